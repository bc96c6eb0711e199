/// Writes JSON text (RFC 8259) that is valid UTF-8 whatever it is given.
///
/// What acts on a terminal or turns text around is escaped (`\u001b`, `\u009b`, `\u202e`): a program
/// reads the same text, and a person who looks at it sees it.
///
/// It is one file, so that what it is made of is private, and compiled into what calls it: cut into three, a photo as
/// NDJSON took 0.4 % more instructions, starting alone 1.2 %.
package struct JSONWriter: Sendable {
  package var text = TextBuffer()
  /// Where the text goes when there is much of it; nil to keep all of it.
  package var outlet: TextOutlet?

  /// How the text is laid out.
  package enum Layout: Sendable {
    /// No white space at all.
    case compact
    /// A member a line; the values of the outermost array start at the margin.
    case lines
  }

  private let layout: Layout
  private var needsComma = false
  private var isAfterKey = false
  /// Objects and arrays that are open.
  private var depth = 0
  /// The depth from which on everything stays on one line.
  private var inlineDepth = Int.max
  /// How far members are indented, in steps.
  private var indentation = 0

  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// What is in place of bytes that are no UTF-8.
  package enum Replacement: Sendable {
    /// U+FFFD, one for each byte.
    case replacementCharacter
    /// A question mark, one for each byte.
    case questionMark
  }

  /// - Parameter isInline: whether all of it stands on one line, whatever the layout.
  package mutating func beginObject(isInline: Bool = false) { begin(0x7b, isInline) }

  package mutating func endObject() { end(0x7d) }

  /// - Parameter isInline: whether all of it stands on one line, whatever the layout.
  package mutating func beginArray(isInline: Bool = false) { begin(0x5b, isInline) }

  package mutating func endArray() { end(0x5d) }

  /// A member's name; its value must follow.
  package mutating func key(_ name: String) {
    string(name)
    colon()
  }

  /// A member's name that is known to need no escape, as the names in tables are.
  ///
  /// With all that stands before and behind it, at once: room is made and looked for once.
  package mutating func key(plain name: String) { name.withBytes { key(plain: $0) } }

  /// The same by the name's bytes.
  @inline(__always)
  mutating func key(plain name: Span<UInt8>) {
    let separator = separator
    let isSpaced = layout == .lines
    text.bytes.append(addingCapacity: separator.room &+ name.count &+ 4) { output in
      separator.write(to: &output)
      output.append(0x22)
      output.append(run: name)
      output.append(0x22)
      output.append(0x3a)
      if isSpaced { output.append(0x20) }
    }
    needsComma = true
    isAfterKey = true
  }

  /// A member's name in two parts with a mark between, a colon unless another is given.
  package mutating func key(_ first: String, _ second: String, mark: UInt8 = 0x3a) {
    separate()
    text.append(ascii: 0x22)
    first.withBytes { escape($0, .replacementCharacter) }
    text.append(ascii: mark)
    second.withBytes { escape($0, .replacementCharacter) }
    text.append(ascii: 0x22)
    colon()
  }

  package mutating func string(_ value: String) {
    value.withBytes { bytes in
      if isPlainASCII(bytes) {
        string(plain: bytes)
      } else {
        string(escaping: bytes, .replacementCharacter)
      }
    }
  }

  /// A text by its bytes.
  package mutating func string(
    _ bytes: some Collection<UInt8>, _ replacement: Replacement = .replacementCharacter
  ) {
    // Of an array that is no copy.
    let bytes = Array(bytes)
    string(escaping: bytes.span, replacement)
  }

  private mutating func string(escaping bytes: Span<UInt8>, _ replacement: Replacement) {
    separate()
    text.append(ascii: 0x22)
    escape(bytes, replacement)
    text.append(ascii: 0x22)
    needsComma = true
  }

  /// A text of which ``isPlainASCII(_:)`` holds.
  mutating func string(plain run: Span<UInt8>) {
    separate()
    text.bytes.append(addingCapacity: run.count &+ 2) { output in
      output.append(0x22)
      output.append(run: run)
      output.append(0x22)
    }
    needsComma = true
  }

  /// Bytes as text in base64 (RFC 4648 §4).
  package mutating func base64(_ bytes: some Collection<UInt8>) {
    separate()
    text.append(ascii: 0x22)
    text.append(base64: bytes)
    text.append(ascii: 0x22)
    needsComma = true
  }

  package mutating func number(_ value: Int) {
    separate()
    text.append(value)
    needsComma = true
  }

  /// A number in its shortest form; null where it is none.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    text.append(value, significantDigits: 15)
    needsComma = true
  }

  /// Text that is a JSON number, a word or a whole value already.
  package mutating func raw(_ run: Span<UInt8>) {
    separate()
    text.append(run)
    needsComma = true
  }

  /// Whole numbers with a space between two, as an array on one line.
  ///
  /// At once: one by one, each looked at before, took 0.7 % more of the instructions of reading and
  /// printing the corpus.
  mutating func integers(_ run: Span<UInt8>) {
    separate()
    let isSpaced = layout == .lines
    text.bytes.append(addingCapacity: run.count &* (isSpaced ? 2 : 1) &+ 2) { output in
      output.append(0x5b)
      for index in run.indices {
        let byte = run[index]
        output.append(byte == 0x20 ? 0x2c : byte)
        if isSpaced, byte == 0x20 { output.append(0x20) }
      }
      output.append(0x5d)
    }
    needsComma = true
  }

  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  package mutating func null() { raw("null") }

  private mutating func raw(_ word: String) { word.withBytes { raw($0) } }

  // MARK: Layout

  private mutating func begin(_ bracket: UInt8, _ isInline: Bool) {
    separate()
    text.append(ascii: bracket)
    needsComma = false
    depth += 1
    if inlineDepth == .max {
      if isInline {
        inlineDepth = depth
      } else if depth > 1 || bracket == 0x7b {
        indentation += 1
      }
    }
  }

  private mutating func end(_ bracket: UInt8) {
    if inlineDepth == depth {
      inlineDepth = .max
    } else if inlineDepth == .max, indentation > 0 {
      indentation -= 1
      if layout == .lines, needsComma {
        write(Separator(startsLine: true, blanks: indentation &* 2))
      }
    }
    depth -= 1
    text.append(ascii: bracket)
    needsComma = true
    isAfterKey = false
  }

  private mutating func colon() {
    text.append(ascii: 0x3a)
    if layout == .lines { text.append(ascii: 0x20) }
    isAfterKey = true
  }

  @inline(__always)
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
    } else {
      separateMember()
    }
  }

  private mutating func separateMember() {
    let separator = separator
    if !separator.isEmpty { write(separator) }
  }

  private mutating func write(_ separator: Separator) {
    text.bytes.append(addingCapacity: separator.room) { separator.write(to: &$0) }
  }

  /// What stands between what was written last and what comes next.
  private var separator: Separator {
    if isAfterKey { return Separator() }
    guard layout == .lines else { return Separator(hasComma: needsComma) }
    guard inlineDepth == .max else {
      return Separator(hasComma: needsComma, blanks: needsComma ? 1 : 0)
    }
    let startsLine = needsComma || indentation > 0
    return Separator(
      hasComma: needsComma, startsLine: startsLine, blanks: startsLine ? indentation &* 2 : 0)
  }

  /// A comma, a line break, blanks.
  private struct Separator {
    var hasComma = false
    var startsLine = false
    var blanks = 0

    var isEmpty: Bool { !hasComma && !startsLine && blanks == 0 }
    /// The room that it takes, blanks being written eight at a time.
    var room: Int { blanks &+ 10 }

    @inline(__always)
    func write(to output: inout OutputSpan<UInt8>) {
      if hasComma { output.append(0x2c) }
      if startsLine { output.append(0x0a) }
      output.append(blanks: blanks)
    }
  }

  // MARK: Escapes

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  private mutating func escape(_ bytes: Span<UInt8>, _ replacement: Replacement) {
    // Nearly every byte stands for itself, so whole runs of them are looked at and copied.
    var start = 0
    var index = 0
    while true {
      while bytes.count &- index >= 8, isPlainASCII(bytes.word(at: index)) { index &+= 8 }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x7f, byte != 0x22, byte != 0x5c {
        index &+= 1
        continue
      }
      let length = byte < 0x80 ? 0 : bytes.utf8Length(at: index)
      let control = length > 0 ? TextBuffer.control(at: index, length, in: bytes) : nil
      if length > 0, control == nil {
        index &+= length
        continue
      }
      text.append(bytes.extracting(start..<index))
      if let control {
        escape(character: control)
        index &+= length
      } else {
        escape(byte, replacement)
        index &+= 1
      }
      start = index
    }
    text.append(bytes.extracting(start..<index))
  }

  /// A character by its number, as one or two units of UTF-16.
  private mutating func escape(character: UInt32) {
    let units =
      character < 0x1_0000
      ? [character] : [0xd7c0 &+ character >> 10, 0xdc00 &+ character & 0x3ff]
    for unit in units { text.append("\\u" + hexadecimal(UInt64(unit), digits: 4)) }
  }

  private mutating func escape(_ byte: UInt8, _ replacement: Replacement) {
    switch byte {
    case 0x22, 0x5c:
      text.append(ascii: 0x5c)
      text.append(ascii: byte)
    case 0x0a: text.append("\\n")
    case 0x0d: text.append("\\r")
    case 0x09: text.append("\\t")
    case 0..<0x80:
      text.append("\\u00")
      text.append(ascii: Self.hexadecimalDigits[Int(byte >> 4)])
      text.append(ascii: Self.hexadecimalDigits[Int(byte & 15)])
    default:
      text.append(replacement == .questionMark ? "?" : "\u{fffd}")
    }
  }
}

/// Whether a text stands in JSON as it is: ASCII without controls, quotation marks and backslashes.
///
/// Eight bytes at a time, the top bit of each telling whether it is one of those: less than half of
/// the instructions of a byte at a time, which were 2 % of all for JPEGs.
func isPlainASCII(_ text: Span<UInt8>) -> Bool {
  let count = text.count
  if count >= 8 {
    var index = 0
    while index &+ 8 <= count {
      guard isPlainASCII(text.word(at: index)) else { return false }
      index &+= 8
    }
    // The last bytes once more with some before them.
    return index == count || isPlainASCII(text.word(at: count &- 8))
  }
  if count >= 4 {
    let first: UInt32 = text.number(at: 0, .little)
    let last: UInt32 = text.number(at: count &- 4, .little)
    return isPlainASCII(UInt64(first) | UInt64(last) &<< 32)
  }
  for index in 0..<count {
    let byte = text[index]
    if byte &- 0x20 >= 0x5f || byte == 0x22 || byte == 0x5c { return false }
  }
  return true
}

/// Whether all bytes of a word stand in JSON as they are.
@inline(__always)
private func isPlainASCII(_ word: UInt64) -> Bool {
  let others =
    (word ^ UInt64(everyByte: 0x22)).zeroBytes | (word ^ UInt64(everyByte: 0x5c)).zeroBytes
    | (word ^ UInt64(everyByte: 0x7f)).zeroBytes
  return word & UInt64(everyByte: 0x80) | word.controlBytes | others == 0
}
