/// How an asset or an album differs from what it has become.
public struct ObjectChanges<Element: LibraryObject>: Sendable {
  /// It, as it was fetched.
  public let objectBeforeChanges: Element
  /// Nil where it is not in the library any more, or not for the client to see.
  public let objectAfterChanges: Element?
  /// Whether an asset's file has changed, and not only what the library knows of it.
  public let assetContentChanged: Bool
  /// Whether the client cannot see it any more, for whatever reason.
  public var objectWasDeleted: Bool { objectAfterChanges == nil }
}
