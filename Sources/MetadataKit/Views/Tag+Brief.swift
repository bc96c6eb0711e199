extension Tag {
  /// Writes the value as it is shown in a line: of bytes only how many there are, `(421 bytes)`.
  func showBriefly(isNumeric: Bool, to text: inout TextBuffer) {
    var words = TextBuffer()
    show(isNumeric: isNumeric, to: &words)
    if isLengthAlone(words) {
      text.append("(\(byteCount) bytes)")
    } else {
      text.append(bytes: words.bytes)
    }
  }
}
