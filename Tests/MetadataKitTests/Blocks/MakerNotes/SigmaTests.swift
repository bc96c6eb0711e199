import MetadataKit
import Testing

/// Sigma's notes, written byte by byte.
@Suite struct SigmaTests {
  @Test func numbersMeanOtherThingsSinceVersion3() throws {
    func metadata(_ version: String) throws -> Metadata {
      try Metadata(
        NoteBytes(
          "SIGMA", "SIGMA DP1", head: "SIGMA\0\0\0\u{1}" + version,
          [.text(8, "A"), .text(0xd, "Cont:+0.3"), .shorts(0x1c, [640, 480])]
        ).asJPEG)
    }
    let old = try metadata("\u{2}")
    #expect(old["Sigma:ExposureMode"]?.description == "Aperture-priority AE")
    #expect(old["Sigma:Contrast"]?.description == "+0.3")
    #expect(old["Sigma:PreviewImageSize"]?.description == "640x480")
    #expect(try metadata("\u{4}")["Sigma:PreviewImageSize"] == nil)
  }

  @Test func aTimeThatIsNoNumberIsToldAsItStands() throws {
    let metadata = try Metadata(
      NoteBytes(
        "SIGMA", "SIGMA DP1", head: "SIGMA\0\0\0\u{1}\u{2}", [.rationals(0x32, [(0, 0)])]
      ).asJPEG)
    #expect(metadata.pair("Sigma:ExposureTime") == ["undef", "undef"])
  }
}
