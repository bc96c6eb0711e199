/// All tags of one file: an array of records over an array of value bytes, but for the longest.
///
/// A class because every ``Tag`` refers to it; it never changes once it is made.
package final class TagStore: Sendable {
  let records: [TagRecord]
  let values: [UInt8]
  /// The values in Base64, without spaces and padding: each shares the memory of its packet. Copying
  /// the pictures of one depth map was 750 of the 1,850 page faults of reading 207 photos.
  let coded: [ArraySlice<UInt8>]
  /// The tables and groups that records name by their index.
  let tables: [TagTable]
  let groups: [String]
  /// Names that the file itself gives to tags.
  let names: [String]

  init(
    records: [TagRecord], values: [UInt8], coded: [ArraySlice<UInt8>] = [], tables: [TagTable],
    groups: [String], names: [String]
  ) {
    self.records = records
    self.values = values
    self.coded = coded
    self.tables = tables
    self.groups = groups
    self.names = names
  }

  /// Whether there is a tag of a group, of whose name the length is compared first: most have another.
  func has(group: String) -> Bool {
    let length = group.utf8.count
    return groups.contains { $0.utf8.count == length && $0 == group }
  }

  /// The first tag of a group with a number, or nil.
  package func first(_ group: String, _ id: UInt32) -> Tag? {
    guard let group = groups.firstIndex(of: group) else { return nil }
    for index in records.indices
    where records[index].id == id && records[index].group == group && !records[index].isNamedByFile
    {
      return Tag(store: self, index: index)
    }
    return nil
  }

  /// The first text of a group with a number, or what else has that number first; nil where nothing has.
  func firstText(_ group: String, _ id: UInt32) -> Tag? {
    guard let first = first(group, id) else { return nil }
    if first.format.isText { return first }
    return records.indices.lazy.map { Tag(store: self, index: $0) }.first {
      $0.number == id && $0.group == group && $0.format.isText
    } ?? first
  }

  /// The first tag with a name in a group, or nil; what exiftool alone reads so is none.
  package func first(_ group: String, named name: String) -> Tag? {
    first(group, named: name) { _ in true }
  }

  /// The same of what the file says of itself, where it is a data set with items.
  func firstOutsideItems(_ group: String, named name: String) -> Tag? {
    first(group, named: name) { !$0.isOfItem }
  }

  private func first(
    _ group: String, named name: String, where counts: (TagRecord) -> Bool
  ) -> Tag? {
    guard let group = groups.firstIndex(of: group) else { return nil }
    let hash = name.letterHash
    for index in records.indices where records[index].group == group && counts(records[index]) {
      if let tag = tag(index, named: name, hash), !tag.traits.contains(.onlyInExiftool) {
        return tag
      }
    }
    return nil
  }

  /// The last tag with a name, of whatever group, or nil.
  func last(named name: String) -> Tag? {
    let hash = name.letterHash
    for index in records.indices.reversed() {
      if let tag = tag(index, named: name, hash) { return tag }
    }
    return nil
  }

  /// The tag with an index, if it has a name.
  ///
  /// - Parameter hash: the name's ``Swift/String/letterHash``, which the name of a row has too.
  private func tag(_ index: Int, named name: String, _ hash: UInt32) -> Tag? {
    let record = records[index]
    guard record.row < 0 || record.isNamedByFile || record.facts.nameHash == hash else {
      return nil
    }
    let tag = Tag(store: self, index: index)
    return tag.name == name ? tag : nil
  }
}
