/// What was decided about a client: one answer for each level of access.
///
/// The rules are those that were observed on devices; each is a row of the tables in the tests.
public struct Decision: Hashable, Sendable {
  /// What the client may add.
  public internal(set) var addOnly = AuthorizationStatus.notDetermined
  /// What the client may see and change.
  public internal(set) var readWrite = AuthorizationStatus.notDetermined

  /// Nothing was decided, so nothing is allowed.
  public init() {}

  /// The status of a level.
  public func status(for level: AccessLevel) -> AuthorizationStatus {
    switch level {
    case .addOnly: addOnly
    case .readWrite: readWrite
    }
  }

  /// The status as it was told before there were levels: of `readWrite`, and never `limited`.
  public var legacyStatus: AuthorizationStatus { readWrite.legacy }

  /// Whether a request for a level asks the user.
  public func prompts(for level: AccessLevel) -> Bool { status(for: level) == .notDetermined }

  /// Takes the user's answer to a request.
  ///
  /// What is granted for reading and writing settles adding too; what is refused does not.
  mutating func take(_ answer: AuthorizationStatus, for level: AccessLevel) {
    switch level {
    case .addOnly: addOnly = answer
    case .readWrite:
      readWrite = answer
      if answer.isGranted { addOnly = answer }
    }
  }

  /// Takes a choice of the Settings screen, which leaves nothing undecided.
  mutating func take(_ setting: AccessSetting) {
    (addOnly, readWrite) =
      switch setting {
      case .addOnly: (.authorized, .denied)
      case .selected: (.limited, .limited)
      case .all: (.authorized, .authorized)
      case .none: (.denied, .denied)
      case .restricted: (.restricted, .restricted)
      }
  }

  /// Whether only somebody above the user may change it.
  var isRestricted: Bool { addOnly == .restricted || readWrite == .restricted }

  // MARK: What follows from it

  /// Whether assets can be added.
  ///
  /// Whoever may read and write the library may add to it, and so may whoever may only add.
  public var canAdd: Bool { addOnly.isGranted || readWrite.isGranted }
  /// Whether albums can be seen, made and changed.
  public var canUseAlbums: Bool { readWrite == .authorized }
}
