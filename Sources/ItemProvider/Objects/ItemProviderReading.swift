public import Foundation

/// What can be made from data that a provider offers: `NSItemProviderReading`.
///
/// Source: Apple, *NSItemProvider.h*.
public protocol ItemProviderReading: Sendable {
  /// The types that a value can be made from, best first.
  ///
  /// They are tried in this order, and the first wins that the provider offers: whoever puts plain
  /// text first gets plain text, even where something richer is offered.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes a value, on a private queue.
  ///
  /// - Parameters:
  ///   - data: The item.
  ///   - typeIdentifier: The type that the provider offers it as: one of those that can be read, or
  ///     a kind of one.
  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self
}
