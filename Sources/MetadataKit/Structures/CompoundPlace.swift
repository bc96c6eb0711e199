/// Where a stream of a compound file stands: in which storage, and how deep ([MS-CFB] §2.6.4).
struct CompoundPlace: Hashable {
  /// The number of the storage in the directory: 0 is the root, -1 is none.
  let storage: Int
  /// How many storages of the root it is within.
  let depth: Int

  /// What no storage leads to is of a document that was lost, or of none.
  static let lost = CompoundPlace(storage: -1, depth: 2)

  /// The places of all entries of a directory: each storage is the root of a tree of what it has.
  static func all(of directory: ByteSlice) throws(MetadataError) -> [CompoundPlace] {
    var places = [CompoundPlace](repeating: lost, count: directory.count / entrySize)
    guard !places.isEmpty else { return [] }
    // Trees may lead to one another: an entry is of the storage that comes to it first.
    var visited = [Bool](repeating: false, count: places.count)
    visited[0] = true
    let root = Self(storage: 0, depth: 0)
    var waiting = [(index: try directory.uint32(at: 76, .little), place: root)]
    while let (index, place) = waiting.popLast() {
      guard index < places.count, !visited[index] else { continue }
      visited[index] = true
      places[index] = place
      let entry = index * entrySize
      waiting.append((try directory.uint32(at: entry + 68, .little), place))
      waiting.append((try directory.uint32(at: entry + 72, .little), place))
      guard try directory.uint8(at: entry + 66) == 1 else { continue }
      let inner = CompoundPlace(storage: index, depth: place.depth + 1)
      waiting.append((try directory.uint32(at: entry + 76, .little), inner))
    }
    return places
  }

  private static let entrySize = 128
}
