/// The lines of a text, which end with a line feed, a carriage return, or both.
struct TextLines {
  private let bytes: ByteSlice
  /// Where the next line starts.
  var position = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  /// The next line without its end; nil behind the last.
  mutating func next() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    let elements = bytes.elements
    let end = elements.span.endOfLine(from: position)
    let line = elements.dropFirst(position).prefix(end - position)
    position = end + (bytes[end] == 0x0d && bytes[end + 1] == 0x0a ? 2 : 1)
    return line
  }
}
