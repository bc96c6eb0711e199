public import Foundation

extension URL: ItemProviderWriting, ItemProviderReading {
  /// What every URL can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// A file's URL is offered as such, too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// A file's URL is of this type, too.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Gives the URL's own bytes at once, whatever type was asked for; there is no progress.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(dataRepresentation, nil)
    return nil
  }

  /// The URL, or an error where the bytes are none.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> URL {
    guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
      throw ItemProviderError(.unexpectedValueClass, reason: "its \(typeIdentifier) is no URL")
    }
    return url
  }
}
