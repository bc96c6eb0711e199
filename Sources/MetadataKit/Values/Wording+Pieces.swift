/// How one of several values is worded.
enum WordingPiece {
  /// By the words of the table.
  case label
  /// As it is, or behind a text.
  case plain(String)
  /// By other words.
  case words(String)
  case bits(String)
}

extension TextBuffer {
  /// Writes each element of a value as its piece says, `; ` between; those behind the last piece as
  /// they are.
  mutating func append(_ tag: Tag, _ pieces: [WordingPiece]) {
    if tag.hasTooManyWords { return tag.value(to: &self) }
    var value = TextBuffer()
    tag.value(to: &value)
    append(NumberText.parts(value.bytes), pieces, of: tag)
  }

  mutating func append(_ parts: [ArraySlice<UInt8>], _ pieces: [WordingPiece], of tag: Tag) {
    let isHexadecimal = tag.traits.contains(.hexadecimal)
    for (index, part) in parts.enumerated() {
      if index > 0 { append("; ") }
      switch index < pieces.count ? pieces[index] : .plain("") {
      case .label:
        Labels(tag.row?.labels ?? "").append(
          Array(part), hexadecimal: isHexadecimal, to: &self)
      case .words(let labels):
        Labels(labels).append(Array(part), hexadecimal: isHexadecimal, to: &self)
      case .bits(let labels): Labels(labels).appendBits(of: Array(part), to: &self)
      case .plain(let before):
        append(before)
        append(bytes: part)
      }
    }
  }
}
