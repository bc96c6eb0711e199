/// Puts together boxes of the ISO base media file format.
enum BoxBytes {
  static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
    let body = parts.flatMap { $0 }
    return number(body.count + 8, 4) + Array(type.utf8) + body
  }

  static func full(_ type: String, version: Int = 0, flags: Int = 0, _ parts: [UInt8]...)
    -> [UInt8]
  {
    box(type, number(version << 24 | flags, 4), parts.flatMap { $0 })
  }

  static func fileType(_ major: String, _ compatible: String...) -> [UInt8] {
    box("ftyp", Array(major.utf8), number(0, 4), compatible.flatMap { Array($0.utf8) })
  }

  /// XMP in a box of its own (XMP specification part 3 §1.2.7).
  static func xmp(_ packet: [UInt8]) -> [UInt8] {
    let name: [UInt8] = [
      0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf,
      0xac,
    ]
    return box("uuid", name, packet)
  }

  /// A handler box for `meta` and `mdia`.
  static func handler(_ type: String) -> [UInt8] {
    full("hdlr", number(0, 4), Array(type.utf8), number(0, 12), [0])
  }

  /// An entry of the item list, version 2.
  static func item(_ id: Int, _ type: String, mime: String? = nil, hidden: Bool = false) -> [UInt8]
  {
    full(
      "infe", version: 2, flags: hidden ? 1 : 0, number(id, 2), number(0, 2), Array(type.utf8), [0],
      mime.map { Array($0.utf8) + [0] } ?? [])
  }

  static func itemList(_ items: [UInt8]...) -> [UInt8] {
    full("iinf", number(items.count, 2), items.flatMap { $0 })
  }

  static func primary(_ id: Int) -> [UInt8] { full("pitm", number(id, 2)) }

  static func references(_ entries: [UInt8]...) -> [UInt8] {
    full("iref", entries.flatMap { $0 })
  }

  static func reference(_ type: String, from: Int, to: Int...) -> [UInt8] {
    box(type, number(from, 2), number(to.count, 2), to.flatMap { number($0, 2) })
  }

  /// Properties, and which of them each item has.
  static func properties(_ list: [[UInt8]], _ associations: [(item: Int, properties: [Int])])
    -> [UInt8]
  {
    box(
      "iprp", box("ipco", list.flatMap { $0 }),
      full(
        "ipma", number(associations.count, 4),
        associations.flatMap { entry in
          number(entry.item, 2) + [UInt8(entry.properties.count)]
            + entry.properties.map { UInt8($0) }
        }))
  }

  static func extent(_ width: Int, _ height: Int) -> [UInt8] {
    full("ispe", number(width, 4), number(height, 4))
  }
}
