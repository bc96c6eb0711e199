public import ItemProvider
import UniformTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ItemProvider {
  /// Loads the metadata of the item.
  ///
  /// A provider of a file, of data or of ranges is read where it is: nothing is copied, and only
  /// what the metadata takes is read, of a movie a few kilobytes. Of several representations, the
  /// first that is an image, a movie or sound counts, otherwise the first. What the item is follows from
  /// its bytes, not from its type or name. Cancelling the task throws `CancellationError`.
  ///
  /// - Throws: ``MetadataError`` where the item cannot be read, `ItemProviderError` where there is
  ///   none to be had.
  public func metadata(options: ReadOptions = ReadOptions()) async throws -> Metadata {
    let name = suggestedName
    return try await readSource(conformingTo: mediaType) { source in
      try Metadata(source, name: name, options: options)
    } fetching: { reader in
      try await Metadata(reader, name: name, options: options)
    }
  }

  /// Loads the metadata of the item, as ``metadata(options:)``.
  ///
  /// - Parameter completionHandler: Called once, on a private queue, with either the metadata or an
  ///   error.
  /// - Returns: A progress of its own, 1.0 at the end; cancelling it ends the load with
  ///   `CocoaError(.userCancelled)`.
  @discardableResult
  public func metadata(
    options: ReadOptions = ReadOptions(),
    completionHandler: @escaping @Sendable (_ metadata: Metadata?, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    let name = suggestedName
    return readSource(conformingTo: mediaType) { source in
      try Metadata(source, name: name, options: options)
    } fetching: { reader in
      try await Metadata(reader, name: name, options: options)
    } completionHandler: { result in
      switch result {
      case .success(let metadata): completionHandler(metadata, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// The metadata of an item that is there already, made from a file or from data, without a queue
  /// and without waiting; nil where a load handler has to be asked, or a reader of ranges.
  ///
  /// - Throws: ``MetadataError`` where the item cannot be read.
  public func immediateMetadata(options: ReadOptions = ReadOptions()) throws(MetadataError)
    -> Metadata?
  {
    guard let source = immediateMediaSource else { return nil }
    if case .file = source { return try Metadata(source, name: nil, options: options) }
    return try Metadata(source, name: suggestedName, options: options)
  }

  /// Where the bytes are that metadata can be expected of; nil where a load handler has to be asked, or a
  /// reader of ranges.
  var immediateMediaSource: RepresentationSource? {
    // Of a provider of a file the file counts, whatever else was registered with it: asking it for types would
    // cost more than opening it.
    let first = immediateSource()
    if case .file = first { return first }
    let source = mediaType.map { immediateSource(conformingTo: $0) } ?? first
    if case .reader = source { return nil }
    return source
  }

  /// The first type that metadata can be expected of; nil for the best one there is.
  var mediaType: TypeIdentifier? {
    let types = registeredContentTypes
    guard types.count > 1 else { return nil }
    return types.first { $0.conforms(to: .image) || $0.conforms(to: .audiovisualContent) }
  }
}

extension Metadata {
  /// Reads what a provider offers, where it is.
  fileprivate init(_ source: RepresentationSource, name: String?, options: ReadOptions)
    throws(MetadataError)
  {
    switch source {
    case .file(let path):
      try self.init(contentsOf: path, options: options)
    case .data(let data):
      try self.init(
        ByteReader(data, limits: options.limits), name: name, options: options)
    case .reader:
      throw MetadataError(.unreadable, "the bytes come later")
    }
  }
}
