/// Puts together movies out of boxes.
enum MovieBytes {
  /// Seconds from 1904 to 2024-06-21T17:42:07Z.
  static let date = 3_801_836_527

  static let matrix: [UInt8] = [
    0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000,
  ].flatMap { BoxBytes.number($0, 4) }

  /// A quarter of a turn clockwise.
  static let quarterTurn: [UInt8] = [
    0, 0x10000, 0, -0x10000, 0, 0, 0x30_0000, 0, 0x4000_0000,
  ].flatMap { BoxBytes.number($0, 4) }

  /// A file of a movie of 10 seconds with some boxes in `moov`.
  static func file(_ brand: String = "qt  ", _ boxes: [UInt8]...) -> [UInt8] {
    BoxBytes.fileType(brand, brand)
      + BoxBytes.box("moov", header(), boxes.flatMap { $0 })
      + BoxBytes.box("mdat", [UInt8](repeating: 0, count: 100))
  }

  static func header(
    version: Int = 0, created: Int = date, timeScale: Int = 600, length: Int = 6000
  ) -> [UInt8] {
    let wide = version == 1 ? 8 : 4
    return BoxBytes.full(
      "mvhd", version: version, BoxBytes.number(created, wide), BoxBytes.number(created, wide),
      BoxBytes.number(timeScale, 4), BoxBytes.number(length, wide), BoxBytes.number(0x10000, 4),
      BoxBytes.number(0x100, 2), [UInt8](repeating: 0, count: 10), matrix,
      [UInt8](repeating: 0, count: 24), BoxBytes.number(2, 4))
  }

  /// A track of 64 × 48 pixels, 30 samples of which last a second.
  static func track(
    _ kind: String, _ entry: [UInt8], version: Int = 0, id: Int = 1, length: Int = 6000,
    matrix: [UInt8] = matrix, media: [UInt8] = [], boxes: [UInt8] = []
  ) -> [UInt8] {
    let wide = version == 1 ? 8 : 4
    return BoxBytes.box(
      "trak",
      BoxBytes.full(
        "tkhd", version: version, flags: 7, BoxBytes.number(date, wide),
        BoxBytes.number(date, wide), BoxBytes.number(id, 4), BoxBytes.number(0, 4),
        BoxBytes.number(length, wide), [UInt8](repeating: 0, count: 12), BoxBytes.number(0x100, 2),
        [0, 0], matrix, BoxBytes.number(64 << 16, 4), BoxBytes.number(48 << 16, 4)),
      BoxBytes.box(
        "mdia",
        BoxBytes.full(
          "mdhd", version: version, BoxBytes.number(date, wide), BoxBytes.number(date, wide),
          BoxBytes.number(3000, 4), BoxBytes.number(30000, wide), BoxBytes.number(0x1a41, 2),
          [0, 0]),
        BoxBytes.handler(kind), media,
        BoxBytes.box(
          "minf",
          BoxBytes.box(
            "stbl", BoxBytes.full("stsd", BoxBytes.number(1, 4), entry),
            BoxBytes.full(
              "stts", BoxBytes.number(1, 4), BoxBytes.number(300, 4), BoxBytes.number(100, 4)),
            BoxBytes.full("stsz", BoxBytes.number(0, 4), BoxBytes.number(300, 4))))), boxes)
  }

  static func picture(_ codec: String, _ boxes: [UInt8] = []) -> [UInt8] {
    BoxBytes.box(
      codec, [UInt8](repeating: 0, count: 24), BoxBytes.number(64, 2), BoxBytes.number(48, 2),
      BoxBytes.number(72 << 16, 4), BoxBytes.number(72 << 16, 4), BoxBytes.number(0, 4),
      BoxBytes.number(1, 2), [5], Array("Codec".utf8), [UInt8](repeating: 0, count: 26),
      BoxBytes.number(24, 2), [0xff, 0xff], boxes)
  }

  static func sound(_ codec: String, _ boxes: [UInt8] = []) -> [UInt8] {
    BoxBytes.box(
      codec, [UInt8](repeating: 0, count: 16), BoxBytes.number(2, 2), BoxBytes.number(16, 2),
      [0, 0, 0, 0], BoxBytes.number(44100 << 16, 4), boxes)
  }

  /// A text of user data with a language.
  static func text(_ text: [UInt8], language: Int = 0) -> [UInt8] {
    BoxBytes.number(text.count, 2) + BoxBytes.number(language, 2) + text
  }

  /// A box whose type starts with a copyright sign, which is one byte there.
  static func copyrightBox(_ type: String, _ body: [UInt8]) -> [UInt8] {
    BoxBytes.number(body.count + 8, 4) + [0xa9] + Array(type.utf8) + body
  }

  /// A value of an item.
  static func data(_ kind: Int, _ value: [UInt8], country: Int = 0, language: Int = 0) -> [UInt8] {
    BoxBytes.box(
      "data", BoxBytes.number(kind, 4), BoxBytes.number(country, 2), BoxBytes.number(language, 2),
      value)
  }

  /// Metadata by keys.
  static func keys(_ values: [(key: String, data: [UInt8])]) -> [UInt8] {
    BoxBytes.box(
      "meta", BoxBytes.handler("mdta"),
      BoxBytes.full(
        "keys", BoxBytes.number(values.count, 4),
        values.flatMap { BoxBytes.box("mdta", Array($0.key.utf8)) }),
      BoxBytes.box(
        "ilst",
        values.enumerated().flatMap { index, value in
          BoxBytes.number(value.data.count + 8, 4) + BoxBytes.number(index + 1, 4) + value.data
        }))
  }

  /// An item list of iTunes.
  static func items(_ items: [UInt8]...) -> [UInt8] {
    BoxBytes.box(
      "udta",
      BoxBytes.full("meta", BoxBytes.handler("mdir"), BoxBytes.box("ilst", items.flatMap { $0 })))
  }
}
