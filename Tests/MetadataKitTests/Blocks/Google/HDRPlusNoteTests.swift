import MetadataKit
import Testing

/// Notes of Google's camera app: what exiftool 13.58 says of the same bytes.
@Suite struct HDRPlusNoteTests {
  private static let records: [UInt8] = {
    func bytes(_ number: Int, _ value: [UInt8]) -> [UInt8] {
      Self.number(number << 3 | 2) + Self.number(value.count) + value
    }
    func image(_ name: String) -> [UInt8] {
      bytes(1, bytes(1, Array(name.utf8)) + bytes(2, [0, 1, 2]))
    }
    let times = bytes(12, [1 << 3 | 5, 0xcd, 0xcc, 0xcc, 0x3d])
    return image("Payload frame 00") + image("Finished image") + bytes(2, Array("log".utf8))
      + bytes(9, [3 << 3, 9] + bytes(36, [1 << 3] + Self.number(1_700_000_000)))
      + bytes(
        12, bytes(1, Array("Google".utf8)) + [8 << 3] + Self.number(1_700_000_000_123) + times)
  }()

  private static func number(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + number(value >> 7)
  }

  /// A note: compressed without compression, then enciphered.
  private static func note(_ version: UInt8, _ content: [UInt8]) -> [UInt8] {
    let gzip =
      Bytes().raw([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1])
      .little(content.count, ~content.count, size: 2).raw(content).zeros(8).bytes
    var key: UInt64 = 0x2515_606b_4a77_91cd
    var note = Array("HDRP".utf8) + [version]
    for (index, byte) in gzip.enumerated() {
      if index % 8 == 0 {
        key ^= key >> 12
        key ^= key << 25
        key ^= key >> 27
        key = key &* 0x2545_f491_4f6c_dd1d
      }
      note.append(byte ^ UInt8(truncatingIfNeeded: key >> UInt64(index % 8 * 8)))
    }
    return note
  }

  private static func metadata(
    _ property: String, _ note: [UInt8], _ options: ReadOptions = ReadOptions()
  ) throws -> Metadata {
    var text = TextBuffer()
    text.append(base64: note)
    let packet = XMPBytes.packet(
      "<GCamera:\(property) xmlns:GCamera=\"http://ns.google.com/photos/1.0/camera/\">"
        + "\(text.string)</GCamera:\(property)>")
    return try Metadata(Array(packet.utf8), name: "photo.xmp", options: options)
  }

  private func check(_ metadata: Metadata) {
    #expect(metadata["Google:TimeLogText"]?.byteCount == 3)
    #expect(metadata["Google:FrameCount"]?.description == "9")
    #expect(metadata["Google:CreateDate"]?.description == "2023:11:14 22:13:20+00:00")
    #expect(metadata["Google:DeviceMake"]?.description == "Google")
    #expect(metadata["Google:SoftwareDate"]?.description == "2023:11:14 22:13:20.123+00:00")
    #expect(metadata["Google:ExposureTimeMin"]?.description == "0.000100000001490116")
    #expect(metadata["Google:ImageData"]?.isBinary == true)
  }

  @Test func `Records in XMP are deciphered`() throws {
    check(try Self.metadata("HdrPlusMakernote", Self.note(3, Self.records)))
  }

  @Test func `A note of EXIF is one, too`() throws {
    let note = Self.note(3, Self.records)
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8769, 26)])
    tiff.directory([.init(tag: 0x927c, format: 7, count: note.count, value: .offset(44))])
    tiff.append(note)
    check(try Metadata(tiff.asJPEG))
  }

  @Test func `Text names its parts`() throws {
    let text = """
      Nothing was done here.
      Summary:
      line one
       line two
      Throttled: false
      Payload frame 0 (base64): AAEC
      GCam AB CD x: 5
      Last: 0
      foo
      """
    let metadata = try Self.metadata("hdrp_makernote", Self.note(2, Array(text.utf8)))
    #expect(metadata["Google:ProcessingNotes"]?.description == "Nothing was done here.")
    #expect(metadata["Google:SummaryText"]?.byteCount == 19)
    #expect(metadata["Google:Throttled"]?.description == "false")
    #expect(metadata["Google:PayloadFrame0"]?.bytes == [0, 1, 2])
    #expect(metadata["Google:Last"]?.description == "foo")
  }

  @Test func `A log of a shot is records in any version`() throws {
    let metadata = try Self.metadata("shot_log_data", Self.note(2, [2 << 3, 3, 3 << 3, 4]))
    #expect(metadata["Google:MeteringFrameCount"]?.description == "3")
    #expect(metadata["Google:OriginalPayloadFrameCount"]?.description == "4")
  }

  @Test func `A note that is cut short is warned of`() throws {
    let note = Self.note(3, Self.records)
    for length in 0..<note.count {
      _ = try Self.metadata("HdrPlusMakernote", Array(note[..<length]))
    }
    let metadata = try Self.metadata("HdrPlusMakernote", Array(note.dropLast(40)))
    #expect(metadata["Google:TimeLogText"] == nil)
    #expect(metadata.warnings.count == 1)
  }

  @Test func `Records and lines without end are charged for`() throws {
    let records = (0..<30_000).flatMap { _ in [2 << 3, 3] as [UInt8] }
    let lines = (0..<15_000).flatMap { _ in Array("A b\n".utf8) }
    for (property, version, content) in [
      ("shot_log_data", UInt8(2), records), ("hdrp_makernote", 2, lines),
    ] {
      let note = Self.note(version, content)
      var options = ReadOptions()
      // Room for the text, the note and what is in it, and for a thousand records.
      options.limits.decodedBytes = note.count * 4 / 3 + content.count + 64 * 1000 + 256
      let metadata = try Self.metadata(property, note, options)
      #expect(metadata.tags.count < 1200)
      #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    }
  }

  @Test func `A note that is long beyond measure is left alone`() throws {
    let long = Self.note(2, Array("Nothing.\n".utf8)) + [UInt8](repeating: 0, count: 1 << 12)
    var options = ReadOptions()
    options.limits.valueBytes = 1 << 10
    let metadata = try Self.metadata("hdrp_makernote", long, options)
    #expect(metadata["Google:ProcessingNotes"] == nil)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }
}
