/// A file's tags as JSON: an object for each group, in the order in which the groups appear.
struct JSONTags {
  let isNumeric: Bool
  let selection: TagSelection

  /// Writes them all.
  ///
  /// A name that a group has more than once is `Name`, `Name#2`, `Name#3` …, in the order of the
  /// file: no tag has a `#` in its name, so nothing is lost and no key stands twice.
  func write(_ metadata: Metadata, _ json: inout JSONWriter) {
    var names = NameCounter()
    json.beginObject()
    write(metadata.tags, &names, &json)
    if selection.reaches(TagTable.composite.group) { write(metadata.composites, &names, &json) }
    json.endObject()
  }

  private func write(_ tags: Tags, _ names: inout NameCounter, _ json: inout JSONWriter) {
    guard var tag = tags.first else { return }
    let chains = GroupChains(tags, selection)
    var scratch = TextBuffer()
    let store = tags.store
    let outlet = json.outlet
    for group in chains.groups {
      json.key(store.groups[group])
      json.beginObject()
      names.removeAll()
      chains.forEach(of: group) { index in
        tag.move(to: index, of: store)
        writeKey(tag, of: store, &names, &scratch, &json)
        writeValue(&tag, of: store, &scratch, &json)
        if let outlet { outlet.drain(&json.text) }
      }
      json.endObject()
    }
  }

  /// Writes the name of a tag of a store.
  private func writeKey(
    _ tag: Tag, of store: TagStore, _ names: inout NameCounter, _ scratch: inout TextBuffer,
    _ json: inout JSONWriter
  ) {
    let row = Int(tag.record.row)
    if tag.record.isNamedByFile {
      let name = tag.name
      let count = names.add(tag.index, hash: name.letterHash) {
        Tag(store: store, index: $0).name == name
      } name: {
        Tag(store: store, index: $0).name
      }
      return count == 1 ? json.key(name) : json.key(name, String(count), mark: 0x23)
    }
    guard row >= 0 else {
      // Without a text of its own for each: a photo may have a dozen that nobody knows.
      scratch.removeAll()
      tag.appendNumber(to: &scratch)
      let count = names.add(tag.index, hash: scratch.bytes.span.letterHash) {
        Tag(store: store, index: $0).name == tag.name
      } name: {
        Tag(store: store, index: $0).name
      }
      if count == 1 { return json.key(plain: scratch.bytes.span) }
      return json.key(scratch.string, String(count), mark: 0x23)
    }
    // In place, as nearly all are: the row's name is not copied.
    let number = tag.record.table
    let table = tag.table
    let count = names.add(tag.index, hash: tag.record.facts.nameHash) { earlier in
      store.records[earlier].row == row && store.records[earlier].table == number
        && !store.records[earlier].isNamedByFile
        || Tag(store: store, index: earlier).name == table.rows[row].name
    } name: {
      Tag(store: store, index: $0).name
    }
    if count == 1 { return json.key(plain: table.rows[row].name) }
    json.key(table.rows[row].name, String(count), mark: 0x23)
  }

  /// Writes the value of a tag, of a list all values: the tag is the last of them then.
  private func writeValue(
    _ tag: inout Tag, of store: TagStore, _ scratch: inout TextBuffer, _ json: inout JSONWriter
  ) {
    let value = JSONValue(isNumeric: isNumeric)
    guard tag.hasFurtherValue else {
      if tag.isEmptyList {
        json.beginArray(isInline: true)
        return json.endArray()
      }
      scratch.removeAll()
      return value.write(tag, &scratch, &json)
    }
    json.beginArray(isInline: true)
    while true {
      scratch.removeAll()
      value.write(tag, &scratch, &json)
      json.outlet?.drain(&json.text)
      guard tag.hasFurtherValue else { break }
      tag.move(to: tag.index + 1, of: store)
    }
    json.endArray()
  }
}
