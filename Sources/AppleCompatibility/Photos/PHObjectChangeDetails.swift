#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// How an asset or an album differs from what it has become.
  public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// It, as it was fetched.
    public let objectBeforeChanges: ObjectType
    /// It, as it is; nil where the client cannot see it any more.
    public let objectAfterChanges: ObjectType?
    /// Whether an asset's file has changed, and not only what the library knows of it.
    public let assetContentChanged: Bool
    /// Whether the client cannot see it any more, for whatever reason.
    public let objectWasDeleted: Bool

    init<Element: LibraryObject>(
      _ changes: ObjectChanges<Element>, _ before: ObjectType, _ object: (Element) -> PHObject
    ) {
      objectBeforeChanges = before
      objectAfterChanges = changes.objectAfterChanges.flatMap { object($0) as? ObjectType }
      assetContentChanged = changes.assetContentChanged
      objectWasDeleted = changes.objectWasDeleted
    }
  }
#endif
