import MetadataKit
import Testing

/// What Insta360's cameras append: the tags are those that exiftool 13.58 has of the same bytes with
/// `-ee`.
@Suite struct Insta360Tests {
  private static let signature = "8db42d694ccc418790edff439fe026bf"

  /// Fields of a protocol buffer: a number, a length, a text.
  private func camera(_ fields: (Int, String)...) -> [UInt8] {
    fields.flatMap { [UInt8($0.0 << 3 | 2), UInt8($0.1.utf8.count)] + Array($0.1.utf8) }
  }

  private var camera: [UInt8] {
    camera((1, "IXSE42ABC"), (2, "Insta360 X3"), (3, "v1.0.01"), (5, "2_1440.5_-0.25"), (9, "?"))
  }

  private func position(_ status: String, north: String = "N", east: String = "E") -> [UInt8] {
    Bytes().little(1_700_000_000, 0, size: 4).little(250, size: 2).text(status)
      .little(Int(47.5.bitPattern), size: 8).text(north)
      .little(Int(8.25.bitPattern), size: 8).text(east).zeros(24).bytes
  }

  private func footer(_ length: Int) -> [UInt8] {
    Bytes().zeros(32).little(length, 3, size: 4).text(Self.signature).bytes
  }

  /// Records with their kind and length behind each.
  private func trailer(_ records: (Int, [UInt8])..., length: Int? = nil) -> [UInt8] {
    let all = records.flatMap {
      $0.1 + Bytes().little($0.0, size: 2).little($0.1.count, size: 4).bytes
    }
    return all + footer(length ?? all.count + 72)
  }

  /// Records apart from one another, and an index of where they are.
  private func indexed(_ records: (Int, [UInt8])...) -> [UInt8] {
    var all: [UInt8] = []
    var index = Bytes().zeros(10)
    for (kind, body) in records {
      all += [UInt8](repeating: 0, count: 5)
      index = index.big(kind, size: 2).little(body.count, all.count, size: 4)
      all += body + Bytes().little(kind, size: 2).little(body.count, size: 4).bytes
    }
    all += [0, 0, 0] + index.bytes + Bytes().zeros(2).little(index.bytes.count, size: 4).bytes
    return all + footer(all.count + 72)
  }

  private func told(_ metadata: Metadata) -> [String] {
    metadata.tags.filter { $0.group == "Insta360" }.map { "\($0.name)=\($0.description)" }
  }

  private let all = [
    "SerialNumber=IXSE42ABC", "Model=Insta360 X3", "Firmware=v1.0.01",
    "Parameters=2 1440.5 -0.25",
  ]
  private let records = "PositionRecords=Insta360's records (GPS)"

  private let movie = BoxBytes.fileType("mp42", "mp42") + BoxBytes.box("moov")

  @Test func `Photos tell of the camera, and that they have places`() throws {
    let file = JPEGBytes.file(
      [], trailer: trailer((0x300, [1, 2, 3]), (0x700, position("A")), (0x101, camera)))
    let metadata = try Metadata(file)
    #expect(told(metadata) == all + [records])
    #expect(metadata.warnings.isEmpty)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(!json.text.string.contains("Insta360"))
    Bytes().raw(file).readEveryTruncation()
  }

  @Test func `Movies do, behind their boxes and in one`() throws {
    let behind = movie + trailer((0x700, position("A")), (0x101, camera))
    let metadata = try Metadata(behind)
    #expect(told(metadata) == all + [records])
    #expect(metadata.warnings.isEmpty)
    let free = movie + BoxBytes.box("free", [0, 0]) + trailer((0x101, camera))
    #expect(told(try Metadata(free)) == all)
    let box = movie + BoxBytes.box("inst", indexed((0x101, camera), (0x700, position("A"))))
    #expect(told(try Metadata(box)) == all + [records])
    #expect(try Metadata(box).warnings.isEmpty)
    for file in [behind, box] { Bytes().raw(file).readEveryTruncation() }
  }

  @Test func `An index leads to records that stand apart`() throws {
    let file = movie + indexed((0x101, camera), (0x400, [1]), (0x700, position("A")))
    #expect(told(try Metadata(file)) == all + [records])
    Bytes().raw(file).readEveryTruncation()
  }

  @Test(arguments: [("V", "N", "E"), ("A", "\0", "E"), ("A", "N", "\0")])
  func `A position that was not found is none`(_ status: String, _ north: String, _ east: String)
    throws
  {
    let none = position(status, north: north, east: east)
    #expect(told(try Metadata(movie + trailer((0x700, none)))).isEmpty)
    // Cameras write thousands before they know where they are.
    let many = (0..<2000).flatMap { _ in none } + position("A", north: "S", east: "O")
    #expect(told(try Metadata(movie + trailer((0x700, many)))) == [records])
  }

  @Test func `The preview is a picture`() throws {
    let picture = JPEGBytes.file([])
    let file = JPEGBytes.file([], trailer: trailer((0x200, picture)))
    let metadata = try Metadata(file)
    #expect(metadata.previews.first?.range.map { Array(file[$0]) } == picture)
    #expect(metadata.previews.first?.tag == "Insta360:PreviewImage")
    #expect(told(try Metadata(movie + trailer((0x200, [1, 0, 0, 0])))).isEmpty)
  }

  @Test func `Lengths that cannot be are no trailer, or warned of`() throws {
    for length in [0, 77, 1 << 20, 0xffff_ffff] {
      let metadata = try Metadata(movie + trailer((0x101, camera), length: length))
      #expect(told(metadata).isEmpty)
      #expect(!metadata.warnings.isEmpty)
    }
    let lying =
      movie + camera + Bytes().little(0x101, size: 2).little(0xffff_ffff, size: 4).bytes
      + footer(camera.count + 78)
    let metadata = try Metadata(lying)
    #expect(told(metadata).isEmpty)
    #expect(metadata.warnings.contains { $0.message.contains("Insta360") })
  }

  @Test func `What is cut short is told, and what is no box`() throws {
    let cut = movie + BoxBytes.number(1000, 4) + Array("mdat".utf8) + [1, 2, 3]
    #expect(try Metadata(cut).warnings.map(\.code) == [.truncated])
    let strange = movie + BoxBytes.number(1000, 4) + [1, 2, 3, 4, 5]
    #expect(try Metadata(strange).warnings.map(\.code) == [.malformed])
    #expect(try Metadata(strange).warnings.first?.offset == movie.count)
  }
}
