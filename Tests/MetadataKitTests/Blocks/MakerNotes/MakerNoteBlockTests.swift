import MetadataKit
import Testing

/// Blocks of standard kinds in makers' notes.
@Suite struct MakerNoteBlockTests {
  /// Where the values of ``read(_:tag:make:)``'s note stand: behind a directory of one field.
  private static let start = 38 + 6 + 8 + 18

  /// A photo of Nikon's second layout whose note has one field, and what stands behind it.
  private func read(_ value: [UInt8], tag: Int, make: String = "NIKON\0") throws -> Metadata {
    let note = Bytes("Nikon\0\u{1}\0").little(1, tag, 7, size: 2).little(value.count, size: 4)
      .little(Self.start, 0, size: 4).raw(value)
    return try Metadata(MakerNoteTests.block(make: make, note: note.bytes, .little).asJPEG)
  }

  /// A profile of no use but to have a header and a description.
  private static let profile: [UInt8] = {
    let text = Bytes("desc").big(0, 7, size: 4).text("Screen", 7).zeros(78)
    let table = Bytes().big(1, size: 4).text("desc").big(144, text.bytes.count, size: 4)
    return Bytes().big(144 + text.bytes.count, size: 4).zeros(32).text("acsp").zeros(88)
      .raw(table.bytes + text.bytes).bytes
  }()

  @Test func readsTheProfileOfANote() throws {
    let metadata = try read(Self.profile, tag: 0x0e1d)
    #expect(metadata["ICC_Profile:ProfileDescription"]?.description == "Screen")
    // It is not that of the file's picture.
    #expect(metadata.facts.profileName == nil)
    #expect(metadata.blocks.contains { $0.kind == .icc && $0.byteCount == Self.profile.count })
    // The number means something else to others.
    #expect(
      try Metadata(
        MakerNoteTests.block(
          make: "SANYO\0",
          note: Bytes("SANYO\0\0\0").little(1, 0x0e1d, 7, size: 2)
            .little(Self.profile.count, Self.start, 0, size: 4).raw(Self.profile).bytes, .little
        ).asJPEG)["ICC_Profile:ProfileDescription"] == nil)
  }

  /// Each offset counts from the entry that has it (ExifTool, *MakerNotes.pm*).
  @Test func readsWhatKyoceraHasForPrinters() throws {
    let printing = Bytes("PrintIM\0").text("0100").zeros(2).little(0, size: 2).bytes
    let note = Bytes("KYOCERA").zeros(15).little(2, size: 2)
      .little(1, 7, size: 2).little(4, 0, size: 4)
      .little(0xe00, 7, size: 2).little(printing.count, 12, size: 4).raw(printing)
    let block = MakerNoteTests.block(make: "KYOCERA\0", note: note.bytes, .little)
    #expect(try Metadata(block.asJPEG)["PrintIM:PrintIMVersion"]?.description == "0100")
  }

  /// exiftool reads a note where it stands, before the segment of the picture's own profile.
  @Test func exiftoolCountsTheProfileOfANoteFirst() throws {
    var own = Self.profile
    own.replaceSubrange((own.count - 85)..<(own.count - 79), with: Array("Second".utf8))
    let note = Bytes("Nikon\0\u{1}\0").little(1, 0x0e1d, 7, size: 2)
      .little(Self.profile.count, Self.start, 0, size: 4).raw(Self.profile)
    let block = MakerNoteTests.block(make: "NIKON\0", note: note.bytes, .little)
    let metadata = try Metadata(
      JPEGBytes.file([
        JPEGBytes.segment(0xe1, "Exif\0\0", block.bytes),
        JPEGBytes.segment(0xe2, "ICC_PROFILE\0", [1, 1] + own),
      ]))
    #expect(metadata["ICC_Profile:ProfileDescription"]?.description == "Second")
    #expect(metadata["ICC_Profile2:ProfileDescription"]?.description == "Screen")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    let text = json.text.string.replacing(" ", with: "")
    #expect(text.contains("\"ICC_Profile:ProfileDescription\":\"Screen\""))
    #expect(text.contains("\"ICC_Profile2:ProfileDescription\":\"Second\""))
  }

  private static func capture(_ records: [(number: Int, data: [UInt8], stated: Int?)]) -> [UInt8] {
    var data = Bytes().zeros(22)
    for record in records {
      data = data.little(record.number, size: 4).zeros(14)
        .little(record.stated ?? record.data.count + 4, size: 4).raw(record.data)
    }
    return data.bytes
  }

  /// A caption.
  private static let iptc: [UInt8] = [0x1c, 2, 120, 0, 2, 0x48, 0x69]

  @Test func readsTheCaptionOfNikonCapture() throws {
    // The size of the histogram leaves out itself.
    let metadata = try read(
      Self.capture([
        (0x083a_1a25, [1, 2, 3, 4, 5], 5), (0x76a4_3200, [0], nil), (0x9ef5_f6e0, Self.iptc, nil),
      ]), tag: 0x0e01)
    #expect(metadata["IPTC2:Caption-Abstract"]?.description == "Hi")
    #expect(metadata["IPTC:Caption-Abstract"] == nil)
  }

  @Test(arguments: [0, 3, 0x7fff_ffff, 0xffff_ffff])
  func sizesMayLie(_ stated: Int) throws {
    let data = Self.capture([(0x1234, [1], stated), (0x9ef5_f6e0, Self.iptc, nil)])
    #expect(try read(data, tag: 0x0e01)["IPTC2:Caption-Abstract"] == nil)
  }

  @Test func everyTruncationReturns() {
    for (tag, value) in [
      (0x0e1d, Self.profile), (0x0e01, Self.capture([(0x9ef5_f6e0, Self.iptc, nil)])),
    ] {
      for length in value.indices { _ = try? read(Array(value[..<length]), tag: tag) }
    }
  }
}
