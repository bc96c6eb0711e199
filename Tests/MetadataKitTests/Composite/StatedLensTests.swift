import MetadataKit
import Testing

/// Which lens it was by what Adobe's and Apple's programs write into XMP.
@Suite struct StatedLensTests {
  /// 0/0 is no aperture, though APEX makes f/1 of 0.
  @Test func anApertureOfNothingTellsNothing() throws {
    func lens(_ aperture: String) throws -> String? {
      try XMPBytes.read(
        "<tiff:Make>SONY</tiff:Make><exif:FocalLength>200/1</exif:FocalLength>"
          + "<exif:MaxApertureValue>\(aperture)</exif:MaxApertureValue>"
          + "<aux:LensID xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>24</aux:LensID>")[
          "Composite:LensID"]?.description
    }
    #expect(try lens("0/0")?.contains("Sigma 18-200mm") == true)
  }

  private func lens(_ make: String, _ number: String, range: String) throws -> String? {
    let metadata = try XMPBytes.read(
      "<tiff:Make xmlns:tiff='http://ns.adobe.com/tiff/1.0/'>\(make)</tiff:Make>"
        + "<aux:LensID xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>\(number)</aux:LensID>"
        + "<aux:LensInfo xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>\(range)</aux:LensInfo>")
    return metadata["Composite:LensID"]?.description
  }

  /// A lens without contacts says f/1 and no length: not one of all lenses of that aperture.
  @Test func aLensThatTellsNothingIsNone() throws {
    func lens(_ focal: Int) throws -> String? {
      try XMPBytes.read(
        "<tiff:Make>SONY</tiff:Make><tiff:Model>ILCE-6500</tiff:Model>"
          + "<exif:FocalLength>\(focal)/1</exif:FocalLength>"
          + "<exif:MaxApertureValue>0/1</exif:MaxApertureValue>"
          + "<aux:LensID xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>65535</aux:LensID>")[
          "Composite:LensID"]?.description
    }
    #expect(try lens(0) == "E-Mount, T-Mount, Other Lens or no lens")
    #expect(try lens(50)?.contains("50mm F1 ") == true)
  }

  /// Programs that know no apertures write 0/0.
  @Test func theRangeOfLengthsIsEnough() throws {
    #expect(
      try lens("Canon", "61182", range: "100/1 500/1 0/0 0/0")
        == "Canon RF 100-500mm F4.5-7.1L IS USM")
    #expect(try lens("Canon", "65535", range: "6/1 45/2 0/0 0/0") == "Unknown 6-22mm")
  }

  /// Adobe's keep the first of Nikon's eight bytes, Apple's all of them, as a number with a sign.
  @Test(arguments: [
    ("-7910804157571773682", "18/1 250/1 7/2 63/10", "Unknown (92 37 2D 88 2C 40 4B 0E) 18-250mm"),
    (
      "-7913900382315590898", "18/1 250/1 7/2 63/10",
      "Sigma 18-250mm F3.5-6.3 DC Macro OS HSM"
    ),
    ("346333446", "35/1 35/1 9/5 9/5", "Unknown (14 A4 A1 06) 35mm"),
    ("seven", "35/1 35/1 9/5 9/5", "Unknown (seven) 35mm"),
  ])
  func bytesOfNikonTell(_ number: String, _ range: String, _ expected: String) throws {
    #expect(try lens("NIKON CORPORATION", number, range: range) == expected)
  }
}
