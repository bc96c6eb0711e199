public import ItemProvider
public import MetadataKit
import SQLiteStore

extension PhotoLibrary {
  /// The files of an asset, the main one first; none where the client may not see it any more.
  public func resources(of asset: Asset) throws(PhotoLibraryError) -> [AssetResource] {
    guard let word = LocalIdentifier.word(asset.localIdentifier) else { return [] }
    return try withVisibility { (visible) throws(DatabaseError) in
      guard try state.assets.asset(word, visible: visible) != nil else { return [] }
      return try state.assets.resources(of: word)
    }
  }

  /// Where a file of an asset is.
  ///
  /// - Throws: ``PhotoLibraryError/Code/missingResource`` where it is not there any more.
  public func path(of resource: AssetResource) throws(PhotoLibraryError) -> FilePath {
    guard let word = LocalIdentifier.word(resource.assetLocalIdentifier),
      try withVisibility({ (visible) throws(DatabaseError) in
        try state.assets.asset(word, visible: visible)
      }) != nil
    else {
      throw PhotoLibraryError(
        .accessDenied, "\(client.identifier) may not see \(resource.assetLocalIdentifier)")
    }
    return try path(of: resource.place)
  }

  func path(of place: FilePlace) throws(PhotoLibraryError) -> FilePath {
    let path = place.location(in: folder)
    guard LibraryFile.exists(path) else { throw Self.missing(path) }
    return path
  }

  static func missing(_ path: FilePath) -> PhotoLibraryError {
    PhotoLibraryError(
      .missingResource,
      "\(path) is not there any more; refresh the library to see where it has gone")
  }

  /// The content of an asset, as a picker hands it out: of a Live Photo first a folder of both
  /// (`com.apple.live-photo-bundle`), then the still, then the movie. Files are
  /// handed out as copies, never in place; ``path(of:)`` says where they are.
  ///
  /// - Throws: ``PhotoLibraryError/Code/missingResource`` where a file is not there any more.
  public func itemProvider(for asset: Asset) throws(PhotoLibraryError) -> ItemProvider {
    let resources = try resources(of: asset)
    guard !resources.isEmpty else {
      throw PhotoLibraryError(
        .accessDenied, "\(client.identifier) may not see \(asset.localIdentifier)")
    }
    for resource in resources { _ = try path(of: resource.place) }
    return itemProvider(of: resources)
  }

  /// An item provider of files that the caller has been granted; a file that is not there is an
  /// error of the load. The library's own files are not handed out: whoever got them could write them.
  func itemProvider(of resources: [AssetResource]) -> ItemProvider {
    let files = resources.map { ($0, $0.place.location(in: folder)) }
    guard let (main, path) = files.first else { return ItemProvider() }
    let name = String(decoding: main.place.name, as: UTF8.self)
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard files.count > 1 else {
      let provider = ItemProvider(lending: path, contentType: main.contentType)
      provider.suggestedName = base
      return provider
    }
    let provider = ItemProvider()
    provider.suggestedName = base
    LivePhotoBundle.offer(files.map(\.1), by: provider)
    for (resource, path) in files {
      provider.registerFileRepresentation(for: resource.contentType) { answer in
        if !LibraryFile.exists(path) {
          answer(nil, false, Self.missing(path))
        } else {
          answer(path.url, false, path.url == nil ? ItemProviderError(.itemUnavailable) : nil)
        }
        return nil
      }
    }
    return provider
  }

  /// What the main file of an asset says of itself.
  public func metadata(
    of asset: Asset, options: ReadOptions = ReadOptions()
  ) throws(PhotoLibraryError) -> Metadata {
    guard let main = try resources(of: asset).first else {
      throw PhotoLibraryError(
        .accessDenied, "\(client.identifier) may not see \(asset.localIdentifier)")
    }
    let path = try path(of: main)
    do throws(MetadataError) {
      guard let metadata = try ItemProvider(path: path).immediateMetadata(options: options) else {
        throw MetadataError(.unreadable, "there is nothing to read")
      }
      return metadata
    } catch {
      throw PhotoLibraryError(.invalidResource, "\(path): \(error.statement)")
    }
  }
}
