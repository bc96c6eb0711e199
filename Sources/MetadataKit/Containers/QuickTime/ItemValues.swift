/// The values of an item: its `data` boxes (QTFF, value atom).
struct ItemValues {
  private let item: Region
  private var position = 0

  init(_ item: Region) { self.item = item }

  /// The next value; nil after the last one.
  mutating func next() throws(MetadataError) -> ItemValue? {
    while position <= item.count - 16 {
      let head = try item.slice(at: position, count: 16)
      let size = try head.uint32(at: 0, .big)
      guard size >= 8, size <= item.count - position else { return nil }
      let start = position
      position += size
      guard size >= 16, head.matches("data", at: 4) else { continue }
      return ItemValue(
        kind: try head.uint32(at: 8, .big), country: try head.uint16(at: 12, .big),
        languageCode: try head.uint16(at: 14, .big),
        body: item.clamped(at: start + 16, count: size - 16))
    }
    return nil
  }
}

/// One value of an item.
struct ItemValue {
  /// The well-known type of the value (QTFF, well-known data types).
  let kind: Int
  let country: Int
  let languageCode: Int
  let body: Region

  /// The language and country as tags name them, `fra-FR`; nil for the default.
  var language: String? {
    var name = languageCode > 255 ? InternationalText.name(of: languageCode) : nil
    guard country > 255, country != 0x5a5a else { return name }
    let letters = [UInt8(country >> 8), UInt8(country & 0xff)]
    guard letters.allSatisfy({ $0 >= 0x41 && $0 <= 0x5a }) else { return name }
    name =
      name
      ?? (languageCode > 255
        ? InternationalText.name(of: languageCode, orDefault: true) : nil) ?? "und"
    return (name ?? "und") + "-" + String(decoding: letters, as: UTF8.self)
  }

  /// The value's format and bytes; nil bytes for those that are no text and no number.
  ///
  /// - Parameter row: what the tables say of the tag.
  func content(
    of row: (table: TagTable, index: Int)?, limits: Limits
  ) throws(MetadataError) -> (TagFormat, ArraySlice<UInt8>?) {
    let traits = row.map { $0.table.rows[$0.index].traits } ?? []
    let stated = row.flatMap { $0.table.rows[$0.index].format }
    if traits.contains(.binary) { return (.undefined, nil) }
    guard body.count <= limits.valueBytes else { return (.undefined, nil) }
    switch kind {
    case 1, 3, 4:
      let text = try body.all(limit: limits.valueBytes).elements
      // NULs do not belong to a text, though some writers end it with one.
      return (.utf8, text.contains(0) ? text.filter { $0 != 0 }[...] : text)
    case 2, 5:
      let text = UTF16Text(
        try body.all(limit: limits.valueBytes).elements, .big, isGuess: false)
      return (.utf8, text.utf8[...])
    default: break
    }
    let isNumber = row.map { Self.isNumber($0.table, $0.index) } ?? false
    if let format = isNumber ? Self.unsigned(body.count) : stated ?? Self.format(kind, body.count) {
      let bytes = try body.all(limit: limits.valueBytes).elements
      return (format, format == .utf8 ? bytes.untilNUL : bytes)
    }
    let isRead = row.map { $0.table.rows[$0.index].value != nil } ?? false
    return isRead
      ? (.undefined, try body.all(limit: limits.valueBytes).elements) : (.undefined, nil)
  }

  private static func unsigned(_ count: Int) -> TagFormat? {
    switch count {
    case 1: .byte
    case 2: .short
    case 4: .long
    case 8: .long8
    default: nil
    }
  }

  private static func format(_ kind: Int, _ count: Int) -> TagFormat? {
    switch kind {
    case 0: count <= 2 ? unsigned(count) : nil
    case 21:
      switch count {
      case 1: .signedByte
      case 2: .signedShort
      case 4: .signedLong
      case 8: .signedLong8
      default: nil
      }
    case 22: unsigned(count)
    case 23: .float
    case 24: .double
    default: nil
    }
  }

  /// Tags that are numbers whatever type their value states.
  private static func isNumber(_ table: TagTable, _ row: Int) -> Bool {
    if table === TagTable.quickTimeItemList {
      return numbers.contains(FourCC(table.rows[row].id))
    }
    return table.rows[row].name == "Mute"
  }

  private static let numbers: Set<FourCC> = [
    "hdvd", "cnID", "pcst", "cpil", "stik", "tmpo", "plID", "pgap", "rtng", "tvsn", "shwm", "tves",
    "sfID", "itnu", "atID", "geID", "akID", FourCC(0xa96d_7669), FourCC(0xa96d_7663),
  ]
}
