import MetadataKit

/// The files within a file that have metadata of their own: a camera that says nothing of the place
/// in a photo may say it in the photo's preview, or in its movie.
enum InnerFiles {
  /// So large a picture or movie is not taken out to be looked at.
  private static let largest = 64 << 20
  /// So many are looked at.
  private static let most = 16

  /// What they say, each with what it is in the file.
  static func metadata(of metadata: Metadata, path: [UInt8]) -> [(String, Metadata)] {
    // Standard input cannot be read twice.
    guard path != [0x2d] else { return [] }
    var inner = metadata.pictures.filter { $0.codec == nil }.map { ("\($0.kind)", $0) }
    if let movie = metadata.motionPhoto?.movie { inner.append(("movie", movie)) }
    return inner.prefix(most).compactMap { name, picture in
      // What is no picture may tell something all the same.
      guard picture.byteCount <= largest,
        let bytes = (try? picture.bytes(of: path)) ?? (try? picture.stored(in: path)),
        let metadata = try? Metadata(bytes)
      else { return nil }
      return (name, metadata)
    }
  }
}
