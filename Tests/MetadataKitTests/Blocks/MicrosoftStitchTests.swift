import MetadataKit
import Testing

@Suite struct MicrosoftStitchTests {
  private func read(_ value: [UInt8]) throws -> Metadata {
    var block = TIFFBytes(.big)
    block.directory([.init(tag: 0x4748, format: 7, count: value.count, value: .offset(26))])
    block.append(value)
    return try Metadata(block.asJPEG)
  }

  /// It is little-endian in big-endian EXIF, too.
  @Test func tellsHowAPanoramaWasMade() throws {
    let value = Bytes().little(2, 4, 257, size: 4)
      .little(0x3f00_0000, 0xbfa0_0000, 0, 0x4040_0000, size: 4).bytes
    let metadata = try read(value)
    #expect(metadata["Microsoft:PanoramicStitchVersion"]?.description == "2")
    #expect(metadata.pair("Microsoft:PanoramicStitchCameraMotion") == ["3D Rotation", "4"])
    #expect(
      metadata["Microsoft:PanoramicStitchMapType"]?.description == "Vertical Cylindrical")
    #expect(metadata["Microsoft:PanoramicStitchTheta0"]?.description == "0.5")
    #expect(metadata["Microsoft:PanoramicStitchTheta1"]?.description == "-1.25")
    #expect(metadata["Microsoft:PanoramicStitchPhi1"]?.description == "3")
  }

  @Test func toleratesShortOnes() throws {
    for count in 5..<28 {
      let metadata = try read([UInt8](repeating: 0, count: count))
      #expect(metadata["Microsoft:PanoramicStitchVersion"]?.description == "0")
      #expect(metadata["Microsoft:PanoramicStitchPhi1"] == nil)
    }
  }
}
