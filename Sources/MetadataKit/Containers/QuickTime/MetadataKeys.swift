/// The keys that items of a metadata box are numbered by (QTFF, metadata item keys atom).
struct MetadataKeys {
  /// What a key stands for; nil where it can have no name.
  struct Key {
    /// The row that describes it, of the table that has it.
    let row: (table: TagTable, index: Int)?
    let name: String
  }

  private(set) var keys: [Key?] = []

  /// More keys than this are a lie.
  private static let limit = 4096

  /// - Parameter media: what the track's samples are that the keys are of.
  init(_ box: ISOBox, media: FourCC, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try box.body.all(limit: found.limits.valueBytes)
    var position = 8
    while keys.count < Self.limit, let size = try? bytes.uint32(at: position, .big), size >= 8,
      let space = try? FourCC(bytes, at: position + 4),
      let name = try? bytes.slice(at: position + 8, count: size - 8)
    {
      position += size
      // Each is looked for among all that are known.
      try found.charge(entries: 1)
      keys.append(Self.key(Array(name.elements.untilNUL), space, media))
    }
    if keys.count == Self.limit, position < bytes.count {
      found.warn(
        Warning(.limitExceeded, "more than \(Self.limit) keys of metadata", at: box.offset))
    }
  }

  /// The key of an item; nil where the number is none.
  func key(_ number: UInt32) -> Key? {
    number > 0 && number <= keys.count ? keys[Int(number) - 1] : nil
  }

  private static func key(_ full: [UInt8], _ space: FourCC, _ media: FourCC) -> Key? {
    var short = full[...]
    if space == "mdta" {
      for prefix in ["com.apple.quicktime.", "com."] where short.starts(with: prefix.utf8) {
        short = short.dropFirst(prefix.utf8.count)
        break
      }
    }
    let bare = short.isEmpty ? Array("Tag_\(space)".utf8) : Array(short)
    for name in [bare, full] {
      if let row = row(of: name, media) {
        return Key(row: row, name: row.table.rows[row.index].name)
      }
    }
    return plainName(bare).map { Key(row: nil, name: $0) }
  }

  private static func row(of key: [UInt8], _ media: FourCC) -> (table: TagTable, index: Int)? {
    let text = String(decoding: key, as: UTF8.self).asLookup
    let (table, names): (TagTable, [String]) =
      switch media {
      case "soun": (.quickTimeAudioKeys, TagTable.quickTimeAudioKeysKeys)
      case "vide": (.quickTimeVideoKeys, TagTable.quickTimeVideoKeysKeys)
      default: (.quickTimeKeys, TagTable.quickTimeKeysKeys)
      }
    if let index = names.firstIndex(of: text) { return (table, index) }
    guard key.count == 4 else { return nil }
    // Types of items and of user data, some of which stand the wrong way round.
    for bytes in [key, key.reversed()] where bytes == key || bytes.first == 0xa9 {
      let code = bytes.bigEndian(UInt32.self)
      for table in [TagTable.quickTimeItemList, .quickTimeUserData] {
        if let index = table.index(of: code) { return (table, index) }
      }
    }
    return nil
  }

  /// `LocationAccuracy` of `location.accuracy`; nil for a key of other characters.
  private static func plainName(_ key: [UInt8]) -> String? {
    let isPlain = key.allSatisfy { String.isOfTagName($0) || $0 == 0x2e || $0 == 0x20 }
    let hasWord = key.split(whereSeparator: { !NumberText.isOfWord($0) }).contains { $0.count >= 4 }
    guard !key.isEmpty, isPlain || hasWord else { return nil }
    var name: [UInt8] = []
    var isStart = true
    for byte in key where String.isOfTagName(byte) || byte == 0x2e || byte == 0x20 {
      if byte == 0x2e || byte == 0x20 {
        isStart = true
        continue
      }
      let isSmall = byte >= 0x61 && byte <= 0x7a
      let isAfterMark = name.last == 0x5f
      let letter = isSmall && (isStart || isAfterMark) ? byte & 0xdf : byte
      // An underscore between a small letter and a capital is none.
      if isAfterMark, letter >= 0x41, letter <= 0x5a, let before = name.dropLast().last,
        before >= 0x61, before <= 0x7a
      {
        name.removeLast()
      }
      name.append(letter)
      isStart = false
    }
    guard !name.isEmpty else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return text.utf8.count < 2 ? "Tag_" + text : text
  }
}
