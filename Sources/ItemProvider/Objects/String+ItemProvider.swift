public import Foundation

extension String: ItemProviderWriting, ItemProviderReading {
  /// UTF-8 alone, which says everything that a text has.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  /// UTF-8, and text that does not name its encoding, which is then read as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Gives the text's UTF-8 at once, whatever type was asked for; there is no progress.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }

  /// The text, or an error where it is no UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ItemProviderError(.unexpectedValueClass, reason: "its \(typeIdentifier) is no UTF-8")
    }
    return text
  }
}
