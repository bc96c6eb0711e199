/// The tags of a file, in its order.
public struct Tags: RandomAccessCollection, Sendable {
  let store: TagStore

  /// The groups that the tags are of, each once.
  package var groups: [String] { store.groups }

  public var startIndex: Int { 0 }
  public var endIndex: Int { store.records.count }
  public subscript(position: Int) -> Tag { Tag(store: store, index: position) }
}
