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

  /// A thumbnail or preview of an item that is there already, as
  /// ``immediateMetadata(options:)``.
  public func immediateBytes(of picture: EmbeddedPicture) throws(MetadataError) -> [UInt8]? {
    let first = immediateSource()
    if case .file = first, let first { return try picture.bytes(of: first) }
    guard let source = mediaType.map({ immediateSource(conformingTo: $0) }) ?? first else {
      return nil
    }
    if case .reader = source { return nil }
    return try picture.bytes(of: source)
  }
}

extension EmbeddedPicture {
  fileprivate func bytes(of source: RepresentationSource) throws(MetadataError) -> [UInt8] {
    switch source {
    case .file(let path): try bytes(of: Array(path.bytes))
    case .data(let data): try bytes(in: [UInt8](data))
    case .reader: throw MetadataError(.unreadable, "the bytes come later")
    }
  }
}
