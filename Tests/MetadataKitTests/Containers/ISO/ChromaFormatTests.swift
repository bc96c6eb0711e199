import MetadataKit
import Testing

/// Some writers say gray in the box around the parameter sets, which say 4:2:0.
@Suite struct ChromaFormatTests {
  private static func model(_ codec: String, _ box: [UInt8]) throws -> ColorModel? {
    try Metadata(
      MovieBytes.file("mp42", MovieBytes.track("vide", MovieBytes.picture(codec, box)))
    ).facts.colorModel
  }

  /// The start of a set: profile, constraints, level, then numbers of Exp-Golomb: 0, the format.
  static let profiles: [(UInt8, [UInt8], ColorModel)] = [
    (100, [0b1_010_0000], .rgb), (100, [0b1_1_000000], .gray), (66, [0x80], .rgb),
  ]

  @Test(arguments: profiles) func ofAVC(_ profile: UInt8, _ numbers: [UInt8], _ model: ColorModel)
    throws
  {
    let set: [UInt8] = [0x67, profile, 0, 30] + numbers
    let box =
      [1, 100, 0, 30, 0xff, 0xe1] + BoxBytes.number(set.count, 2) + set + [0, 0xfc, 0xf8, 0xf8, 0]
    #expect(try Self.model("avc1", BoxBytes.box("avcC", box)) == model)
  }

  /// One layer, and two of which the first has a level of its own.
  static let layers: [(UInt8, Bool, ColorModel)] = [
    (0, true, .rgb), (0, false, .gray), (1, true, .rgb), (1, false, .gray),
  ]

  @Test(arguments: layers) func ofHEVC(_ layers: UInt8, _ isColor: Bool, _ model: ColorModel) throws
  {
    let profile: [UInt8] = [1, 0x60, 0, 0, 3, 0, 0x90, 0, 0, 3, 0, 0, 3, 0]
    var set: [UInt8] = [0x42, 1, layers << 1 | 1] + profile + [0x99]
    // A level alone, and nothing of six more.
    if layers > 0 { set += [0x40, 0, 0x99] }
    set.append(isColor ? 0b1_010_0000 : 0b1_1_000000)
    var box = [UInt8](repeating: 0, count: 23)
    box[0] = 1
    box[16] = 0xfc
    box[17] = 0xf8
    box[22] = 2
    let other: [UInt8] = [0x40, 1, 0xc]
    box += [0x20, 0, 1] + BoxBytes.number(other.count, 2) + other
    box += [0x21, 0, 1] + BoxBytes.number(set.count, 2) + set
    #expect(try Self.model("hvc1", BoxBytes.box("hvcC", box)) == model)
    for length in box.indices {
      _ = try Self.model("hvc1", BoxBytes.box("hvcC", Array(box[..<length])))
    }
  }
}
