/// From a value's bytes to what `--numeric` and people read.
extension Tag {
  /// The value as people read it: `1/125`, `Auto, Fired`.
  public var description: String {
    var text = TextBuffer()
    word(to: &text)
    return text.string
  }

  /// The value without words, converted where the specification says so: `0.008`, `25`.
  public var numericDescription: String {
    var text = TextBuffer()
    value(to: &text)
    return text.string
  }

  /// Whether the value is bytes that are described by their length, not shown.
  public var isBinary: Bool {
    var text = TextBuffer()
    value(to: &text)
    return text.isBinaryNote
  }

  /// Writes the value as people read it.
  package func word(to text: inout TextBuffer) {
    guard let row else { return value(to: &text) }
    if let print = row.print { return print(self, &text) }
    guard !row.labels.isEmpty else { return value(to: &text) }
    if row.traits.contains(.elementwise), count > 1 {
      for index in 0..<count {
        if index > 0 { text.append("; ") }
        label(row, of: integer(index).map { String($0) } ?? "", to: &text)
      }
      return
    }
    var raw = TextBuffer()
    value(to: &raw)
    if raw.isBinaryNote { return text.append(bytes: raw.bytes) }
    label(row, of: raw.string, to: &text)
  }

  private func label(_ row: TagRow, of key: String, to text: inout TextBuffer) {
    if row.traits.contains(.bitmask) {
      return Labels(row.labels).appendBits(of: key, to: &text)
    }
    Labels(row.labels).append(key, hexadecimal: row.traits.contains(.hexadecimal), to: &text)
  }

  /// Writes the value without words.
  package func value(to text: inout TextBuffer) {
    let record = record
    let row = row
    if record.start < 0 || row?.traits.contains(.binary) == true {
      return text.appendBinaryNote(byteCount: record.length)
    }
    if let convert = row?.value { return convert(self, &text) }
    let before = text.bytes.count
    raw(to: &text)
    guard let traits = row?.traits else { return }
    if traits.contains(.trimmed) {
      while text.bytes.count > before, let last = text.bytes.last,
        last == 0x20 || last == 0x0a
          || last == 0x0d || last == 0x09
      { text.bytes.removeLast() }
    }
    let length = text.bytes.count - before
    if (traits.contains(.longIsBinary) && length > 32)
      || (traits.contains(.longerIsBinary) && length > 64)
    {
      text.bytes.removeSubrange(before...)
      text.appendBinaryNote(byteCount: length)
    }
  }

  /// Writes the elements as they are, a space between.
  package func raw(to text: inout TextBuffer) {
    let format = format
    if format.isText || format == .undefined { return text.append(bytes: textBytes(format)) }
    for index in 0..<count {
      if index > 0 { text.append(ascii: 0x20) }
      if let rational = rational(index) {
        text.append(rational)
      } else if let integer = integer(index) {
        text.append(integer)
      } else if let number = number(index) {
        text.append(number, significantDigits: 15)
      }
    }
  }

  private func textBytes(_ format: TagFormat) -> ArraySlice<UInt8> {
    format == .undefined ? elements : textBytes
  }
}

extension TextBuffer {
  private static let note = Array("(Binary data ".utf8)

  /// What stands for bytes that are not shown, in the field's words.
  package mutating func appendBinaryNote(byteCount: Int) {
    append(bytes: Self.note)
    append(byteCount)
    append(" bytes, use -b option to extract)")
  }

  /// Whether the text so far is such a note.
  package var isBinaryNote: Bool { bytes.starts(with: Self.note) }
}
