/// Texts of user data that stand in a form of their own.
enum UserDataText {
  /// The text of a box of one of these types, nil inside where it says nothing; nil for others.
  static func text(of box: ISOBox, limits: Limits) throws(MetadataError) -> ArraySlice<UInt8>?? {
    switch box.type {
    case "manu", "modl":
      // Samsung and Canon write it as 3GPP texts, and as plain ones.
      var text = try box.body.all(limit: limits.valueBytes).elements
      if text.count >= 6, text.prefix(4).allSatisfy({ $0 == 0 }) { text = text.dropFirst(6) }
      return text.prefix { $0 != 0 }
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

/// A place with its name (3GPP TS 26.244 §8.3).
enum LocationText {
  /// `Zermatt Role=shooting Lat=45.97630 Lon=7.65860 Alt=4478.00 Body=Earth Notes=…`.
  static func text(of value: ArraySlice<UInt8>) -> [UInt8] {
    var rest = value
    // Old phones end a name of nothing but the mark with one NUL: what follows has its place by its text.
    let isShort =
      value.starts(with: [0xfe, 0xff, 0]) && value.dropFirst(16).starts(with: Self.earth)
    if isShort { rest = rest.dropFirst(2) }
    guard let name = string(&rest), rest.count >= 13 else { return Array("<err>".utf8) }
    var text = TextBuffer()
    text.append(bytes: name.isEmpty ? Array("(none)".utf8) : name)
    let numbers = Array(rest.prefix(13))
    rest = rest.dropFirst(13)
    let roles = ["shooting", "real", "fictional", "reserved"]
    let role = Int(numbers[0])
    text.append(" Role=" + (roles.indices.contains(role) ? roles[role] : "unknown(\(role))"))
    func fixed(_ position: Int) -> Double {
      let bits = numbers[position..<(position + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return QuickTimeValue.rounded(Double(Int32(bitPattern: bits)) / 65536, 1e5)
    }
    text.append(" Lat=")
    text.append(fixed(5), fractionDigits: 5)
    text.append(" Lon=")
    text.append(fixed(1), fractionDigits: 5)
    text.append(" Alt=")
    text.append(fixed(9), fractionDigits: 2)
    for label in [" Body=", " Notes="] {
      guard let part = string(&rest) else { continue }
      text.append(label)
      text.append(bytes: part)
    }
    return text.bytes
  }

  private static let earth = Array("earth\0".utf8)

  /// The text up to the next NUL, in UTF-8 or with a byte-order mark in UTF-16; nil without one.
  private static func string(_ bytes: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.starts(with: [0xfe, 0xff]) else {
      guard let end = bytes.firstIndex(of: 0) else { return nil }
      defer { bytes = bytes[(end + 1)...] }
      return Array(bytes[..<end])
    }
    for index in stride(from: bytes.startIndex + 2, to: bytes.endIndex - 1, by: 2)
    where bytes[index] == 0 && bytes[index + 1] == 0 {
      defer { bytes = bytes[(index + 2)...] }
      return UTF16Text(bytes[..<index], .big, isGuess: false).utf8
    }
    return nil
  }
}
