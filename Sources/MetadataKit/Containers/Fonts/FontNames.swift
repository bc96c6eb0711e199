/// A font's names, in languages and for systems (OpenType Specification, name — Naming Table).
struct FontNames {
  private let table: ByteSlice
  private let count: Int
  /// Where the texts start.
  private let texts: Int
  /// What languages with numbers from 0x8000 on are.
  private var languages: [String] = []

  init(_ region: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // A text has three numbers of 16 bits for where it ends.
    let table = try region.head(count: Self.mostBytes)
    count = try table.uint16(at: 2, .big)
    texts = try table.uint16(at: 4, .big)
    let end = 6 + count * 12
    guard end <= table.count else {
      throw MetadataError(
        .truncated, "\(count) names reach past the end of their table", at: table.offset)
    }
    guard texts >= end, texts <= table.count else {
      throw MetadataError(
        .malformed, "the texts of the names stand outside of their table", at: table.offset + 4)
    }
    self.table = table
    guard try table.uint16(at: 0, .big) == 1, end + 2 <= table.count else { return }
    let languageCount = try table.uint16(at: end, .big)
    for index in 0..<languageCount {
      let record = end + 2 + index * 4
      guard record + 4 <= texts, let length = try? table.uint16(at: record, .big), length > 0,
        length & 1 == 0, length <= 40,
        let text = try? table.slice(at: texts + table.uint16(at: record + 2, .big), count: length)
      else { break }
      // All fonts of a collection may have the same.
      try found.charge(entries: 1, bytes: length)
      let kept = text.utf16(.big).utf8.filter(String.isOfTagName)
      languages.append(String(decoding: kept, as: UTF8.self))
    }
  }

  private static let mostBytes = 0x3_0000

  /// Adds the names that have a meaning.
  ///
  /// - Parameter group: of a collection, that of the font.
  func tell(group: String?, _ found: inout MetadataBuilder) throws(MetadataError) {
    var isUnknown = false
    try found.charge(count * 12)
    for index in 0..<count {
      let record = try table.slice(at: 6 + index * 12, count: 12)
      let id = try record.uint16(at: 6, .big)
      guard let row = TagTable.fontName.index(of: UInt32(id)),
        let bytes = try? table.slice(
          at: texts + record.uint16(at: 10, .big), count: record.uint16(at: 8, .big))
      else { continue }
      // Names may have their bytes in common.
      try found.charge(entries: 1, bytes: bytes.count)
      let platform = try record.uint16(at: 0, .big)
      let encoding = try record.uint16(at: 2, .big)
      let text = FontText.utf8(bytes.elements, platform: platform, encoding: encoding)
      if text == nil, !isUnknown {
        isUnknown = true
        found.warn(
          Warning(
            .unsupported, "names in an encoding that is not known, \(encoding) of \(platform)",
            at: record.offset))
      }
      let language = language(platform: platform, try record.uint16(at: 4, .big))
      let name = TagTable.fontName.rows[row].name
      let shown = text ?? bytes.bytes
      // A name that is told in bytes of its own stands where it is.
      found.add(
        .fontName, row: row, named: language.map { name + "-" + $0 }, group: group, .utf8,
        count: shown.count, bytes: shown[...], at: nil)
    }
  }

  /// The code of a language where that is not the one that goes without saying.
  private func language(platform: Int, _ number: Int) -> String? {
    let known =
      switch platform {
      case 1: FontLanguage.macintosh(number)
      case 3: FontLanguage.windows(number)
      default: nil as String?
      }
    let code =
      known
      ?? (number >= 0x8000 && number - 0x8000 < languages.count ? languages[number - 0x8000] : nil)
    return code == "en" || code == "" ? nil : code
  }
}
