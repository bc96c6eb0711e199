import MetadataKit

extension EnclosedFile {
  /// The file as it came.
  func content(in document: ByteReader) throws -> Content {
    var inflated = 0
    return try content(in: document, inflated: &inflated)
  }

  /// What the picture says of itself.
  func metadata(in document: ByteReader) throws -> Metadata {
    try Metadata(content(in: document).file.asFile(), name: nil, options: ReadOptions())
  }
}
