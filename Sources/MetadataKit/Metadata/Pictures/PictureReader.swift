package import ItemProvider

/// Reads the pictures of an item that is there already.
///
/// Those that have to be put together take one reading of the item, however many there are: a file may
/// have thousands.
package struct PictureReader {
  private let provider: ItemProvider
  private var kept: KeptPictures?

  package init(of provider: ItemProvider) { self.provider = provider }

  /// The bytes of a picture; nil where they come later.
  ///
  /// - Throws: ``MetadataError`` where what stands there is no picture.
  package mutating func bytes(of picture: EmbeddedPicture) throws(MetadataError) -> [UInt8]? {
    guard picture.range == nil else { return try provider.immediateBytes(of: picture) }
    guard let bytes = try keptBytes(of: picture) else { return nil }
    return try picture.whole(bytes)
  }

  /// The bytes of a picture that has to be put together, be they one or not.
  package mutating func keptBytes(
    of picture: EmbeddedPicture
  ) throws(MetadataError) -> [UInt8]? {
    if kept == nil {
      let metadata = try provider.immediateMetadata(options: EmbeddedPicture.keeping)
      kept = metadata.map { KeptPictures($0) }
    }
    guard let kept else { return nil }
    return try kept.bytes(of: picture)
  }
}
