public import UniformTypes

/// Why an ``ItemProvider`` could not deliver what it was asked for.
///
/// The text says what was asked, what the provider offers, and what went wrong below. Two errors
/// are equal when their codes are, so `error == .itemUnavailable` does not depend on wording.
///
/// An error that a load handler reports is passed on untouched; it is not wrapped in this one. A
/// load that was cancelled ends with `CocoaError(.userCancelled)`, or in the `async` forms with
/// `CancellationError`.
public struct ItemProviderError: Error, Sendable {
  /// What kind of failure it was.
  public var code: Code
  /// The type that was asked for.
  public var requestedType: TypeIdentifier?
  /// The types that the provider offered at that moment, best first.
  public var offeredTypes: [TypeIdentifier]
  /// What went wrong, for people.
  public var reason: String?
  /// The file that was to be read or written.
  public var path: FilePath?
  /// The error that led to this one.
  public var underlyingError: (any Error)?
  /// Whether it comes from below a load, which knows what was asked and says so.
  var isForLoadToComplete = false

  /// An error of a kind; what is left out is nil, or empty, and so left out of its text.
  public init(
    _ code: Code, requestedType: TypeIdentifier? = nil, offeredTypes: [TypeIdentifier] = [],
    reason: String? = nil, path: FilePath? = nil, underlyingError: (any Error)? = nil
  ) {
    self.code = code
    self.requestedType = requestedType
    self.offeredTypes = offeredTypes
    self.reason = reason
    self.path = path
    self.underlyingError = underlyingError
  }

  /// Something else went wrong.
  public static let unknown = ItemProviderError(.unknown)
  /// The provider has no such item, or cannot produce it.
  public static let itemUnavailable = ItemProviderError(.itemUnavailable)
  /// What was loaded is not of the class that was asked for.
  public static let unexpectedValueClass = ItemProviderError(.unexpectedValueClass)
  /// The item cannot be turned into what was asked for.
  public static let unavailableCoercion = ItemProviderError(.unavailableCoercion)
}

extension ItemProviderError: Equatable {
  /// Whether the codes are equal; nothing else counts.
  public static func == (a: ItemProviderError, b: ItemProviderError) -> Bool {
    a.code == b.code
  }
}

extension ItemProviderError: CustomStringConvertible {
  /// One line: what was asked, why it failed, and what is offered.
  public var description: String {
    var text = "Cannot load an item"
    if let requestedType { text = "Cannot load representation of type \(requestedType)" }
    text += ": \(reason ?? code.description)"
    let isUnfulfillable =
      requestedType.map { !offeredTypes.contains($0) } ?? (code == .unavailableCoercion)
    if isUnfulfillable {
      let offered = offeredTypes.map(\.identifier).joined(separator: ", ")
      text += offered.isEmpty ? "; nothing is offered" : "; offered: \(offered)"
    }
    return text
  }
}
