extension ItemProviderError {
  /// What kind of failure an ``ItemProviderError`` is; more may be added.
  ///
  /// The numbers are those of `NSItemProvider.ErrorCode`. Source: Apple, *NSItemProvider.h*.
  public struct Code: Hashable, Sendable {
    private enum Kind: Int {
      case unknown = -1
      case itemUnavailable = -1000
      case unexpectedValueClass = -1100
      case unavailableCoercion = -1200
    }

    private let kind: Kind

    /// Something else went wrong: -1.
    public static let unknown = Code(kind: .unknown)
    /// The provider has no such item, or cannot produce it: -1000.
    public static let itemUnavailable = Code(kind: .itemUnavailable)
    /// What was loaded is not of the class that was asked for: -1100.
    public static let unexpectedValueClass = Code(kind: .unexpectedValueClass)
    /// The item cannot be turned into what was asked for: -1200.
    public static let unavailableCoercion = Code(kind: .unavailableCoercion)

    /// The number that Apple's systems use.
    public var rawValue: Int { kind.rawValue }
  }
}

extension ItemProviderError.Code: RawRepresentable {
  /// The code of a number that Apple's systems use; nil for any other.
  public init?(rawValue: Int) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension ItemProviderError.Code: CustomStringConvertible {
  /// What the code means, in words.
  public var description: String {
    switch kind {
    case .unknown: "something went wrong"
    case .itemUnavailable: "the item is not available"
    case .unexpectedValueClass: "the item has another class than was asked for"
    case .unavailableCoercion: "the item cannot be turned into what was asked for"
    }
  }
}
