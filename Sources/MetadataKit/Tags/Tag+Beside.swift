/// Tags that say something of another one: those of the same note, which stand near it.
///
/// How far they are looked for is bounded: a file may have a hundred thousand tags each of which
/// would look through all others.
extension Tag {
  private static let reach = 1024

  /// The last tag with a name near this one in the same group.
  func beside(_ name: String) -> Tag? {
    let hash = name.letterHash
    let first = max(0, index - Self.reach)
    var place = min(store.records.count, index + Self.reach)
    while place > first {
      place -= 1
      let record = store.records[place]
      guard record.facts.nameHash == hash, record.group == self.record.group, record.row >= 0
      else { continue }
      let other = Tag(store: store, index: place)
      if other.row?.name == name { return other }
    }
    return nil
  }

  /// The tag of a name that stands shortly before this one in the same group, and behind the last one that has this
  /// one's name: what a file says of the same thing.
  package func preceding(_ name: String) -> Tag? {
    for place in stride(from: index - 1, through: max(0, index - 8), by: -1)
    where store.records[place].group == record.group {
      let other = Tag(store: store, index: place)
      if other.name == name { return other }
      if other.name == self.name { return nil }
    }
    return nil
  }

  /// The first tag with a number near this one in the same group.
  func beside(_ id: UInt32) -> Tag? {
    for place in max(0, index - Self.reach)..<min(store.records.count, index + Self.reach)
    where store.records[place].id == id && store.records[place].group == record.group {
      return Tag(store: store, index: place)
    }
    return nil
  }

  /// The first tag with a number and a table near this one in the same group.
  func beside(_ id: UInt32, in table: TagTable) -> Tag? {
    for place in max(0, index - Self.reach)..<min(store.records.count, index + Self.reach)
    where store.records[place].id == id && store.records[place].group == record.group {
      let tag = Tag(store: store, index: place)
      if tag.table === table { return tag }
    }
    return nil
  }

  /// What stands before the tag in the same group, by its number and table; nil where there is none
  /// near.
  func earlier(_ id: UInt32, in table: TagTable) -> Tag? {
    var place = index - 1
    while place >= 0, place > index - Self.reach {
      if store.records[place].id == id, store.records[place].group == record.group {
        let tag = Tag(store: store, index: place)
        if tag.table === table { return tag }
      }
      place -= 1
    }
    return nil
  }
}

extension TagStore {
  /// The camera's model, which stands at the start of what a file says.
  var camera: Tag? {
    let hash = Self.model.letterHash
    for place in records.indices.prefix(512) {
      let record = records[place]
      guard record.facts.nameHash == hash, record.row >= 0 else { continue }
      let tag = Tag(store: self, index: place)
      if tag.row?.name == Self.model { return tag }
    }
    return nil
  }

  private static let model = "Model"
}
