import Testing

@testable import MetadataKit

/// Records of pictures are found wherever they stand.
@Suite struct DrawingPictureTests {
  /// A record of a picture: its kind, with one checksum before the picture or two.
  static func record(_ content: [UInt8], kind: Int = 0xf01d, checksums: Int = 1) -> Bytes {
    let size = 16 * checksums + 1 + content.count
    return Bytes().little(checksums == 1 ? 0x46a0 : 0x46b0, kind, size: 2).little(size, size: 4)
      .zeros(16 * checksums).raw([0xff]).raw(content)
  }

  private static let photo: [UInt8] = [0xff, 0xd8, 0xff, 0xe1, 1, 2, 3, 4]

  private func ranges(_ stream: Bytes, most: Int = 256) throws -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    try DrawingPictures.find(in: Region(ByteReader(stream.bytes)), atMost: most, &ranges)
    return ranges
  }

  @Test(
    arguments: [
      (0xf01d, [0xff, 0xd8, 0xff, 0xe0]), (0xf02a, [0xff, 0xd8, 0xff, 0xee]),
      (0xf01e, [0x89, 0x50, 0x4e, 0x47]), (0xf01e, [0x47, 0x49, 0x46, 0x38]),
      (0xf029, [0x49, 0x49, 42, 0]), (0xf029, [0x4d, 0x4d, 0, 42]),
    ] as [(Int, [UInt8])])
  func findsPictures(_ kind: Int, _ content: [UInt8]) throws {
    for checksums in [1, 2] {
      let record = Self.record(content, kind: kind, checksums: checksums)
      let end = 7 + record.bytes.count
      #expect(try ranges(Bytes().zeros(7).raw(record.bytes).zeros(90)) == [end - 4..<end])
    }
  }

  /// Bitmaps, metafiles, a record of another version, one that has no picture, and one without bytes.
  @Test func passesOthers() throws {
    #expect(try ranges(Self.record(Self.photo, kind: 0xf01f)) == [])
    #expect(try ranges(Self.record(Self.photo, kind: 0xf01b)) == [])
    #expect(try ranges(Self.record(Self.photo).with([0xa1], at: 0)) == [])
    #expect(try ranges(Self.record([1, 2, 3, 4])) == [])
    #expect(try ranges(Self.record(Self.photo).with([17], at: 4)) == [])
    #expect(try ranges(Bytes().raw([0xf0, 0x1d, 0xf0])) == [])
    #expect(try ranges(Bytes()) == [])
  }

  /// A start lies across two of the pieces that are read.
  @Test func findsStartsThatLieAcrossPieces() throws {
    let record = Self.record(Self.photo).bytes
    for padding in (65_536 - 60)...(65_536 + 4) {
      let stream = Bytes().raw([UInt8](repeating: 0xf0, count: padding)).raw(record).raw(record)
      let first = padding + 25..<padding + record.count
      let second = first.lowerBound + record.count..<first.upperBound + record.count
      #expect(try ranges(stream) == [first, second], "\(padding)")
      #expect(try ranges(stream, most: 1) == [first])
    }
  }

  /// What stands in a picture is none of its own; in one that says to be longer than the stream it is.
  @Test func picturesWithinOneArePassed() throws {
    let inner = Self.record(Self.photo).bytes
    let outer = Self.record(Self.photo + inner)
    let end = outer.bytes.count
    #expect(try ranges(outer) == [25..<end])
    let damaged = outer.with([0xff, 0xff, 0xff, 0x7f], at: 4)
    #expect(try ranges(damaged) == [25..<end, end - Self.photo.count..<end])
  }

  /// Each of many marks is looked at once.
  @Test func manyMarksAreWalkedOnce() throws {
    let marks = [[UInt8]](repeating: [0x10, 0, 0x1d, 0xf0], count: 1 << 18).flatMap { $0 }
    #expect(try withinAMinute { try ranges(Bytes().raw(marks)) } == [])
  }

  /// What was found before is kept.
  @Test func piecesOfWorkbooksAreBounded() {
    let record = Bytes().little(0xeb, 1, size: 2).raw([1]).bytes
    func drawings(_ records: Int) -> WorkbookDrawings {
      let file = [[UInt8]](repeating: record, count: records).flatMap { $0 }
      var stream = FilePieces()
      stream.append(0..<file.count)
      return WorkbookDrawings(of: stream, in: Region(ByteReader(file)))
    }
    let most = drawings(65_536)
    #expect(most.pieces.count == 65_536 && most.error == nil)
    let more = drawings(65_537)
    #expect(more.pieces.count >= 65_536 && more.error?.code == .limitExceeded)
  }
}
