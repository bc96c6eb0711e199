package import UniformTypes

/// A kind of document that encloses files: pictures that it shows, documents, movies.
///
/// A new kind is a `static let` in a file of its own, and one line in ``all``.
package struct EnclosingDocument: Sendable {
  private let types: [TypeIdentifier]
  /// How the media types start of those that have no type of Apple's.
  private let mimeTypes: [String]
  private let find: @Sendable (_ file: Region, _ most: Int) throws(MetadataError) -> [EnclosedFile]

  /// All that are known.
  private static let all: [EnclosingDocument] = [
    .pdf, .svg, .icons, .icns, .office, .marked, .work, .richText, .compound, .book,
  ]

  init(
    _ types: [TypeIdentifier], mimeTypes: [String] = [],
    find:
      @escaping @Sendable (_ file: Region, _ most: Int) throws(MetadataError) ->
      [EnclosedFile]
  ) {
    self.types = types
    self.mimeTypes = mimeTypes
    self.find = find
  }

  /// The kind of document that a type is; nil of what encloses none.
  package static func of(_ type: TypeIdentifier) -> EnclosingDocument? {
    all.first { $0.types.contains { type.conforms(to: $0) } }
  }

  /// The kind of document that a format is; nil of what encloses none.
  package static func of(_ format: FileFormat) -> EnclosingDocument? {
    format.type.flatMap(of)
      ?? all.first { $0.mimeTypes.contains { format.mimeType.hasPrefix($0) } }
  }

  /// The files of a document in its order, the first of them where there are more than `most`.
  ///
  /// - Parameter file: of which all may be read, and is.
  package func files(in file: ByteReader, atMost most: Int) throws(MetadataError)
    -> [EnclosedFile]
  {
    try find(Region(file), most)
  }
}
