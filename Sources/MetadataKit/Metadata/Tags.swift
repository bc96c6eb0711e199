/// The tags of a file, in its order.
public struct Tags: RandomAccessCollection, Sendable {
  let store: TagStore

  /// The groups that the tags are of, each once.
  package var groups: [String] { store.groups }

  /// Bytes that they and the values that were kept take in memory.
  package var byteCount: Int { store.values.count + count * MemoryLayout<TagRecord>.stride }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many tags there are: those of one name that stand twice count twice.
  public var endIndex: Int { store.records.count }
  /// The tag at a place in the file's order; a place outside of the indices is a caller's mistake.
  public subscript(position: Int) -> Tag { Tag(store: store, index: position) }
}
