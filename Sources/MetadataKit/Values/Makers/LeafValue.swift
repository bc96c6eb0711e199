/// How Leaf's digital backs write values.
enum LeafValue {
  /// A text up to its first blank.
  @Sendable static func serial(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.rawText.prefix { $0 != 0x20 })
  }

  /// A text that nobody knows, cut where it is long.
  @Sendable static func cut(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.rawText
    text.append(bytes: bytes.count > 60 ? bytes[..<55] : bytes[...])
    if bytes.count > 60 { text.append("[...]") }
  }
}
