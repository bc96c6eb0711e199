import MetadataKit
import Testing

@Suite struct CanonRecipeTests {
  /// A recipe of blocks.
  static func recipe(_ blocks: (kind: Int, bytes: [UInt8])...) -> Bytes {
    let body = blocks.reduce(Bytes()) {
      $0.big($1.kind, $1.bytes.count, size: 4).raw($1.bytes)
    }
    return Bytes("CANON OPTIONAL DATA\0").big(1, size: 4).big(body.bytes.count, size: 4)
      .raw(body.bytes).text("CANON OPTIONAL DATA\0").big(body.bytes.count, size: 4).zeros(38)
      .raw([0xff, 0xd9])
  }

  /// What versions before the fourth write, behind its length: a style of five bytes and
  /// corrections of a lens in forty move what is behind them.
  private func edits(_ version: Int) -> [UInt8] {
    let first = Bytes().zeros(0x272)
      .with(Bytes().big(version, size: 2).bytes, at: 2)
      .with(Bytes().big(1000, 1024, 1025, 2000, size: 2).bytes, at: 6)
      .with([0, 9], at: 0x18)
      .with(Bytes().big(-3000, size: 4).bytes, at: 0x38)
      .with(Bytes().big(2, 0, 5, 255, 250, size: 2).bytes, at: 0x126)
      .with([0x40, 0x20, 0, 0], at: 0x262)
      .with([0, 3], at: 0x26e)
    func place(_ index: Int) -> Int { index * 2 + 5 }
    let second = Bytes().zeros(place(0xe3) + 40 + 0x16)
      .with([0, 7], at: 2 * 2)
      .with([0xff, 0xfe], at: 0xd * 2)
      .with([0, 5], at: 0x58 * 2)
      .with([0, 0x21], at: place(0x5e))
      .with([1, 0], at: place(0x66))
      .with([0x7f, 0xff], at: place(0x69))
      .with(Bytes().big(-300, size: 4).bytes, at: place(0x8b))
      .with([0, 1], at: place(0xdc))
      .with([2, 0], at: place(0xde))
      .with([0, 0, 0, 40], at: place(0xdf))
      .with([0, 4], at: place(0xe4))
      .with(Array("1.2".utf8), at: place(0xe5))
      .with([0xff, 0xfe], at: place(0xe1) + 40 + 0x16)
    return Bytes().big(first.bytes.count + 12 + second.bytes.count, size: 4).raw(first.bytes)
      .big(8, 17, 0, size: 4).raw(second.bytes).bytes
  }

  private func record(_ kind: Int, _ bytes: [UInt8]) -> [UInt8] {
    Bytes("IHL Created Optional Item Data\0\0").little(1, kind, bytes.count, size: 4)
      .little(bytes.count + 4, size: 4).raw(bytes).zeros(4).bytes
  }

  private func whole(_ version: Int = 352) -> [UInt8] {
    let packet = Array(XMPBytes.packet("<rdf:Description dc:format='image/x'/>").utf8)
    return Self.recipe(
      (0xffff_00f4, edits(version)), (0xffff_00ee, [1]),
      (0xffff_00f5, record(2, [1]) + record(4, [0xff, 0xd8, 0xff]) + record(5, [0x33, 0, 0x34])),
      (0xffff_00f6, packet)
    ).bytes
  }

  /// The XMP in it begins within the first bytes.
  @Test func aRecipeOfXMPIsOne() throws {
    let metadata = try Fixture.metadata("recipe.vrd")
    #expect(metadata.format.name == "VRD")
    #expect(metadata["XMP-dc:Title"]?.description == "Evening at the lake")
  }

  @Test func readsEdits() throws {
    let metadata = try Metadata(whole())
    func words(_ name: String) -> String? { metadata["CanonVRD:" + name]?.description }
    func number(_ name: String) -> String? { metadata["CanonVRD:" + name]?.numericDescription }
    #expect(metadata.format.name == "VRD")
    #expect(words("VRDVersion") == "3.5.2")
    #expect(number("VRDVersion") == "352")
    #expect(words("WBAdjRGGBLevels") == "1000 1024 1025 2000")
    #expect(words("WhiteBalanceAdj") == "Kelvin")
    #expect(words("RawBrightnessAdj") == "-0.50")
    #expect(number("RawBrightnessAdj") == "-0.5")
    #expect(words("LuminanceCurvePoints") == "(0,5) (255,250)")
    #expect(words("RedCurvePoints")?.hasPrefix("0 0 0") == true)
    #expect(words("ConstrainedCropWidth") == "2.5")
    #expect(words("Rotation") == "270")
    #expect(words("StampToolCount") == "17")
    #expect(words("PictureStyle") == "Custom")
    #expect(words("StandardRawColorTone") == "-2")
    #expect(words("AngleAdj") == "-3")
  }

  @Test func readsWhatIsMoved() throws {
    let metadata = try Metadata(whole())
    func words(_ name: String) -> String? { metadata["CanonVRD:" + name]?.description }
    #expect(words("CustomPictureStyleData") == "(Binary data 7 bytes, use -b option to extract)")
    #expect(words("ChrominanceNoiseReduction") == "2")
    #expect(words("ChromaticAberration") == "25%")
    #expect(metadata["CanonVRD:ChromaticAberration"]?.numericDescription == "0.25")
    #expect(words("AberrationCorrectionDistance") == nil)
    #expect(words("DLOOn") == "Yes")
    #expect(words("DLOShootingDistance") == "50%")
    #expect(words("DLODataLength") == "40")
    #expect(words("DLOSettingApplied") == "4")
    #expect(words("DLOVersion") == "1.2")
    #expect(words("DLOData") == "(Binary data 40 bytes, use -b option to extract)")
    #expect(words("CameraRawColorTone") == "-2")
    // The version decides what a number means.
    let early = try Metadata(whole(320))
    #expect(early["CanonVRD:ChrominanceNoiseReduction"]?.description == "Unknown (33)")
  }

  @Test func readsRecordsAndXMP() throws {
    let metadata = try Metadata(whole())
    #expect(metadata["CanonVRD:RawCodecVersion"]?.description == "3")
    #expect(metadata.previews.first?.range?.count == 3)
    #expect(metadata["XMP-dc:Format"]?.description == "image/x")
  }

  @Test func standsBehindPhotos() throws {
    let behindJPEG = try Metadata(JPEGBytes.file([], trailer: whole()))
    #expect(behindJPEG["CanonVRD:Rotation"]?.numericDescription == "3")
    let behindTIFF = try Metadata(Bytes("II*\0").little(8, 0, size: 4).raw(whole()).bytes)
    #expect(behindTIFF["CanonVRD:Rotation"]?.numericDescription == "3")
  }

  /// Which says nothing of where it starts.
  @Test func footerByItselfIsNone() throws {
    let metadata = try Metadata(JPEGBytes.file([], trailer: Array(whole().suffix(64))))
    #expect(metadata["CanonVRD:VRDVersion"] == nil)
    #expect(!metadata.warnings.isEmpty)
  }

  @Test func survivesEveryTruncationAndLie() {
    let bytes = Self.recipe((0xffff_00f4, Array(edits(352).prefix(0x300)))).bytes
    for length in stride(from: 0, to: bytes.count, by: 7) {
      ContainerTests.exercise(Array(bytes[..<length]) + bytes.suffix(64))
      var damaged = bytes
      damaged[length] ^= 0xff
      ContainerTests.exercise(damaged)
    }
  }
}
