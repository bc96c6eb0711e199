/// From a value's bytes to what `--numeric` and people read.
extension Tag: CustomStringConvertible {
  /// The value as people read it: `1/125`, `Auto, Fired`.
  public var description: String {
    var text = TextBuffer()
    show(isNumeric: false, to: &text)
    return text.string
  }

  /// The value without words, converted where the specification says so: `0.008`, `25`.
  public var numericDescription: String {
    var text = TextBuffer()
    show(isNumeric: true, to: &text)
    return text.string
  }

  /// Whether the value is bytes that are described by their length, not shown.
  public var isBinary: Bool {
    var text = TextBuffer()
    value(to: &text)
    return isLengthAlone(text)
  }

  /// Whether what was written of it tells only how many bytes it has. A text of the file may read
  /// like that, and is none.
  package func isLengthAlone(_ written: TextBuffer) -> Bool {
    written.isBinaryNote
      && !(isPlain && format.isText && isKept && written.bytes.elementsEqual(textBytes))
  }

  /// Writes the value as people read it, and as exiftool does.
  package func word(to text: inout TextBuffer) {
    guard !isPlain, record.start >= 0 else { return value(to: &text) }
    let row = Int(record.row)
    let table = table
    if let print = table.rows[row].print, !isTooLong { return print(self, &text) }
    if table.rows[row].labels.isEmpty { return value(to: &text) }
    let traits = traits
    if traits.contains(.bitmask), hasTooManyWords { return value(to: &text) }
    if record.hasOneElement, table.rows[row].value == nil,
      traits.isDisjoint(with: [.bitmask, .binary, .offset]), let number = integer(),
      Labels(table.rows[row].labels).appendWords(of: number, to: &text)
    {
      return
    }
    var key = TextBuffer()
    value(to: &key)
    if key.isBinaryNote { return text.append(bytes: key.bytes) }
    let labels = Labels(table.rows[row].labels)
    if traits.contains(.bitmask) { return labels.appendBits(of: key.bytes, to: &text) }
    let isHexadecimal = traits.contains(.hexadecimal)
    guard traits.contains(.elementwise) else {
      return labels.append(key.bytes, hexadecimal: isHexadecimal, to: &text)
    }
    if hasTooManyWords { return text.append(bytes: key.bytes) }
    for (index, part) in NumberText.parts(key.bytes).enumerated() {
      if index > 0 { text.append("; ") }
      labels.append(Array(part), hexadecimal: isHexadecimal, to: &text)
    }
  }

  /// Whether words for each of its numbers would be many megabytes: nothing that has such words has
  /// so many numbers.
  var hasTooManyWords: Bool {
    record.count > Self.mostWorded || record.marks.contains(.hasNoWords)
  }

  /// More numbers of one value have no words.
  static let mostWorded = 4096

  /// Whether it is more numbers than any value has that is converted.
  private var isTooLong: Bool { record.count > 1 << 16 && format.isNumeric }

  /// Writes the value without words.
  package func value(to text: inout TextBuffer) {
    guard record.start >= 0 else { return text.appendBinaryNote(byteCount: record.length) }
    let traits = traits
    if isPlain, traits.isDisjoint(with: Self.changing) { return raw(to: &text) }
    if traits.contains(.binary), format == .undefined {
      return text.appendBinaryNote(byteCount: record.length)
    }
    if traits.contains(.longerIsBinary), isLargeArray {
      text.append("(large array of ")
      text.append(count)
      return text.append(" \(format) values)")
    }
    let before = text.bytes.count
    // In place: a copy of the row would cost more than most conversions.
    let row = Int(record.row)
    if row >= 0, let convert = table.rows[row].value, !isTooLong {
      convert(self, &text)
    } else {
      raw(to: &text)
    }
    if traits.contains(.trimmed) {
      while text.bytes.count > before, let last = text.bytes.last, NumberText.isSpace(last) {
        text.bytes.removeLast()
      }
    }
    let length = text.bytes.count - before
    if traits.contains(.binary) || (traits.contains(.longIsBinary) && length > 32)
      || (traits.contains(.longerIsBinary) && length > 64)
    {
      text.bytes.removeSubrange(before...)
      text.appendBinaryNote(byteCount: length)
    }
  }

  /// Whether it shows without wording the value that only its length is told.
  ///
  /// The places of a picture's strips are up to hundreds of thousands of numbers in one value: to
  /// word them for their length alone was a tenth of the instructions of reading and printing the
  /// corpus.
  func isSurelyBinary(isNumeric: Bool) -> Bool {
    let traits = traits
    guard !traits.isDisjoint(with: [.binary, .longIsBinary, .longerIsBinary]),
      !(traits.contains(.longerIsBinary) && isLargeArray)
    else { return false }
    let row = Int(record.row)
    if !isNumeric, row >= 0, table.rows[row].print != nil { return false }
    if traits.contains(.binary) { return true }
    // Of so many the spaces alone are longer than what is shown; a conversion that makes as many
    // of numbers is that of offsets, of which one may be too large and end them.
    guard format.isNumeric, count > 65, elementCount > 65 else { return false }
    if traits.contains(.offset) { return format.isInteger && format.size <= 4 }
    return row < 0 || table.rows[row].value == nil
  }

  /// What makes something else of a value that needs no conversion.
  private static let changing: TagRow.Traits = [
    .binary, .trimmed, .longIsBinary, .longerIsBinary,
  ]

  private var isLargeArray: Bool {
    count > 500 && !format.isText && format != .undefined && table === TagTable.exif
  }

  /// Writes the elements as they are, a space between.
  package func raw(to text: inout TextBuffer) {
    let format = format
    if format.isText {
      if traits.contains(.fraction) { return text.append(fractions: textBytes) }
      return withElements { text.append($0.extracting(first: $0.firstIndex(of: 0) ?? $0.count)) }
    }
    guard format.isNumeric else { return withElements { text.append($0) } }
    if record.hasOneElement, let integer = integer(0, as: format) { return text.append(integer) }
    if format.isInteger, format.size <= 4, !isCoded { return appendIntegers(to: &text) }
    for index in 0..<elementCount {
      if index > 0 { text.append(ascii: 0x20) }
      if let integer = integer(index, as: format) {
        text.append(integer)
      } else if let rational = rational(index) {
        text.append(rational)
      } else if let integer = hugeInteger(index) {
        text.append(integer)
      } else if let number = number(index) {
        text.append(number == 0 ? 0 : number, significantDigits: 15)
      }
    }
  }
}

extension Tag {
  /// Writes whole numbers of at most four bytes, a space between: the tables of raw files have tens
  /// of thousands of them.
  private func appendIntegers(to text: inout TextBuffer) {
    let order = byteOrder
    let values = elements
    let bytes = values.span
    let count = min(elementCount, bytes.count / format.size)
    switch (format.size, format.isUnsigned) {
    case (1, true): text.append(integers: count) { Int64(bytes[$0]) }
    case (1, false): text.append(integers: count) { Int64(Int8(bitPattern: bytes[$0])) }
    case (2, true):
      text.append(integers: count) { Int64(bytes.number(at: $0 &* 2, order) as UInt16) }
    case (2, false):
      text.append(integers: count) { Int64(bytes.number(at: $0 &* 2, order) as Int16) }
    case (_, true):
      text.append(integers: count) { Int64(bytes.number(at: $0 &* 4, order) as UInt32) }
    case (_, false):
      text.append(integers: count) { Int64(bytes.number(at: $0 &* 4, order) as Int32) }
    }
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
  package var isBinaryNote: Bool {
    // Told by the first byte of nearly all.
    bytes.first == 0x28 && bytes.starts(with: Self.note)
  }
}
