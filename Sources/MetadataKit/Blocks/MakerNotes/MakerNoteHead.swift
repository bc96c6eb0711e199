/// What tells whose a maker note is: its first bytes, and the camera that the block around names.
struct MakerNoteHead {
  /// The first bytes of the note.
  let bytes: ByteSlice
  /// The camera's maker and model, without blanks behind.
  let make: ByteSlice
  let model: ByteSlice
  /// What the file is when it is a TIFF structure as a whole, `SRW` …; empty otherwise.
  let fileKind: String
  /// Whether Kodak is anywhere in the maker's name.
  let isKodak: Bool

  init(_ bytes: ByteSlice, make: ByteSlice, model: ByteSlice, fileKind: String) {
    self.bytes = bytes
    self.make = make
    self.model = model
    self.fileKind = fileKind
    isKodak = Self.contains("kodak", in: make)
  }

  /// More of a note is never looked at to tell whose it is.
  static let length = 64

  func starts(_ text: StaticString) -> Bool { bytes.matches(text) }

  func has(_ text: StaticString, at position: Int) -> Bool { bytes.matches(text, at: position) }

  /// Whether the byte at a position is in a range.
  func has(_ range: ClosedRange<UInt8>, at position: Int) -> Bool {
    bytes[position].map(range.contains) ?? false
  }

  func isMake(_ start: StaticString) -> Bool { make.matches(start) }

  func isMakeOnly(_ name: StaticString) -> Bool {
    make.count == name.utf8CodeUnitCount && make.matches(name)
  }

  func isModel(_ start: StaticString) -> Bool { model.matches(start) }

  func isModelOnly(_ name: StaticString) -> Bool {
    model.count == name.utf8CodeUnitCount && model.matches(name)
  }

  /// Whether the maker's name starts with words in lower case, however it is written.
  func isMakeInAnyCase(_ start: String) -> Bool {
    let elements = make.elements
    return elements.span.matchesInAnyCase(start)
  }

  /// Whether a word in lower case stands in a text, however it is written.
  static func contains(_ word: String, in text: ByteSlice) -> Bool {
    let elements = text.elements
    return elements.span.containsInAnyCase(word)
  }

  /// Whether the note begins as a TIFF structure does.
  var isTIFF: Bool { starts("MM\0\u{2a}") || starts("II\u{2a}\0") }
}
