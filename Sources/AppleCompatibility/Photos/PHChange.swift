#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// Who wants to be told of changes. Called on a queue of the library's.
  public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
  }

  /// Tells an observer, which it does not keep.
  final class ObserverAdapter: PhotoLibraryChangeObserver, @unchecked Sendable {
    // Set once; what it leads to is called on one queue only.
    private weak let observer: (any PHPhotoLibraryChangeObserver)?

    init(_ observer: any PHPhotoLibraryChangeObserver) { self.observer = observer }

    var isThere: Bool { observer != nil }

    func photoLibraryDidChange(_ change: PhotoLibraryChange) {
      observer?.photoLibraryDidChange(PHChange(change))
    }
  }

  /// That something has changed.
  public final class PHChange: NSObject {
    private let change: PhotoLibraryChange

    init(_ change: PhotoLibraryChange) { self.change = change }

    /// How a fetch result differs from what it would be now; nil where it does not.
    public func changeDetails<ObjectType: PHObject>(
      for fetchResult: PHFetchResult<ObjectType>
    ) -> PHFetchResultChangeDetails<ObjectType>? {
      switch fetchResult.source {
      case .assets(let result):
        change.details(for: result).map {
          PHFetchResultChangeDetails($0, fetchResult) { .assets($0) }
        }
      case .albums(let result):
        change.details(for: result).map {
          PHFetchResultChangeDetails($0, fetchResult) { .albums($0) }
        }
      case .nothing: nil
      }
    }

    /// How an asset differs from what it is now; nil where it does not.
    public func changeDetails(for object: PHAsset) -> PHObjectChangeDetails? {
      change.details(for: object.asset).map(PHObjectChangeDetails.init)
    }
  }

  /// How an asset differs from what it has become.
  public final class PHObjectChangeDetails: NSObject {
    public let objectBeforeChanges: PHAsset
    public let objectAfterChanges: PHAsset?
    public let assetContentChanged: Bool
    public let objectWasDeleted: Bool

    init(_ changes: ObjectChanges) {
      objectBeforeChanges = PHAsset(changes.objectBeforeChanges)
      objectAfterChanges = changes.objectAfterChanges.map { PHAsset($0) }
      assetContentChanged = changes.assetContentChanged
      objectWasDeleted = changes.objectWasDeleted
    }
  }

  /// How a fetch result differs from what it would be now.
  public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    public let hasIncrementalChanges: Bool
    public let removedIndexes: IndexSet?
    public let insertedIndexes: IndexSet?
    public let changedIndexes: IndexSet?
    public let hasMoves: Bool
    private let moves: [(from: Int, to: Int)]

    init<Element: LibraryObject>(
      _ changes: FetchResultChanges<Element>, _ before: PHFetchResult<ObjectType>,
      _ source: (FetchResult<Element>) -> PHFetchResult<ObjectType>.Source
    ) {
      fetchResultBeforeChanges = before
      fetchResultAfterChanges = PHFetchResult(source(changes.fetchResultAfterChanges))
      hasIncrementalChanges = changes.hasIncrementalChanges
      let tells = changes.hasIncrementalChanges
      removedIndexes = tells ? IndexSet(changes.removedIndexes) : nil
      insertedIndexes = tells ? IndexSet(changes.insertedIndexes) : nil
      changedIndexes = tells ? IndexSet(changes.changedIndexes) : nil
      hasMoves = changes.hasMoves
      moves = changes.moves
    }

    public var removedObjects: [ObjectType] {
      fetchResultBeforeChanges.objects(at: removedIndexes ?? [])
    }
    public var insertedObjects: [ObjectType] {
      fetchResultAfterChanges.objects(at: insertedIndexes ?? [])
    }
    public var changedObjects: [ObjectType] {
      fetchResultAfterChanges.objects(at: changedIndexes ?? [])
    }

    public func enumerateMoves(_ handler: (_ fromIndex: Int, _ toIndex: Int) -> Void) {
      for move in moves { handler(move.from, move.to) }
    }
  }
#endif
