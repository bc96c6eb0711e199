/// How a file representation may be delivered.
///
/// The numbers are those of `NSItemProviderFileOptions`. Source: Apple, *NSItemProvider.h*.
public struct ItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The options' bits, as `NSItemProviderFileOptions` has them.
  public let rawValue: Int

  /// The options of these bits; bits without a meaning are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The original file may be handed out, not only a copy.
  public static let openInPlace = ItemProviderFileOptions(rawValue: 1)
}
