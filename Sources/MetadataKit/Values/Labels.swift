/// Finds the words of a value in a table's text, `0=Unknown|1=Horizontal (normal)`.
struct Labels {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Writes the words of `key`, or `Unknown (key)`.
  func append(_ key: String, hexadecimal: Bool = false, to buffer: inout TextBuffer) {
    if let words = words(of: key) {
      buffer.append(bytes: words)
    } else {
      buffer.append("Unknown (")
      if hexadecimal, let number = UInt64(key) {
        buffer.append("0x" + String(number, radix: 16))
      } else {
        buffer.append(key)
      }
      buffer.append(")")
    }
  }

  /// Writes the words of each bit that is set in `key`, `[n]` for a bit without words, and
  /// `(none)` where no bit is.
  func appendBits(of key: String, to buffer: inout TextBuffer) {
    guard let number = Int64(key) else { return buffer.append(key) }
    if number == 0 { return buffer.append("(none)") }
    var isFirst = true
    for bit in 0..<64 where number & (1 << bit) != 0 {
      if !isFirst { buffer.append(", ") }
      isFirst = false
      if let words = words(of: String(bit)) {
        buffer.append(bytes: words)
      } else {
        buffer.append("[\(bit)]")
      }
    }
  }

  /// The words of `key`, or nil.
  func words(of key: String) -> ArraySlice<UInt8>? {
    var key = key
    return key.withUTF8 { key in
      var found: ArraySlice<UInt8>?
      var text = text
      text.withUTF8 { text in
        var start = 0
        while start < text.count {
          var end = start
          while end < text.count, unsafe text[end] != 0x7c { end += 1 }
          if end - start > key.count, unsafe text[start + key.count] == 0x3d,
            (0..<key.count).allSatisfy({ unsafe text[start + $0] == key[$0] })
          {
            found = unsafe ArraySlice(text[(start + key.count + 1)..<end])
            return
          }
          start = end + 1
        }
      }
      return found
    }
  }
}
