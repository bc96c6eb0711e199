#if !canImport(Photos)
  extension PHPhotosError {
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
      /// A library is handed to another program: never here.
      case relinquishingLibraryBundleToWriter = 3142
      /// Another library becomes that of the system: never here.
      case switchingSystemPhotoLibrary = 3143
      /// The bytes are in a network that may not be used: never here.
      case networkAccessRequired = 3164
      /// A network has failed: never here.
      case networkError = 3169
      /// There is no such asset or album for this client.
      case identifierNotFound = 3201
      /// Several objects have one identifier: never here.
      case multipleIdentifiersFound = 3202
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
      /// The library is where files are synchronized: never here.
      case libraryInFileProviderSyncRoot = 5423

      /// Whether an error is a ``PHPhotosError`` of this code: `catch PHPhotosError.accessUserDenied`.
      public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? PHPhotosError)?.code == code
      }
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
    /// As ``Code/relinquishingLibraryBundleToWriter``.
    public static var relinquishingLibraryBundleToWriter: Code {
      .relinquishingLibraryBundleToWriter
    }
    /// As ``Code/switchingSystemPhotoLibrary``.
    public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
    /// As ``Code/networkAccessRequired``.
    public static var networkAccessRequired: Code { .networkAccessRequired }
    /// As ``Code/networkError``.
    public static var networkError: Code { .networkError }
    /// As ``Code/multipleIdentifiersFound``.
    public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
    /// As ``Code/libraryInFileProviderSyncRoot``.
    public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
  }
#endif
