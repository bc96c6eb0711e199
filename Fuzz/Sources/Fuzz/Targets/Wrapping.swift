import MetadataKit

/// The smallest files that carry a block.
enum Wrapping {
  /// A JPEG of one application segment (ITU T.81 §B.2.4.6).
  static func segment(_ marker: UInt8, _ identifier: String, _ block: [UInt8]) -> [UInt8] {
    let body = Array(identifier.utf8) + block
    let count = min(body.count, 0xffff - 2)
    return [0xff, 0xd8, 0xff, marker] + big(count + 2) + body[..<count] + [0xff, 0xd9]
  }

  /// A TIFF of one directory with one entry, whose bytes are the block (TIFF 6.0 §2).
  static func directory(_ tag: Int, _ block: [UInt8]) -> [UInt8] {
    header + little(1, 2) + entry(tag, 7, block.count, 26) + little(0, 4) + block
  }

  /// A TIFF with a make and a maker's note.
  static func note(_ note: [UInt8], _ make: String) -> [UInt8] {
    let make = Array(make.utf8) + [0]
    let directory = 38 + make.count
    return header + little(2, 2) + entry(0x10f, 2, make.count, 38)
      + entry(0x8769, 4, 1, directory) + little(0, 4) + make
      + little(1, 2) + entry(0x927c, 7, note.count, directory + 18) + little(0, 4) + note
  }

  /// A TIFF with a maker's note whose first byte says the make.
  static func note(_ bytes: [UInt8]) -> [UInt8] {
    note(Array(bytes.dropFirst()), makes[Int(bytes.first ?? 0) % makes.count])
  }

  /// What `note` makes a note of a file of.
  static func maker(_ note: [UInt8], _ metadata: Metadata) -> [UInt8] {
    let make = metadata["IFD0:Make"]?.description ?? ""
    let place = makes.firstIndex { make.hasPrefix($0.prefix(4)) } ?? 0
    return [UInt8(place)] + note
  }

  static func isCanon(_ metadata: Metadata) -> Bool {
    metadata["IFD0:Make"]?.description.hasPrefix("Canon") ?? false
  }

  static let makes = [
    "Apple", "Canon", "NIKON CORPORATION", "SONY", "FUJIFILM", "Panasonic", "OLYMPUS CORPORATION",
    "PENTAX Corporation", "CASIO COMPUTER CO.,LTD.", "SAMSUNG", "EASTMAN KODAK COMPANY", "RICOH",
    "LEICA CAMERA AG", "Leica Camera AG", "LEICA", "SIGMA", "Minolta Co., Ltd.", "SANYO", "DJI",
    "Hasselblad", "Hewlett-Packard", "JVC", "FLIR Systems", "Asahi Optical Co.,Ltd",
  ]

  private static let header: [UInt8] = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]

  private static func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
    little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
  }

  private static func little(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func big(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
