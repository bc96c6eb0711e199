import MetadataKit
import Testing

/// What Nikon's raw files note beside the picture: what exiftool 13.58 says of the same bytes.
@Suite struct NikonRawInfoTests {
  private static func block(_ order: ByteOrder) -> [UInt8] {
    var tiff = TIFFBytes(order)
    func fractions(_ values: Int...) -> [UInt8] {
      values.flatMap { tiff.number($0, 4) + tiff.number(1_000_000, 4) }
    }
    let distortion =
      Bytes("0100").raw([3]).zeros(15).raw(fractions(-12_345, 678, 9)).bytes
    let vignette = Bytes("0100").zeros(32).raw(fractions(50)).zeros(8).raw(fractions(-700_000))
      .zeros(8).raw(fractions(30)).bytes
    tiff.directory([
      .init(tag: 5, format: 7, count: distortion.count, value: .offset(38)),
      .init(tag: 6, format: 7, count: vignette.count, value: .offset(38 + distortion.count)),
    ])
    tiff.append(distortion + vignette)
    return Bytes("Nikon\0").raw([2, 16, 0, 0]).raw(tiff.bytes).bytes
  }

  private func read(_ block: [UInt8]) throws -> Metadata {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: 0xc7d5, format: 7, count: block.count, value: .offset(26))])
    tiff.append(block)
    return try Metadata(tiff.asJPEG)
  }

  @Test(arguments: [ByteOrder.little, .big])
  func `Corrections of the lens are told`(order: ByteOrder) throws {
    let metadata = try read(Self.block(order))
    let expected = [
      "DistortionCorrectionVersion": "0100", "DistortionCorrection": "On (Required)",
      "RadialDistortionCoefficient1": "-0.01235", "RadialDistortionCoefficient2": "0.00068",
      "RadialDistortionCoefficient3": "0.00001", "VignetteCorrectionVersion": "0100",
      "VignetteCoefficient1": "0.00005", "VignetteCoefficient2": "-0.70000",
      "VignetteCoefficient3": "0.00003",
    ]
    for (name, value) in expected {
      #expect(metadata["Nikon:\(name)"]?.description == value, "\(name)")
    }
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `The tag may hold something else`() throws {
    let metadata = try read(Array("something else, longer".utf8))
    #expect(!metadata.tags.contains { $0.group == "Nikon" })
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `Every truncation returns or throws`() {
    let block = Self.block(.little)
    for length in 0..<block.count { #expect((try? read(Array(block[..<length]))) != nil) }
  }
}
