/// A place in a text that moves on as its parts are recognized.
struct TextScan {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// Moves past one byte.
  mutating func skip() { rest = rest.dropFirst() }

  /// The byte that is here, and moves past it.
  mutating func next() -> UInt8? { rest.popFirst() }

  /// Moves past a byte, if it is here.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Moves past white space; how much there was.
  @discardableResult mutating func skipSpaces() -> Int {
    let spaces = rest.prefix { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0d) }.count
    rest = rest.dropFirst(spaces)
    return spaces
  }

  /// The digits from here.
  mutating func takeDigits() -> ArraySlice<UInt8> {
    let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  /// The number from here, of at most nine digits; where there are more, all of them stay.
  ///
  /// It looks at no more than ten: a text of a million digits may be tried from each of them.
  mutating func digits() -> Int? {
    let digits = rest.prefix(10).prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The number of so many digits from here; those that follow stay.
  mutating func digits(exactly count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      return nil
    }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// So many bytes from here as text.
  mutating func take(_ count: Int) -> String? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// All that is left.
  mutating func takeAll() -> ArraySlice<UInt8> {
    defer { rest = [] }
    return rest
  }

  /// What stands from here up to white space or the end.
  mutating func takeWord() -> String {
    let word = rest.prefix { $0 != 0x20 && !($0 >= 0x09 && $0 <= 0x0d) }
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }
}
