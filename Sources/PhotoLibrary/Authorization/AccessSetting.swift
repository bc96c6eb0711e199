/// What the Settings screen offers for a client ("Allow access to photos").
public enum AccessSetting: String, Sendable, CaseIterable {
  /// Add photos only.
  case addOnly = "add-only"
  /// Selected photos.
  case selected
  /// All photos.
  case all
  /// Neither seeing nor adding photos; the client cannot ask again.
  case none
  /// None, and not for the user to change: the choice of an administrator.
  case restricted
}
