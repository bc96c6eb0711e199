import UniformTypes

/// What a load was asked for, and what there was to choose from.
struct LoadRequest: Sendable {
  /// The type that was asked for; `nil` for whatever is best.
  let type: TypeIdentifier?
  let offered: [TypeIdentifier]
  /// What was chosen.
  let representation: Representation?
  let suggestedName: String?
  /// The error if nothing was, unless it is the usual one.
  var missing: ItemProviderError?

  /// The error of a request that nothing fits.
  var unavailable: ItemProviderError {
    missing
      ?? error(
        .itemUnavailable,
        reason: type == nil
          ? "the provider offers nothing" : "nothing that is offered is of this type")
  }

  /// An error with what was asked and what was offered.
  func error(_ code: ItemProviderError.Code, reason: String) -> ItemProviderError {
    ItemProviderError(code, requestedType: type, offeredTypes: offered, reason: reason)
  }

  /// The error for the caller: one about a file is wrapped, one of our own from below a load is told
  /// what was asked, every other is passed on as it is.
  func error(for error: any Error) -> any Error {
    if var own = error as? ItemProviderError, own.isForLoadToComplete {
      own.requestedType = type
      own.offeredTypes = offered
      own.isForLoadToComplete = false
      return own
    }
    guard let fileError = error as? FileError else { return error }
    var result = self.error(.itemUnavailable, reason: fileError.description)
    result.path = fileError.path
    result.underlyingError = fileError.cocoaError
    return result
  }
}
