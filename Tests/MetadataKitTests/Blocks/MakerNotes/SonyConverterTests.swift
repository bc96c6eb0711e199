import MetadataKit
import Testing

/// What Sony's Image Data Converter keeps in a raw file, written byte by byte.
@Suite struct SonyConverterTests {
  /// A raw file with two directories at places of its own, one of which has two versions.
  private func file(loop: Bool = false) -> [UInt8] {
    func block(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: max(0, count - bytes.count))
    }
    func directory(_ fields: [TIFFBytes.Field]) -> [UInt8] {
      var directory = TIFFBytes(of: [])
      directory.directory(fields)
      return directory.bytes
    }
    func numbers(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { NoteBytes.little($0, 4) } }
    var head = TIFFBytes()
    head.directory([
      .long(0xfe, 1), .short(0x103, 6), .init(tag: 0x10f, format: 2, count: 5, value: .offset(90)),
      .init(tag: 0x110, format: 2, count: 10, value: .offset(96)), .long(0xc634, 200),
    ])
    let camera = block(head.bytes, 90) + Array("SONY\0\0DSLR-A900\0".utf8)
    let own = directory([
      .long(0x7200, 0),
      .long(0x7240, 300),
      .init(tag: 0x7241, format: 4, count: 2, value: .offset(260)),
    ])
    let first = directory([
      .long(0x8000, 16), .init(tag: 0x8018, format: 9, count: 1, value: .number(-100)),
      .init(tag: 0x8027, format: 9, count: 1, value: .number(33)),
      .init(tag: 0x900f, format: 9, count: 1, value: .number(-1250)),
    ])
    let version = directory([.long(0x201, 40), .long(0x202, 6), .long(0xd000, 2)])
    // Offsets count from the directory's start, at 400.
    let second = directory([
      .long(0x201, 20), .long(0x202, 5),
      .init(tag: 0xd001, format: 4, count: 2, value: .offset(60)),
    ])
    return block(block(camera, 200) + own, 260) + block(numbers([400, 0]), 40)
      + block(first, 100) + block(second, 60) + block(numbers([100, loop ? 0 : 200]), 40)
      + block(version, 100) + block(version, 100)
  }

  @Test func tellsWhatItDid() throws {
    let metadata = try Metadata(file())
    #expect(metadata.pair("SonyIDC:IDCCreativeStyle") == ["B&W", "16"])
    #expect(metadata.pair("SonyIDC:BrightnessAdj") == ["-0.33", "-100"])
    #expect(metadata["SonyIDC:NoiseReductionValue"]?.description == "66.5")
    #expect(metadata["SonyIDC:InclinationAngle"]?.description == "-1.2 deg")
  }

  /// Each version has a group and a picture with its number; places are the file's.
  @Test func tellsItsVersions() throws {
    let metadata = try Metadata(file())
    #expect(metadata["SonyIDC:IDCPreviewStart"]?.description == "420")
    #expect(metadata["Version0:IDCPreviewStart"]?.description == "540")
    #expect(metadata["Version1:IDCPreviewStart"]?.description == "640")
    #expect(metadata["Version1:CurrentVersion"]?.description == "2")
    #expect(metadata["Version0:IDCPreviewImage0"]?.byteCount == 6)
    #expect(metadata["Version1:IDCPreviewImage1"]?.byteCount == 6)
    // The one without a number is of the group that was last.
    #expect(metadata["Version1:IDCPreviewImage"]?.byteCount == 5)
  }

  @Test func toleratesVersionsThatAreThemselves() throws {
    let metadata = try Metadata(file(loop: true))
    #expect(metadata["Version0:CurrentVersion"]?.description == "2")
    #expect(metadata["Version1:CurrentVersion"] == nil)
    Bytes().raw(file()).readEveryTruncation()
  }
}
