import SQLiteStore

/// Why something could not be done with a library.
///
/// Two errors are equal when their codes and messages are.
public struct PhotoLibraryError: Error, Sendable {
  /// What went wrong, as far as a program can act on it: an open set, so a later version may add.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The name of the code.
    public let description: String
    /// The number under which Apple's `PHPhotosError` has it; −1, its internal error, where it has none.
    public let number: Int

    private init(_ description: String, _ number: Int) {
      self.description = description
      self.number = number
    }

    /// The user, or nobody yet, allows it.
    public static let accessDenied = Code("accessDenied", 3311)
    /// An administrator does not allow it.
    public static let accessRestricted = Code("accessRestricted", 3310)
    /// The client asks without saying why.
    public static let usageDescriptionMissing = Code("usageDescriptionMissing", 3311)
    /// The user was asked and did not answer.
    public static let cancelled = Code("cancelled", 3072)
    /// There is no such asset or album for this client.
    public static let notFound = Code("notFound", 3201)
    /// The asset's file is not there any more.
    public static let missingResource = Code("missingResource", 3303)
    /// What is to be added is no photo and no movie.
    public static let invalidResource = Code("invalidResource", 3302)
    /// The change is none that can be made.
    public static let changeNotSupported = Code("changeNotSupported", 3300)
    /// There is no room left.
    public static let notEnoughSpace = Code("notEnoughSpace", 3305)
    /// What happened since then is not known any more: fetch everything anew.
    public static let changeTokenExpired = Code("changeTokenExpired", 3105)
    /// The library's folder is not there, or that or its state cannot be read.
    public static let unavailable = Code("unavailable", 3114)
    /// The library's state cannot be written.
    public static let readOnly = Code("readOnly", -1)
    /// The library's state is damaged and cannot be made anew.
    public static let stateDamaged = Code("stateDamaged", -1)
    /// Another process is busy with the library's state.
    public static let busy = Code("busy", 3301)
    /// A file of policies cannot be understood.
    public static let policyInvalid = Code("policyInvalid", -1)
    /// A predicate cannot be understood.
    public static let predicateInvalid = Code("predicateInvalid", -1)
    /// A picker's interface has answered what its configuration does not allow.
    public static let selectionInvalid = Code("selectionInvalid", -1)
    /// There is nobody to ask.
    public static let noInterface = Code("noInterface", -1)
    /// Anything else.
    public static let other = Code("other", -1)
  }

  /// What went wrong, for a program.
  public let code: Code
  /// What went wrong, where, and what can be done about it.
  public let message: String
  /// The error that led to this one, where it is somebody else's: that of the block of a change, of a
  /// prompter or of a picker.
  public let underlyingError: (any Error)?

  /// An error of a kind, with a message for people.
  public init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  init(_ error: DatabaseError) {
    let code: Code =
      switch error.code {
      case .readOnly, .cannotOpen: .readOnly
      case .full: .notEnoughSpace
      case .damaged, .foreign: .stateDamaged
      case .busy: .busy
      default: .other
      }
    self.init(code, "the library's state: \(error)")
  }

  /// Any error as one of a library.
  init(_ error: any Error) {
    switch error {
    case let error as PhotoLibraryError: self = error
    case let error as DatabaseError: self.init(error)
    case is CancellationError: self.init(.cancelled, "it was cancelled")
    default: self.init(.other, "\(error)", underlyingError: error)
    }
  }
}

extension PhotoLibraryError: Hashable {
  /// Whether codes and messages are equal; the error beneath does not count.
  public static func == (a: PhotoLibraryError, b: PhotoLibraryError) -> Bool {
    a.code == b.code && a.message == b.message
  }

  /// By code and message, as equality goes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }
}

extension PhotoLibraryError: CustomStringConvertible {
  /// The message alone.
  public var description: String { message }
}

/// Does something with the state, its errors told as the library's.
func inLibrary<Value>(
  _ body: () throws(DatabaseError) -> Value
) throws(PhotoLibraryError) -> Value {
  do throws(DatabaseError) { return try body() } catch { throw PhotoLibraryError(error) }
}
