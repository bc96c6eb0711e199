/// What an element of a macOS icon holds, by its type.
struct ICNSKind {
  let width: Int
  let height: Int
  /// Bits of a sample, or of a number in the system's palette; nil where the picture itself says.
  let bitDepth: Int?
  /// Whether pixels are colors, not numbers.
  let isTrueColor: Bool
  /// Whether it is a file of its own, PNG as a rule.
  var isFile: Bool { bitDepth == nil }

  private static func palette(_ bits: Int, _ width: Int, _ height: Int? = nil) -> ICNSKind {
    ICNSKind(width: width, height: height ?? width, bitDepth: bits, isTrueColor: false)
  }
  private static func colors(_ width: Int) -> ICNSKind {
    ICNSKind(width: width, height: width, bitDepth: 8, isTrueColor: true)
  }
  private static func file(_ width: Int) -> ICNSKind {
    ICNSKind(width: width, height: width, bitDepth: nil, isTrueColor: true)
  }

  // swift-format-ignore
  static let pictures: [UInt32: ICNSKind] = named([
    "ICON": palette(1, 32), "ICN#": palette(1, 32), "icl4": palette(4, 32), "icl8": palette(8, 32),
    "icm#": palette(1, 16, 12), "icm4": palette(4, 16, 12), "icm8": palette(8, 16, 12),
    "ics#": palette(1, 16), "ics4": palette(4, 16), "ics8": palette(8, 16),
    "ich#": palette(1, 48), "ich4": palette(4, 48), "ich8": palette(8, 48),
    "is32": colors(16), "il32": colors(32), "ih32": colors(48), "it32": colors(128),
    "icp4": file(16), "icp5": file(32), "icp6": file(64),
    "ic04": file(16), "ic05": file(32), "icsb": file(18), "icsB": file(36), "sb24": file(24), "SB24": file(48),
    "ic07": file(128), "ic08": file(256), "ic09": file(512), "ic10": file(1024),
    "ic11": file(32), "ic12": file(64), "ic13": file(256), "ic14": file(512),
  ])

  /// Elements that cut out the picture of their width; lists of bits have both in one.
  static let masks: [UInt32: Int] = named([
    "s8mk": 16, "l8mk": 32, "h8mk": 48, "t8mk": 128, "ics#": 16, "ICN#": 32, "ich#": 48,
  ])

  private static func named<Value>(_ rows: KeyValuePairs<String, Value>) -> [UInt32: Value] {
    Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (row.key.utf8.bigEndian(UInt32.self), row.value)
      })
  }
}
