/// Texts of user data that stand in a form of their own.
enum UserDataText {
  /// The text of a box of one of these types, nil inside where it says nothing; nil for others.
  static func text(of box: ISOBox, limits: Limits) throws(MetadataError) -> ArraySlice<UInt8>?? {
    switch box.type {
    case "manu", "modl":
      // Samsung and Canon write it as 3GPP texts, and as plain ones.
      var text = try box.body.all(limit: limits.valueBytes).elements
      if text.count >= 6, text.prefix(4).allSatisfy({ $0 == 0 }) { text = text.dropFirst(6) }
      return text.untilNUL
    case "kywd": return try keywords(box.body.all(limit: limits.valueBytes))[...]
    default: return nil
    }
  }

  /// Words behind their lengths (3GPP TS 26.244 §8.7); Apple has them one after the other.
  private static func keywords(_ bytes: ByteSlice) -> [UInt8] {
    guard bytes[0] == 0 else {
      return Array(
        bytes.elements.split(separator: 0).joined(separator: Array(", ".utf8)))
    }
    guard let code = try? bytes.uint16(at: 4, .big), let count = bytes[6] else {
      return Array("<err>".utf8)
    }
    var words: [[UInt8]] = []
    var position = 7
    for _ in 0..<count {
      guard let length = bytes[position],
        let word = try? bytes.slice(at: position + 1, count: Int(length))
      else { break }
      position += 1 + Int(length)
      let isWide = word[0] == 0xfe && word[1] == 0xff
      words.append(
        isWide ? UTF16Text(word.elements, .big, isGuess: false).utf8 : Array(word.elements))
    }
    let language = InternationalText.name(of: code).map { Array("(\($0)) ".utf8) } ?? []
    return language + words.joined(separator: Array(", ".utf8))
  }
}
