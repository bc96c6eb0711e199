#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import PhotoLibrary

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The domain of ``PHPhotosError``.
  public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

  /// Why something could not be done with a library, under Apple's numbers.
  public struct PHPhotosError: Error, CustomNSError, LocalizedError, CustomStringConvertible,
    Sendable
  {
    /// What went wrong, for a program.
    public let code: Code
    /// What went wrong, where, and what can be done about it, in English.
    public let errorDescription: String?

    /// The domain that Apple's errors of these numbers have.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The number of ``code``.
    public var errorCode: Int { code.rawValue }
    /// The description under Foundation's key: an `NSError` has no other.
    public var errorUserInfo: [String: Any] {
      errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }

    /// What went wrong, as ``errorDescription``.
    public var description: String { errorDescription ?? "\(code)" }

    /// An error of a program's own, or of a test's.
    ///
    /// - Parameter userInfo: What `NSError` knows of it; the text under `NSLocalizedDescriptionKey` is kept.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
      self.code = code
      errorDescription = userInfo[NSLocalizedDescriptionKey] as? String
    }

    init(_ error: PhotoLibraryError) {
      code = Code(rawValue: error.code.number) ?? .internalError
      errorDescription = error.message
    }

    /// What reading or copying a file has failed with.
    init(any error: any Error) {
      switch error {
      case let error as PHPhotosError: self = error
      case let error as PhotoLibraryError: self.init(error)
      case let error as FileError:
        let code: Code =
          switch error.systemNumber {
          case ENOENT: .missingResource
          case ENOSPC, EDQUOT: .notEnoughSpace
          default: .internalError
          }
        self.init(code, error.description)
      default: self.init(.internalError, "\(error)")
      }
    }

    package init(_ code: Code, _ description: String) {
      self.code = code
      errorDescription = description
    }
  }
#endif
