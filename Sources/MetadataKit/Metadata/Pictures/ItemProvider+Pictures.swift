public import ItemProvider

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ItemProvider {
  /// Loads a thumbnail or preview of the item, reading no more than that takes.
  ///
  /// - Throws: ``MetadataError`` where the item cannot be read or is another by now, and where what
  ///   stands there is no picture.
  public func bytes(of picture: EmbeddedPicture) async throws -> [UInt8] {
    try await readSource(conformingTo: mediaType) { source in
      try picture.bytes(of: source)
    } fetching: { reader in
      if let range = picture.range {
        return try picture.whole([UInt8](try await reader.bytes(in: range)))
      }
      return try picture.whole(
        picture.content(of: await Metadata(reader, name: nil, options: EmbeddedPicture.keeping)))
    }
  }

  /// A small picture of the item, which nobody has to decode the item for: what
  /// `previewImageHandler` produces, where that is set; otherwise the thumbnail in the item, or the
  /// smallest preview. It is not scaled, and mostly a JPEG.
  ///
  /// - Returns: nil where there is neither.
  /// - Throws: ``MetadataError`` where the item cannot be read; what the handler answers with.
  public func previewImage() async throws -> [UInt8]? {
    if previewImageHandler != nil { return [UInt8](try await loadPreviewImage(as: Data.self)) }
    for picture in try await metadata().smallPictures {
      do {
        let content = try await bytes(of: picture)
        return picture.header + content
      } catch is MetadataError {
        // It is none, though the file says so.
        try Task.checkCancellation()
      }
    }
    return nil
  }

  /// A thumbnail or preview of an item that is there already, as
  /// ``immediateMetadata(options:)``.
  public func immediateBytes(of picture: EmbeddedPicture) throws(MetadataError) -> [UInt8]? {
    try immediateMediaSource.map { (source) throws(MetadataError) in try picture.bytes(of: source) }
  }
}

extension EmbeddedPicture {
  fileprivate func bytes(of source: RepresentationSource) throws(MetadataError) -> [UInt8] {
    switch source {
    case .file(let path):
      do throws(MetadataError) {
        return try bytes(of: Array(path.bytes))
      } catch {
        throw error.of(path)
      }
    case .data(let data): return try whole(stored { ByteReader(data, limits: limits) })
    case .reader: throw MetadataError(.unreadable, "the bytes come later")
    }
  }
}
