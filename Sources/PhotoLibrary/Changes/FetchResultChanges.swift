/// How a fetch result differs from what the library has become.
///
/// To bring a list up to date, remove ``removedIndexes`` from the end, insert ``insertedIndexes``
/// from the start, then carry out ``moves`` one after the other, and show ``changedIndexes`` anew.
/// Without ``hasIncrementalChanges``, show all of ``fetchResultAfterChanges`` anew.
public struct FetchResultChanges<Element: LibraryObject>: Sendable {
  /// What was fetched, or what the notification before has made of it.
  public let fetchResultBeforeChanges: FetchResult<Element>
  /// What the same fetch answers now; later notifications go on from it.
  public let fetchResultAfterChanges: FetchResult<Element>
  /// Whether the indexes tell everything.
  public let hasIncrementalChanges: Bool
  /// Places in the result before.
  public let removedIndexes: [Int]
  /// What stood at ``removedIndexes``, as it was.
  public let removedObjects: [Element]
  /// Places in the result after.
  public let insertedIndexes: [Int]
  /// What stands at ``insertedIndexes``.
  public let insertedObjects: [Element]
  /// Places in the result after, of what was in it before and looks different now.
  public let changedIndexes: [Int]
  /// What stands at ``changedIndexes``, as it is now.
  public let changedObjects: [Element]
  /// What stands elsewhere among those that were there before: from where, to where, in the list as
  /// it is when it is their turn.
  public let moves: [(from: Int, to: Int)]

  /// Whether something stands elsewhere for other reasons than removing and inserting.
  public var hasMoves: Bool { !moves.isEmpty }

  /// Nil where nothing differs.
  init?(_ before: FetchResult<Element>, _ after: FetchResult<Element>) {
    guard before.objects != after.objects else { return nil }
    let old = Dictionary(
      before.objects.map { ($0.localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(after.objects.map(\.localIdentifier))
    removedIndexes = before.indices.filter { !new.contains(before[$0].localIdentifier) }
    insertedIndexes = after.indices.filter { old[after[$0].localIdentifier] == nil }
    changedIndexes = after.indices.filter { index in
      old[after[index].localIdentifier].map { $0 != after[index] } ?? false
    }
    removedObjects = removedIndexes.map { before[$0] }
    insertedObjects = insertedIndexes.map { after[$0] }
    changedObjects = changedIndexes.map { after[$0] }
    let moves = Self.moves(
      before.objects.map(\.localIdentifier), after.objects.map(\.localIdentifier),
      removedIndexes, insertedIndexes)
    self.moves = moves ?? []
    hasIncrementalChanges = moves != nil
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
  }

  /// More moves than this are no help to anybody.
  private static var mostMoves: Int { 500 }

  /// The moves that are left after removing and inserting; nil where there are too many.
  private static func moves(
    _ before: [String], _ after: [String], _ removed: [Int], _ inserted: [Int]
  ) -> [(from: Int, to: Int)]? {
    let gone = Set(removed)
    var rest = before.indices.filter { !gone.contains($0) }.map { before[$0] }[...]
    let new = Set(inserted)
    var list: [String] = []
    list.reserveCapacity(after.count)
    for index in after.indices {
      if new.contains(index) {
        list.append(after[index])
      } else if let next = rest.popFirst() {
        list.append(next)
      }
    }
    var moves: [(from: Int, to: Int)] = []
    for index in after.indices where list[index] != after[index] {
      guard moves.count < mostMoves,
        let place = list[(index + 1)...].firstIndex(of: after[index])
      else { return nil }
      list.insert(list.remove(at: place), at: index)
      moves.append((place, index))
    }
    return moves
  }
}
