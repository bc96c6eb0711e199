public import Foundation

extension ItemProviderError: CustomNSError, LocalizedError {
  /// The domain of `NSItemProvider`'s errors. Source: Apple, *NSItemProvider.h*.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The code's ``Code/rawValue``.
  public var errorCode: Int { code.rawValue }

  /// The text, the path and the error below, under Foundation's keys.
  public var errorUserInfo: [String: Any] {
    var details: [String: Any] = [NSLocalizedDescriptionKey: description]
    if let path { details[NSFilePathErrorKey] = path.string }
    if let underlyingError { details[NSUnderlyingErrorKey] = underlyingError }
    return details
  }

  /// The same text as the error's description.
  public var errorDescription: String? { description }
}
