#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  extension PHPhotoLibrary {
    /// The point at which the library's history is now. Where no library was named, or its state cannot be
    /// read, one that has expired.
    public var currentChangeToken: PHPersistentChangeToken {
      PHPersistentChangeToken(try? library?.currentChangeToken)
    }

    /// What has happened since a point in the history, as far as the client may know of it: at most one
    /// change, which has everything.
    ///
    /// - Throws: ``PHPhotosError``, `persistentChangeTokenExpired` where the history does not reach back
    ///   so far.
    public func fetchPersistentChanges(
      since token: PHPersistentChangeToken
    ) throws -> PHPersistentChangeFetchResult {
      let changes = try inLibrary { library throws(PhotoLibraryError) in
        guard let token = token.token else {
          throw PhotoLibraryError(
            .changeTokenExpired, "the token is of no history; fetch everything anew")
        }
        return try library.changes(since: token)
      }
      return PHPersistentChangeFetchResult(
        changes.isEmpty ? [] : [PHPersistentChange(changes)])
    }
  }

  /// What has happened, one change after the other.
  public final class PHPersistentChangeFetchResult: NSObject, Sequence, @unchecked Sendable {
    private let changes: [PHPersistentChange]

    init(_ changes: [PHPersistentChange]) { self.changes = changes }

    /// The changes, the oldest first.
    public func makeIterator() -> IndexingIterator<[PHPersistentChange]> { changes.makeIterator() }

    /// Goes through the changes, until the block sets what its last argument points to.
    public func enumerateChanges(
      _ block: (PHPersistentChange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stops = ObjCBool(false)
      for change in changes {
        unsafe block(change, &stops)
        if stops.boolValue { return }
      }
    }
  }

  /// Something that has happened to a library.
  public final class PHPersistentChange: NSObject, @unchecked Sendable {
    private let changes: PersistentChanges

    init(_ changes: PersistentChanges) { self.changes = changes }

    /// The point in the history that it leads to: what to ask from the next time.
    public var changeToken: PHPersistentChangeToken { PHPersistentChangeToken(changes.token) }

    /// What has happened to the objects of a kind.
    ///
    /// - Throws: ``PHPhotosError``, `persistentChangeDetailsUnavailable` where the client's access has
    ///   changed: then fetch everything anew.
    public func changeDetails(
      for objectType: PHObjectType
    ) throws -> PHPersistentObjectChangeDetails {
      guard !changes.accessChanged else {
        throw PHPhotosError(
          .persistentChangeDetailsUnavailable,
          "what the client may see has changed as a whole; fetch everything anew")
      }
      return PHPersistentObjectChangeDetails(objectType, changes)
    }
  }

  /// What has happened to the objects of a kind, by their identifiers; none is in two of the sets.
  public final class PHPersistentObjectChangeDetails: NSObject, @unchecked Sendable {
    /// Which objects.
    public let objectType: PHObjectType
    /// What was not there before.
    public let insertedLocalIdentifiers: Set<String>
    /// What was there and is another now.
    public let updatedLocalIdentifiers: Set<String>
    /// What is not there any more, or not for the client to see.
    public let deletedLocalIdentifiers: Set<String>

    init(_ objectType: PHObjectType, _ changes: PersistentChanges) {
      func chosen(_ identifiers: [String]) -> Set<String> {
        switch objectType {
        case .asset: Set(identifiers.filter { !LocalIdentifier.isOfAlbum($0) })
        case .assetCollection: Set(identifiers.filter(LocalIdentifier.isOfAlbum))
        case .collectionList: []
        }
      }
      self.objectType = objectType
      insertedLocalIdentifiers = chosen(changes.inserted)
      updatedLocalIdentifiers = chosen(changes.updated)
      deletedLocalIdentifiers = chosen(changes.removed)
    }
  }
#endif
