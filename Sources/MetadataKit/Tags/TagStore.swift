/// All tags of one file: an array of records over an array of value bytes.
///
/// A class because every ``Tag`` refers to it; it never changes once it is made.
package final class TagStore: Sendable {
  let records: [TagRecord]
  let values: [UInt8]
  /// Names that the file itself gives to tags.
  let names: [String]

  init(records: [TagRecord], values: [UInt8], names: [String]) {
    self.records = records
    self.values = values
    self.names = names
  }

  /// The first tag of a group with a number, or nil.
  package func first(_ group: String, _ id: UInt32) -> Tag? {
    records.firstIndex { $0.id == id && !$0.isNamedByFile && $0.group == group }
      .map { Tag(store: self, index: $0) }
  }

  /// The first tag with a name in a group, or nil.
  package func first(_ group: String, named name: String) -> Tag? {
    for index in records.indices where records[index].group == group {
      let tag = Tag(store: self, index: index)
      if tag.name == name { return tag }
    }
    return nil
  }
}
