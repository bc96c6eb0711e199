#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import PhotoLibrary

  /// Why something could not be done with a library, under Apple's numbers.
  public struct PHPhotosError: Error, CustomNSError, LocalizedError, CustomStringConvertible,
    Sendable
  {
    /// Source: Apple, *PHError.h*.
    public enum Code: Int, Sendable {
      /// What Apple has no number for: the state is damaged or cannot be written, a policy, a
      /// predicate or a selection is none.
      case internalError = -1
      /// The user gave no answer, or the task was cancelled.
      case userCancelled = 3072
      /// The history does not reach back so far: fetch everything anew.
      case persistentChangeTokenExpired = 3105
      /// The library's folder is not there, or cannot be read.
      case libraryVolumeOffline = 3114
      /// There is no such asset or album for this client.
      case identifierNotFound = 3201
      /// What has changed cannot be told one by one: fetch everything anew.
      case persistentChangeDetailsUnavailable = 3210
      /// The change is none that can be made.
      case changeNotSupported = 3300
      /// Another process is busy with the library's state.
      case operationInterrupted = 3301
      /// What is to be added is no photo and no movie, or two files are no Live Photo.
      case invalidResource = 3302
      /// A file is not there any more.
      case missingResource = 3303
      /// There is no room left on the disk.
      case notEnoughSpace = 3305
      /// It cannot be done with an asset of that kind.
      case requestNotSupportedForAsset = 3306
      /// An administrator does not allow it, or no library was named.
      case accessRestricted = 3310
      /// The user, or nobody yet, allows it.
      case accessUserDenied = 3311
    }

    /// As ``Code/internalError``.
    public static var internalError: Code { .internalError }
    /// As ``Code/userCancelled``.
    public static var userCancelled: Code { .userCancelled }
    /// As ``Code/persistentChangeTokenExpired``.
    public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
    /// As ``Code/libraryVolumeOffline``.
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    /// As ``Code/identifierNotFound``.
    public static var identifierNotFound: Code { .identifierNotFound }
    /// As ``Code/persistentChangeDetailsUnavailable``.
    public static var persistentChangeDetailsUnavailable: Code {
      .persistentChangeDetailsUnavailable
    }
    /// As ``Code/changeNotSupported``.
    public static var changeNotSupported: Code { .changeNotSupported }
    /// As ``Code/operationInterrupted``.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// As ``Code/invalidResource``.
    public static var invalidResource: Code { .invalidResource }
    /// As ``Code/missingResource``.
    public static var missingResource: Code { .missingResource }
    /// As ``Code/notEnoughSpace``.
    public static var notEnoughSpace: Code { .notEnoughSpace }
    /// As ``Code/requestNotSupportedForAsset``.
    public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
    /// As ``Code/accessRestricted``.
    public static var accessRestricted: Code { .accessRestricted }
    /// As ``Code/accessUserDenied``.
    public static var accessUserDenied: Code { .accessUserDenied }

    /// What went wrong, for a program.
    public let code: Code
    /// What went wrong, where, and what can be done about it, in English.
    public let errorDescription: String?

    /// The domain that Apple's errors of these numbers have.
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    /// The number of ``code``.
    public var errorCode: Int { code.rawValue }
    /// The description under Foundation's key: an `NSError` has no other.
    public var errorUserInfo: [String: Any] {
      errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }

    /// What went wrong, as ``errorDescription``.
    public var description: String { errorDescription ?? "\(code)" }

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
