#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// Who wants to be told of changes. Called on a queue of the library's.
  public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Tells of a change; only one at a time.
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

    /// How an asset or an album differs from what it is now; nil where it does not.
    public func changeDetails<ObjectType: PHObject>(
      for object: ObjectType
    ) -> PHObjectChangeDetails<ObjectType>? {
      switch object as PHObject {
      case let asset as PHAsset:
        change.details(for: asset.asset).map { PHObjectChangeDetails($0, object) { PHAsset($0) } }
      case let collection as PHAssetCollection:
        collection.album.flatMap { change.details(for: $0) }.map {
          PHObjectChangeDetails($0, object) { PHAssetCollection($0) }
        }
      default: nil
      }
    }
  }

  /// How a fetch result differs from what it would be now.
  public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// The result that was asked about.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// What the same fetch answers now; later notifications go on from it.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Whether the indexes tell everything; otherwise show all anew.
    public let hasIncrementalChanges: Bool
    /// Places in the result before; nil without incremental changes.
    public let removedIndexes: IndexSet?
    /// Places in the result after; nil without incremental changes.
    public let insertedIndexes: IndexSet?
    /// Places in the result after, of what was there and is another now; nil without incremental
    /// changes.
    public let changedIndexes: IndexSet?
    /// Whether something stands elsewhere for other reasons than removing and inserting.
    public let hasMoves: Bool
    private let moves: [(from: Int, to: Int)]

    init<Element: LibraryObject>(
      _ changes: FetchResultChanges<Element>, _ before: PHFetchResult<ObjectType>,
      _ source: (FetchResult<Element>) -> PHFetchSource
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

    /// What stood at ``removedIndexes``, as it was; empty without incremental changes.
    public var removedObjects: [ObjectType] {
      fetchResultBeforeChanges.objects(at: removedIndexes ?? [])
    }
    /// What stands at ``insertedIndexes``; empty without incremental changes.
    public var insertedObjects: [ObjectType] {
      fetchResultAfterChanges.objects(at: insertedIndexes ?? [])
    }
    /// What stands at ``changedIndexes``, as it is now; empty without incremental changes.
    public var changedObjects: [ObjectType] {
      fetchResultAfterChanges.objects(at: changedIndexes ?? [])
    }

    /// Tells each move, to be carried out in turn after removing and inserting.
    public func enumerateMoves(_ handler: (_ fromIndex: Int, _ toIndex: Int) -> Void) {
      for move in moves { handler(move.from, move.to) }
    }
  }
#endif
