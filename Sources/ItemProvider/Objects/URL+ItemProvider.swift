public import Foundation

extension URL: ItemProviderWriting, ItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// A file's URL is offered as such, too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(dataRepresentation, nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> URL {
    guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
      throw ItemProviderError(.unexpectedValueClass, reason: "its \(typeIdentifier) is no URL")
    }
    return url
  }
}
