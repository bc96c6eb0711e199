#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// Why something could not be done with a library, under Apple's numbers.
  public struct PHPhotosError: Error, CustomNSError, LocalizedError, Sendable {
    /// Source: Apple, *PHError.h*.
    public enum Code: Int, Sendable {
      case internalError = -1
      case userCancelled = 3072
      case persistentChangeTokenExpired = 3105
      case libraryVolumeOffline = 3114
      case identifierNotFound = 3201
      case changeNotSupported = 3300
      case operationInterrupted = 3301
      case invalidResource = 3302
      case missingResource = 3303
      case notEnoughSpace = 3305
      case accessRestricted = 3310
      case accessUserDenied = 3311
    }

    public let code: Code
    public let errorDescription: String?

    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }

    init(_ error: PhotoLibraryError) {
      code = Code(rawValue: error.code.number) ?? .internalError
      errorDescription = error.message
    }

    init(_ code: Code, _ description: String) {
      self.code = code
      errorDescription = description
    }
  }
#endif
