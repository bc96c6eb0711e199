/// What makes a file of a coded picture of HEIF, or of a grid and its tiles: the boxes that stand
/// before their bytes.
struct HEIFItemFile {
  /// An item, and where its bytes stand.
  struct Item {
    let type: FourCC
    let properties: [ISOBox]
    let bytes: Region
  }

  /// The picture, and behind it what it is put together of.
  let items: [Item]

  /// Properties of a thumbnail are no longer than this, all together.
  private static let longestProperties = 64 << 10
  /// A thumbnail of more tiles than this is none.
  static let mostTiles = 64

  private var byteCount: Int { items.reduce(0) { $0 + $1.bytes.count } }

  /// The boxes up to the items' bytes, which follow in their order; nil where properties cannot be
  /// had.
  func header() -> [UInt8]? {
    guard byteCount < Int(UInt32.max) / 2, items.count <= Self.mostTiles + 1,
      let first = items.first,
      let properties = properties()
    else { return nil }
    let codec = items.count > 1 ? items[1].type : first.type
    let brand: FourCC = codec == "av01" ? "avif" : "heic"
    let start = box(
      "ftyp", number(brand.code, 4) + number(0, 4) + Array("mif1".utf8) + number(brand.code, 4))
    // A place in the file has the same length whatever it is.
    let length = start.count + meta(properties, place: 0).count + 8
    return start + meta(properties, place: length) + number(UInt32(byteCount + 8), 4)
      + Array("mdat".utf8)
  }

  /// The properties of all items, and which of them each one has.
  private func properties() -> [UInt8]? {
    var boxes: [UInt8] = []
    var associations: [UInt8] = []
    var starts: [Int] = []
    for (index, item) in items.enumerated() {
      associations += number(UInt32(index + 1), 2) + [UInt8(min(item.properties.count, 64))]
      for property in item.properties.prefix(64) {
        // Tiles share their properties.
        var place = starts.firstIndex(of: property.offset)
        if place == nil {
          guard let body = try? property.body.all(limit: Self.longestProperties),
            boxes.count + body.count <= Self.longestProperties, starts.count < 0x7f
          else { return nil }
          boxes += box(property.type, body.bytes)
          place = starts.count
          starts.append(property.offset)
        }
        // What a decoder must not ignore is essential (ISO 23008-12 §6.5).
        let isHint = property.type == "ispe" || property.type == "pixi" || property.type == "colr"
        associations.append(UInt8((place ?? 0) + 1) | (isHint ? 0 : 0x80))
      }
    }
    return box("ipco", boxes) + full("ipma", number(UInt32(items.count), 4) + associations)
  }

  /// ISO 14496-12 §8.11.
  private func meta(_ properties: [UInt8], place: Int) -> [UInt8] {
    let count = number(UInt32(items.count), 2)
    var entries: [UInt8] = []
    var locations: [UInt8] = []
    var position = place
    for (index, item) in items.enumerated() {
      let id = number(UInt32(index + 1), 2)
      // Tiles are hidden (ISO 23008-12 §6.4.2).
      entries += full(
        "infe", version: 2, flags: index > 0 ? 1 : 0,
        id + number(0, 2) + number(item.type.code, 4) + [0])
      locations += id + number(0, 2) + number(1, 2)
      locations += number(UInt32(truncatingIfNeeded: position), 4)
      locations += number(UInt32(truncatingIfNeeded: item.bytes.count), 4)
      position += item.bytes.count
    }
    var references: [UInt8] = []
    if items.count > 1 {
      let tiles = (2...items.count).flatMap { number(UInt32($0), 2) }
      references = full(
        "iref", box("dimg", number(1, 2) + number(UInt32(items.count - 1), 2) + tiles))
    }
    let handler = number(0, 4) + Array("pict".utf8) + number(0, 12) + [0]
    return full(
      "meta",
      full("hdlr", handler) + full("pitm", number(1, 2)) + full("iinf", count + entries)
        + references
        + box("iprp", properties) + full("iloc", [0x44, 0x00] + count + locations))
  }

  private func box(_ type: FourCC, _ body: [UInt8]) -> [UInt8] {
    number(UInt32(body.count + 8), 4) + number(type.code, 4) + body
  }

  private func full(
    _ type: FourCC, version: UInt32 = 0, flags: UInt32 = 0, _ body: [UInt8]
  ) -> [UInt8] {
    box(type, number(version << 24 | flags, 4) + body)
  }

  private func number(_ value: UInt32, _ size: Int) -> [UInt8] {
    var bytes = size > 4 ? [UInt8](filled: size - 4, with: 0) : []
    bytes.append(bigEndian: value)
    return size < 4 ? Array(bytes.dropFirst(4 - size)) : bytes
  }
}
