import MetadataKit

extension CacheEntry {
  /// An answer in bytes.
  static func bytes(_ error: MetadataError?, _ content: some AnswerContent) -> [UInt8] {
    var writer = CacheWriter()
    writer.write(error) { error, writer in
      writer.write(error.code.description)
      writer.write(error.message)
      writer.write(error.offset)
    }
    content.write(to: &writer)
    let sum = Checksum.of(writer.bytes[...])
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) } + writer.bytes
  }

  /// The answer of such bytes; nil where they are damaged.
  static func answer<Content: AnswerContent>(
    _ bytes: [UInt8], as type: Content.Type
  ) -> (MetadataError?, Content)? {
    guard bytes.count >= 8 else { return nil }
    let sum = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard sum == Checksum.of(bytes[8...]) else { return nil }
    var reader = CacheReader(bytes[8...])
    let error = reader.optional { reader -> MetadataError? in
      guard let code = reader.string(), let message = reader.string(),
        let offset = reader.optional({ $0.int() })
      else { return nil }
      return MetadataError(MetadataError.Code(code), message, at: offset)
    }
    guard let error, let content = Content(from: &reader), reader.isAtEnd else { return nil }
    return (error, content)
  }
}
