import MetadataKit
import Testing

/// What Xiaomi's camera app notes in EXIF.
@Suite struct XiaomiSettingsTests {
  private func read(_ text: String) throws -> Metadata {
    let bytes = Array(text.utf8)
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: 0x9999, format: 2, count: bytes.count, value: .offset(26))])
    tiff.append(bytes)
    return try Metadata(tiff.asJPEG)
  }

  @Test func areTags() throws {
    let metadata = try read(#"{"mirror":false,"?sensor_type":"rear","OpMode":32769}"# + "\0")
    #expect(metadata["JSON:Mirror"]?.description == "false")
    #expect(metadata["JSON:Sensor_type"]?.description == "rear")
    #expect(metadata["JSON:OpMode"]?.description == "32769")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func mayBeSomethingElse() throws {
    let metadata = try read("free text")
    #expect(!metadata.tags.contains { $0.group == "JSON" })
    #expect(metadata.warnings.isEmpty)
    #expect(try read(#"{"cut": [1, "#).warnings.count == 1)
  }
}
