/// What a client is allowed. Source: Apple, *PHPhotoLibrary.h*, `PHAuthorizationStatus`.
public enum AuthorizationStatus: Int, Sendable, CaseIterable {
  /// Nobody was asked yet: nothing is allowed.
  case notDetermined = 0
  /// Not allowed, and the user cannot change it.
  case restricted = 1
  /// Not allowed.
  case denied = 2
  /// All of the library.
  case authorized = 3
  /// What the user has selected, and what the client has added itself.
  case limited = 4

  /// Whether a client of this status may see or add something.
  public var isGranted: Bool { self == .authorized || self == .limited }

  /// The status as it was told before there were limited libraries.
  var legacy: AuthorizationStatus { self == .limited ? .authorized : self }
}

extension AuthorizationStatus: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorized: "authorized"
    case .limited: "limited"
    }
  }
}
