import MetadataKit
import Testing

/// FLIR's records as files of their own.
@Suite struct FLIRTests {
  private var file: Bytes {
    let picture = Bytes().little(2, 4, 3, size: 2).zeros(26).zeros(24)
    return Bytes("FFF\0Tool").zeros(12).little(101, 64, 1, size: 4).zeros(32)
      .little(1, 2, size: 2).little(100, 1, 96, picture.bytes.count, size: 4).zeros(12)
      .raw(picture.bytes)
  }

  @Test func tellsThePictureAndTheRecords() throws {
    let metadata = try Metadata(file.bytes, name: "a.fff")
    #expect(metadata.format.name == "FLIR" && metadata.format.mimeType == "image/x-flir-fff")
    #expect(metadata["FLIR:CreatorSoftware"]?.description == "Tool")
    #expect(metadata["FLIR:RawThermalImageWidth"]?.description == "4")
    #expect(metadata["FLIR:RawThermalImageType"]?.description == "TIFF")
    #expect(metadata.facts.pixelWidth == 4 && metadata.facts.pixelHeight == 3)
    #expect(metadata.facts.colorModel == .gray && metadata.facts.bitDepth == 16)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.facts.frameCount == 1)
    file.readEveryTruncation()
  }

  /// Sequences are pictures one behind the other.
  @Test func sequencesHaveMoreFrames() throws {
    let metadata = try Metadata(file.bytes + file.bytes, name: "a.SEQ")
    #expect(metadata.format.name == "SEQ" && metadata.format.mimeType == "image/x-flir-seq")
    #expect(metadata.facts.pixelWidth == 4 && metadata.facts.frameCount == nil)
  }
}
