package import UniformTypes

/// A kind of document that encloses files: pictures that it shows, documents, movies.
///
/// A new kind is a `static let` in a file of its own, and one line in ``all``.
package struct EnclosingDocument: Sendable {
  private let types: [TypeIdentifier]
  /// How the media types start of those that have no type of Apple's.
  private let mimeTypes: [String]
  /// Adds what it finds to the files, so that what it cannot go on behind takes nothing from what stands before.
  private let find: Find

  typealias Find =
    @Sendable (_ file: Region, _ most: Int, _ files: inout [EnclosedFile]) throws(MetadataError) ->
    Void

  /// All that are known.
  private static let all: [EnclosingDocument] = [
    .pdf, .svg, .icons, .icns, .office, .marked, .work, .richText, .compound, .book,
  ]

  init(_ types: [TypeIdentifier], mimeTypes: [String] = [], find: @escaping Find) {
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

  /// Files that were found, and why these may not be all.
  package typealias Found = (files: [EnclosedFile], error: MetadataError?)

  /// The files of a document in its order, the first of them where there are more than `most`.
  ///
  /// - Parameter file: of which all may be read, and is.
  package func found(in file: ByteReader, atMost most: Int) -> Found {
    var files: [EnclosedFile] = []
    do throws(MetadataError) {
      try find(Region(file), most, &files)
      return (files, nil)
    } catch {
      return (files, error)
    }
  }
}
