import MetadataKit
import Testing

/// Pictures of the sky.
@Suite struct XISFTests {
  private func file(_ header: String) -> Bytes {
    Bytes("XISF0100").little(header.utf8.count, 0, size: 4).text(header).zeros(16)
  }

  @Test func readsTheHeader() throws {
    let file = file(
      """
      <?xml version="1.0"?><!-- c --><xisf version="1.0"><Image geometry="640:480:3"
      sampleFormat="UInt16" colorSpace="RGB" location="attachment:4096:9">
      <FITSKeyword name="OBJECT" value="'M 31'" comment="target"/>
      <Property id="Instrument:Camera:Gain" type="Float32" value="1.5"/>
      <ICCProfile location="inline:base64">AQID</ICCProfile>
      <Resolution horizontal="72" vertical="36" unit="cm"/></Image><Metadata>
      <Property id="XISF:CreationTime" type="String">2019-09-18T22:57:08Z</Property>
      <Property id="XISF:CompressionLevel" type="Int32" value="0"/></Metadata></xisf>
      """)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "XISF")
    #expect(metadata.facts.pixelWidth == 640)
    #expect(metadata.facts.pixelHeight == 480)
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata["File:NumPlanes"]?.description == "3")
    #expect(metadata["XML:ImageGeometry"]?.description == "640:480:3")
    #expect(metadata["XML:ColorSpace"]?.description == "RGB")
    #expect(metadata["XML:ImageFITSKeywordName"]?.description == "OBJECT")
    #expect(metadata["XML-Instrument:ImageCameraGain"]?.description == "1.5")
    #expect(
      metadata["XML:ICC_Profile"]?.description == "(Binary data 3 bytes, use -b option to extract)")
    #expect(metadata["XML:XResolution"]?.description == "72")
    #expect(metadata["XML:CreateDate"]?.description == "2019:09:18 22:57:08Z")
    #expect(metadata["XML:CompressionLevel"]?.description == "0")
    #expect(metadata["XML:Version"] == nil)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }
}
