/// How files begin that have no type identifier and no container.
package struct FileSignature: Sendable {
  package let format: FileFormat
  private let parts: [Part]

  /// Bytes at a place, each the character with its number: `"\u{89}PNG"` is 89 50 4E 47.
  struct Part: Sendable {
    let bytes: String
    let offset: Int

    init(_ bytes: String, at offset: Int = 0) {
      self.bytes = bytes
      self.offset = offset
    }
  }

  init(
    _ name: String, _ fileExtension: String, _ mimeType: String, _ bytes: String,
    at offset: Int = 0, _ more: Part..., isInExiftool: Bool = true
  ) {
    let format = FileFormat(name, fileExtension, mimeType, nil)
    self.format = isInExiftool ? format : format.outsideExiftool
    parts = [Part(bytes, at: offset)] + more
  }

  func matches(_ head: ByteSlice) -> Bool {
    parts.allSatisfy { head.has($0.bytes, at: $0.offset) }
  }

  /// What a file is that begins so, or nil.
  static func format(of head: ByteSlice) -> FileFormat? {
    // By index: a copy of a signature retains the texts in it.
    if let index = all.indices.first(where: { all[$0].matches(head) }) { return all[index].format }
    for recognize in families {
      if let format = recognize(head) { return format }
    }
    return nil
  }

  /// Formats that need more than bytes at fixed places, the surer ones first.
  private static let families: [@Sendable (ByteSlice) -> FileFormat?] = [
    Container.losslessFormat,
    ExecutableFormat.recognize,
    FontFormat.recognize,
    DocumentFormat.recognize,
  ]
}

extension ByteSlice {
  /// Whether bytes stand at a position, each given as the character with its number.
  package func has(_ characters: String, at position: Int = 0) -> Bool {
    var at = position
    for character in characters.unicodeScalars {
      guard let byte = self[at], UInt32(byte) == character.value else { return false }
      at &+= 1
    }
    return true
  }
}
