public import Foundation

extension PhotoLibraryError: LocalizedError {
  /// The message, which is then the `localizedDescription`, too.
  public var errorDescription: String? { message }
}
