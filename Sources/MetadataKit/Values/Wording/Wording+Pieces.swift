/// How one of several values is worded.
enum WordingPiece {
  /// By the words of the table.
  case label
  /// As it is, or behind a text.
  case plain(String)
  /// By other words.
  case words(String)
  case bits(String)
  /// `Flags 0x1f`
  case flags
  /// `3 shots`
  case shots
  /// A number without a fraction, behind a text.
  case whole(String)
  case aperture(String)
  case time(String)
}

extension TextBuffer {
  /// Writes each element of a value as its piece says, `; ` between; those behind the last piece as
  /// they are.
  mutating func append(_ tag: Tag, _ pieces: [WordingPiece]) {
    if tag.hasTooManyWords { return tag.value(to: &self) }
    var value = TextBuffer()
    tag.value(to: &value)
    if value.isBinaryNote { return append(bytes: value.bytes) }
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
      case .flags:
        let number = Int64(exactly: NumberText.leading(part)) ?? 0
        append("Flags 0x" + hexadecimal(UInt64(bitPattern: number), digits: 1))
      case .shots:
        append(bytes: part)
        append(" shots")
      case .whole(let before):
        append(before)
        append(NumberText.leading(part), fractionDigits: 0)
      case .aperture(let before):
        append(before)
        append(NumberText.leading(part), significantDigits: 2)
      case .time(let before):
        append(before)
        appendExposureTime(NumberText.leading(part))
      }
    }
  }
}
