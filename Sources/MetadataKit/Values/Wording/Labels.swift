/// Finds the words of a value in a table's text, `0=Unknown|1=Horizontal (normal)`.
///
/// Where values are sets of bits, words of whole values may stand first, `0=None||0=Red|1=Blue`. A
/// line break stands for a `|` within words.
package struct Labels {
  private let text: String.UTF8View

  init(_ text: String) { self.text = text.utf8 }

  /// Writes the words of `key`, or `Unknown (key)`.
  func append(_ key: [UInt8], hexadecimal isHexadecimal: Bool = false, to buffer: inout TextBuffer)
  {
    if appendWords(of: key, to: &buffer) { return }
    buffer.append("Unknown (")
    if isHexadecimal, let number = Int64(String(decoding: key, as: UTF8.self)) {
      buffer.append("0x" + String(UInt64(bitPattern: number), radix: 16))
    } else {
      buffer.append(bytes: key)
    }
    buffer.append(ascii: 0x29)
  }

  /// Writes the words of each bit that is set in `key`, `[n]` for a bit without words, and
  /// `(none)` where no bit is.
  ///
  /// Each of several numbers counts for 32 bits.
  func appendBits(of key: [UInt8], to buffer: inout TextBuffer) {
    let start = bitsStart
    if start > 0, appendWords(of: key, to: &buffer) { return }
    var isFirst = true
    for (word, part) in NumberText.parts(key).enumerated() {
      let number = Self.bits(part)
      for bit in 0..<32 where number & (1 &<< bit) != 0 {
        if !isFirst { buffer.append(", ") }
        isFirst = false
        let place = word * 32 + bit
        if !appendWords(of: Array(String(place).utf8), from: start, to: &buffer) {
          buffer.append("[\(place)]")
        }
      }
    }
    if isFirst { buffer.append("(none)") }
  }

  /// Writes the words of `key`, if there are any.
  ///
  /// - Parameter start: where in the text to start.
  @discardableResult
  func appendWords(of key: [UInt8], from start: Int = 0, to buffer: inout TextBuffer) -> Bool {
    let text = text.span
    var index = start
    while index < text.count {
      var matched = 0
      while matched < key.count, index < text.count, text[index] == key[matched],
        text[index] != 0x3d, text[index] != 0x7c
      {
        matched &+= 1
        index &+= 1
      }
      let isFound = matched == key.count && index < text.count && text[index] == 0x3d
      if isFound {
        Self.append(wordsAt: index &+ 1, of: text, to: &buffer)
        return true
      }
      guard let end = text.firstIndex(of: 0x7c, from: index) else { return false }
      index = end &+ 1
      // Words of bits are no words of values.
      if start == 0, index < text.count, text[index] == 0x7c { return false }
    }
    return false
  }

  /// Writes the words of a whole number, as ``appendWords(of:from:to:)`` does those of its digits,
  /// if there are any.
  func appendWords(of number: Int64, to buffer: inout TextBuffer) -> Bool {
    let text = text.span
    var index = 0
    while index < text.count {
      let start = index
      let isNegative = text[index] == 0x2d
      if isNegative { index &+= 1 }
      var value: Int64 = 0
      while index < text.count, text[index] &- 0x30 < 10 {
        value = value &* 10 &+ Int64(text[index] &- 0x30)
        index &+= 1
      }
      let isFound =
        index < text.count && text[index] == 0x3d && index > start && index &- start < 19
        && (isNegative ? -value : value) == number
        && (text[start] != 0x30 || index == start &+ 1)
      if isFound {
        Self.append(wordsAt: index &+ 1, of: text, to: &buffer)
        return true
      }
      guard let end = text.firstIndex(of: 0x7c, from: index) else { return false }
      index = end &+ 1
    }
    return false
  }

  /// The words of all values that start so, in the order of the table: one pass finds them.
  func words(startingWith prefix: [UInt8]) -> [String] {
    let text = text.span
    var words: [String] = []
    var start = 0
    while start < text.count {
      var index = start
      for byte in prefix {
        guard index < text.count, text[index] == byte else { break }
        index &+= 1
      }
      if index &- start == prefix.count, let sign = text.firstIndex(of: 0x3d, from: index) {
        var buffer = TextBuffer()
        Self.append(wordsAt: sign &+ 1, of: text, to: &buffer)
        words.append(buffer.string)
      }
      guard let end = text.firstIndex(of: 0x7c, from: index) else { break }
      start = end &+ 1
    }
    return words
  }

  /// Writes the words that start at a place; a line break in them stands for a `|`.
  private static func append(
    wordsAt start: Int, of text: Span<UInt8>, to buffer: inout TextBuffer
  ) {
    let end = text.firstIndex(of: 0x7c, from: start) ?? text.count
    let words = text.extracting(start..<end)
    guard words.firstIndex(of: 0x0a) != nil else { return buffer.append(words) }
    buffer.append(words) { $0 == 0x0a ? 0x7c : $0 }
  }

  /// Where the words of bits start: after `||`, if that is there.
  private var bitsStart: Int {
    let text = text.span
    var index = 1
    while index < text.count {
      if text[index] == 0x7c, text[index - 1] == 0x7c { return index + 1 }
      index &+= 1
    }
    return 0
  }

  private static func bits(_ text: ArraySlice<UInt8>) -> UInt64 {
    let number = NumberText.leading(text).rounded(.towardZero)
    if let integer = Int64(exactly: number) { return UInt64(bitPattern: integer) }
    return UInt64(exactly: number) ?? (number > 0 ? .max : number < 0 ? 1 << 63 : 0)
  }
}
