/// Where the value of one frame goes: the table and the group of its version.
struct ID3Target {
  private let table: TagTable?
  /// The group of the frame's version.
  let group: String
  private let row: Int?
  /// What the tag is called where the frame names it itself.
  private var name: String?
  /// Three letters (ISO 639-2).
  var language: ArraySlice<UInt8> = []

  init(_ frame: ID3Frame, version: Int) {
    let own = ["", "", "ID3v2_2", "ID3v2_3", "ID3v2_4"][version]
    let tables: [TagTable] =
      switch version {
      case 2: [.id3v22]
      case 3: [.id3v2, .id3v23, .id3v24]
      default: [.id3v2, .id3v24, .id3v23]
      }
    table = tables.first { $0.index(of: frame.id) != nil }
    row = table?.index(of: frame.id)
    // A frame of the other version is told of as that version's.
    group = table === TagTable.id3v2 ? own : table?.group ?? own
  }

  var isKnown: Bool { row != nil }

  /// Names the tag by a description; an empty one leaves it the frame's name.
  mutating func describe(_ words: String) {
    guard !words.isEmpty else { return }
    name = Self.tagName(words)
  }

  func add(latin bytes: ArraySlice<UInt8>, to found: inout MetadataBuilder) {
    let text = WindowsLatin.utf8(bytes) ?? Array(bytes)
    add(text: String(decoding: text, as: UTF8.self), to: &found)
  }

  func add(text: String, to found: inout MetadataBuilder) {
    guard let table, let row else { return }
    var name = name ?? table.rows[row].name
    if let code = ID3Text.language(language) { name += "-" + code }
    let bytes = Array(text.utf8)
    found.add(
      table, row: row, named: name, group: group, .utf8, bytes[...], count: bytes.count)
  }

  func add(left region: Region, to found: inout MetadataBuilder) {
    guard let table, let row else { return }
    found.add(
      table, table.rows[row].id, group: group, .undefined, count: region.count, .big, left: region)
  }

  /// Adds what a frame says of its picture.
  func add(
    part name: String, latin bytes: ArraySlice<UInt8>, to found: inout MetadataBuilder
  ) {
    let text = WindowsLatin.utf8(bytes) ?? Array(bytes)
    found.add(.id3Picture, name, group: group, text: text, offset: -1)
  }

  func add(part name: String, text: String, to found: inout MetadataBuilder) {
    found.add(.id3Picture, name, group: group, text: text)
  }

  func add(part name: String, _ number: Int, to found: inout MetadataBuilder) {
    found.add(.id3Picture, name, group: group, number)
  }

  /// The field's name of a description: `album artist` is `AlbumArtist`; only
  /// letters, digits, hyphens and low lines are kept.
  private static func tagName(_ words: String) -> String {
    if words == "ASIN" { return words }
    if words == "ALBUMARTISTSORT" { return "AlbumArtistSort" }
    var bytes = Array(words.utf8)
    if !bytes.contains(where: NumberText.isLower) {
      for index in bytes.indices.dropFirst() where NumberText.isUpper(bytes[index]) {
        bytes[index] |= 0x20
      }
    }
    var name: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isGap = byte == 0x20 || byte == 0x5f
      let hasNext = index + 1 < bytes.count && NumberText.isLower(bytes[index + 1])
      if isGap, index > 0, NumberText.isLower(bytes[index - 1]), hasNext {
        bytes[index + 1] &= 0xdf
      } else if NumberText.isLetter(bytes[index]) || NumberText.isDigit(byte)
        || byte == 0x2d || byte == 0x5f
      {
        name.append(bytes[index])
      }
    }
    if let first = name.first, NumberText.isLower(first) { name[0] &= 0xdf }
    let isNoName = name.count < 2 || !NumberText.isLetter(name[0])
    return (isNoName ? "Tag" : "") + String(decoding: name, as: UTF8.self)
  }
}
