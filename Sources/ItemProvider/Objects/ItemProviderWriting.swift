public import Foundation

/// What a provider can offer as data, such as a picture or a text: `NSItemProviderWriting`.
///
/// Source: Apple, *NSItemProvider.h*.
public protocol ItemProviderWriting: Sendable {
  /// The types that every value can be written as, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this value can be written as, best first; those of all values unless it says
  /// otherwise.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Who may see every value as a type; everybody unless it says otherwise. Without effect here: see
  /// ``ItemProviderRepresentationVisibility``.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility

  /// Who may see this value as a type; as all values unless it says otherwise. Without effect here,
  /// too.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility

  /// Writes the value as a type.
  ///
  /// Called on a private queue. `completionHandler` is to be called once, with either data or an
  /// error, on any thread, now or later. A progress, if there is one, is as for
  /// ``ItemProvider/DataLoadHandler``.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress?
}

extension ItemProviderWriting {
  /// The types of all values of its kind.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Everybody may see it.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility {
    .all
  }

  /// Whoever may see all values of its kind as the type.
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}
