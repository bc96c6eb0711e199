import MetadataKit
import Testing

@Suite struct CanonRecipe4Tests {
  /// An entry: number, format, its first flag, and bytes.
  private typealias Entry = (tag: Int, format: Int, flag: Int, bytes: [UInt8])

  private func recipe(_ entries: [Entry]) -> [UInt8] {
    var directory = Bytes()
    var values = Bytes()
    let start = 36 + 28 * entries.count
    for entry in entries {
      directory = directory.little(entry.tag, entry.format, entry.flag, 1, 0, size: 4)
        .little(start + values.bytes.count, entry.bytes.count, size: 4)
      values = values.raw(entry.bytes)
    }
    return Bytes("IIII").little(0x40004, 6, 0x8000_0289, 3, 4, 5, size: 4)
      .little(entries.count, 0, size: 4).raw(directory.bytes).raw(values.bytes).zeros(4)
      .bytes
  }

  private func doubles(_ numbers: Double...) -> [UInt8] {
    numbers.reduce(Bytes()) { $0.little(Int(bitPattern: UInt($1.bitPattern)), size: 8) }.bytes
  }

  private func longs(_ numbers: Int...) -> [UInt8] {
    numbers.reduce(Bytes()) { $0.little($1, size: 4) }.bytes
  }

  private var whole: [UInt8] {
    recipe([
      (0x10002, 8, 1, longs(90)), (0x10021, 2, 1, Array("Mine\0".utf8)),
      (0x10100, 8, 1, longs(0xffff_ffff)), (0x20101, 9, 1, longs(-1)),
      (0x20125, 33, 1, longs(14, 2000, 1024, 1024, 1500)), (0x20301, 9, 1, longs(0x84)),
      (0x20310, 9, 0, longs(1)),
      (0x20400, 255, 1, longs(1, 0, 0, 0, 255, 0, 255, 2, 0, 10, 255, 240) + longs(0, 0)),
      (0x20500, 9, 7, longs(2)), (0x20701, 13, 1, doubles(7)), (0x20702, 13, 1, doubles(1e-120)),
      (0x20910, 38, 1, doubles(1, -2, 3.5)),
      (0x20a00, 255, 1, doubles(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 16383, 1200, 0, 16383)),
      (0x30102, 254, 1, [0xab, 1]),
      (0xf0100, 255, 1, longs(1, 5760, 3840, 10, -20, 5000, 3000, 0) + doubles(13.08)),
      (0xf0500, 255, 1, [1, 2, 3]), (0xf0510, 255, 1, longs(0, 0, 4)), (0xf0512, 8, 1, longs(50)),
    ])
  }

  private func check(_ metadata: Metadata) {
    func words(_ name: String) -> String? { metadata["CanonDR4:" + name]?.description }
    func number(_ name: String) -> String? { metadata["CanonDR4:" + name]?.numericDescription }
    #expect(words("DR4CameraModel") == "EOS 7D Mark II")
    #expect(words("Rotation") == "90")
    #expect(words("CustomPictureStyle") == "Mine")
    #expect(words("Rating") == "Rejected")
    #expect(words("WhiteBalanceAdj") == "Manual (Click)")
    #expect(words("WBAdjRGGBLevels") == "2000 1024 1024 1500")
    #expect(number("WBAdjRGGBLevels") == "14 2000 1024 1024 1500")
    #expect(words("PictureStyle") == "Neutral")
    #expect(words("SharpnessAdj") == "Unsharp Mask")
    #expect(words("SharpnessAdjOn") == "No")
    #expect(words("ToneCurveColorSpace") == "Luminance")
    #expect(words("ToneCurveInputRange") == "0 255")
    #expect(words("ToneCurveX") == "255")
    #expect(words("ToneCurveOriginal") == "Yes")
    #expect(words("AutoLightingOptimizer") == "Strong")
    #expect(words("AutoLightingOptimizerOn") == "Unknown (7)")
    #expect(words("ShootingDistance") == "70%")
    #expect(number("ShootingDistance") == "0.7")
    #expect(words("PeripheralIllumination") == "0")
    #expect(words("RedHSL") == "1 -2 3.5")
    #expect(words("GammaContrast") == "1")
    #expect(words("GammaBlackPoint") == "+0.000")
    #expect(words("GammaWhitePoint") == "+0.000")
    #expect(words("GammaMidPoint") == "+0.000")
    #expect(number("GammaCurveOutputRange") == "0 16383")
    #expect(words("CropAspectRatioCustom") == "ab01")
    #expect(words("CropY") == "-20")
    #expect(words("CropAngle") == "13.08")
    #expect(words("CropOriginalWidth") == nil)
    #expect(words("CustomPictureStyleData") == "(Binary data 3 bytes, use -b option to extract)")
    #expect(words("StampToolCount") == "4")
    #expect(words("LensFocalLength") == "50")
  }

  @Test func readsFiles() throws {
    let metadata = try Metadata(whole)
    #expect(metadata.format.name == "DR4")
    check(metadata)
  }

  @Test func readsRecipes() throws {
    let record = Bytes().big(whole.count, size: 4).raw(whole).zeros(4).bytes
    let recipe = CanonRecipeTests.recipe((0xffff_00f7, record)).bytes
    check(try Metadata(recipe))
    let kind = Bytes().big(0x210f_1687, 0x9149_11e4, 0x8111_0024, 0x2131_fce4, size: 4).bytes
    let box = BoxBytes.box("uuid", kind + BoxBytes.box("CNOP", recipe))
    let file = BoxBytes.box("ftyp", Array("crx \0\0\0\u{1}crx isom".utf8)) + box
    check(try Metadata(file))
  }

  @Test func survivesEveryTruncationAndLie() {
    Bytes().raw(whole).readEveryTruncationAndLie(every: 3)
  }

  /// Ten thousands of entries that have one long value.
  @Test func sharedValuesAreBounded() throws {
    let entry = Bytes().little(0x10021, 255, 1, 1, 1, 0, 0x90000, size: 4).bytes
    let file = Bytes("IIII").little(0x40004, 6, 0, 3, 4, 5, size: 4).little(20_000, 0, size: 4)
      .raw((0..<20_000).flatMap { _ in entry }).zeros(0x90000).bytes
    let metadata = try metadataWithinAMinute(of: file)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  /// Doubles in words are longer than in the file.
  @Test func sharedDoublesAreChargedByTheirWords() throws {
    let doubles = [UInt8](repeating: 0x55, count: 8000)
    let file = Bytes("IIII").little(0x40004, 6, 0, 3, 4, 5, size: 4).little(10, 0, size: 4)
      .raw(
        (0..<10).flatMap { _ in
          Bytes().little(0x20910, 38, 1, 1, 1, 316, 8000, size: 4).bytes
        }
      )
      .raw(doubles).zeros(4).bytes
    var options = ReadOptions()
    options.limits.decodedBytes = 100_000
    let metadata = try Metadata(file, options: options)
    #expect(metadata.tags.filter { $0.name == "RedHSL" }.count == 3)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }
}
