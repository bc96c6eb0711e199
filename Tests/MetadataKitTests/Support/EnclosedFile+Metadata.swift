import MetadataKit

extension EnclosedFile {
  /// What the picture says of itself.
  func metadata(in document: ByteReader) throws -> Metadata {
    try Metadata(content(in: document).file.asFile(), name: nil, options: ReadOptions())
  }
}
