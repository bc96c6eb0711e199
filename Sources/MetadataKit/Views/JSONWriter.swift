/// Writes JSON text (RFC 8259) that is valid UTF-8 whatever it is given.
///
/// What acts on a terminal or turns text around is escaped (`\u001b`, `\u009b`, `\u202e`): a program
/// reads the same text, and a person who looks at it sees it.
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

  let layout: Layout
  var needsComma = false
  var isAfterKey = false
  /// Objects and arrays that are open.
  var depth = 0
  /// The depth from which on everything stays on one line.
  var inlineDepth = Int.max
  /// How far members are indented, in steps.
  var indentation = 0

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
}
