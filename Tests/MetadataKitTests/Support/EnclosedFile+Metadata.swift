import MetadataKit

extension EnclosingDocument {
  /// The files of a document, where all were found.
  func files(in document: ByteReader, atMost most: Int) throws -> [EnclosedFile] {
    let (files, error) = found(in: document, atMost: most)
    if let error { throw error }
    return files
  }
}

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
