import MetadataKit
import Testing

/// Some writers say gray in the box around the parameter sets, which say 4:2:0.
@Suite struct CodecConfigurationTests {
  private static func model(_ codec: String, _ box: [UInt8]) throws -> ColorModel? {
    try Metadata(
      MovieBytes.file("mp42", MovieBytes.track("vide", MovieBytes.picture(codec, box)))
    ).facts.colorModel
  }

  /// A set of 64 × 48 pixels: its profile, and what that has between the number of the set and the
  /// rest, of which the first is chroma_format_idc.
  static let profiles: [(UInt8, String, ColorModel)] = [
    (100, "010" + "1100", .rgb), (100, "1" + "1100", .gray), (66, "", .rgb),
  ]

  @Test(arguments: profiles) func ofAVC(_ profile: UInt8, _ chroma: String, _ model: ColorModel)
    throws
  {
    let bits = "1" + chroma + "1111" + "0" + "00100" + "011" + "11" + "00" + "1"
    let set: [UInt8] = [0x67, profile, 0, 30] + Self.bytes(bits)
    let box =
      [1, 100, 0, 30, 0xff, 0xe1] + BoxBytes.number(set.count, 2) + set + [0, 0xfc, 0xf8, 0xf8, 0]
    #expect(try Self.model("avc1", BoxBytes.box("avcC", box)) == model)
    for length in box.indices {
      _ = try Self.model("avc1", BoxBytes.box("avcC", Array(box[..<length])))
    }
  }

  /// A profile, its first set, what stands behind all sets, and the depth.
  static let depths: [(UInt8, [UInt8], [UInt8], Int?)] = [
    (122, AVCBytes.parameters(chroma: 2), [], 10),
    (122, AVCBytes.parameters(chroma: 2), [0xfe, 0xf8, 0xf8, 0], 10),
    (122, [0x67], [0xfe, 0xfa, 0xfa, 0], 10), (122, [0x67], [0xfe, 0xf8, 0xf8, 0], 8),
    (122, [0x67], [], nil), (100, [0x67], [], 8),
    (44, AVCBytes.parameters(chroma: 3, profile: 44), [], 10), (77, [0x67], [], 8),
  ]

  /// Cameras have sets of some hundred bytes before the depth, which the first of them has, too, where it
  /// is not cut short.
  @Test(arguments: depths) func depthOfAVC(
    _ profile: UInt8, _ set: [UInt8], _ tail: [UInt8], _ bits: Int?
  ) throws {
    let pictures = [UInt8](repeating: 0x68, count: 300)
    var box = [1, profile, 0, 51, 0xff, 0xe1] + BoxBytes.number(set.count, 2) + set
    box += [1] + BoxBytes.number(pictures.count, 2) + pictures + tail
    let picture = MovieBytes.picture("avc1", BoxBytes.box("avcC", box))
    let facts = try Metadata(MovieBytes.file("mp42", MovieBytes.track("vide", picture))).facts
    #expect(facts.bitDepth == bits)
  }

  private static func bytes(_ bits: String) -> [UInt8] {
    let whole = Array(bits) + Array(repeating: "0", count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: whole.count, by: 8).map {
      UInt8(String(whole[$0..<($0 + 8)]), radix: 2) ?? 0
    }
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
