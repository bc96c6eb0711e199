import Foundation

// From what a source gave to the value of a load, or to its error.

extension Load {
  func value(
    of source: RepresentationSource?, _ error: (any Error)?, _ representation: Representation
  ) -> Result<Value, any Error> {
    if let error { return .failure(request.error(for: error)) }
    guard let source else {
      return .failure(noAnswer)
    }
    return value(of: source, representation)
  }

  func value(
    ofFileAt url: URL?, _ error: (any Error)?, _ representation: Representation
  ) -> Result<Value, any Error> {
    let path = url.flatMap(FilePath.init)
    if error == nil, path == nil, let url {
      return .failure(
        request.error(
          .itemUnavailable,
          reason: "its load handler gave a URL that is no file's: \(url.absoluteString)"))
    }
    return value(of: path.map(RepresentationSource.file), error, representation)
  }

  func value(
    of item: (any Sendable)?, _ error: (any Error)?, isFromHandler: Bool
  ) -> Result<Value, any Error> {
    if let error { return .failure(request.error(for: error)) }
    guard let item else { return .failure(noAnswer) }
    return Result {
      try progress.checkCancellation()
      return try convert(item, isFromHandler)
    }.mapError(request.error(for:))
  }

  /// The error of a load handler that answers nothing.
  private var noAnswer: ItemProviderError {
    request.error(
      .itemUnavailable, reason: "its load handler gave neither a value nor an error")
  }

  func value(
    of source: RepresentationSource, _ representation: Representation
  ) -> Result<Value, any Error> {
    Result {
      try progress.checkCancellation()
      return try make(source, representation, progress)
    }.mapError(request.error(for:))
  }
}
