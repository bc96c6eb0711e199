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
    let store = tags.store
    let chains = GroupChains(tags, selection)
    var scratch = TextBuffer()
    for group in chains.groups {
      json.key(store.groups[group])
      json.beginObject()
      names.removeAll()
      chains.forEach(of: group) { write(tags, $0, &names, &scratch, &json) }
      json.endObject()
    }
  }

  /// Writes the name of a tag.
  private func writeKey(
    _ tags: Tags, _ index: Int, _ names: inout NameCounter, _ json: inout JSONWriter
  ) {
    let store = tags.store
    let row = Int(store.records[index].row)
    guard row >= 0, !store.records[index].isNamedByFile else {
      let name = tags[index].name
      let count = names.add(index, hash: name.letterHash) { tags[$0].name == name }
      return count == 1 ? json.key(name) : json.key(name, String(count), mark: 0x23)
    }
    // In place, as nearly all are: neither the row's name nor its tag is copied.
    let number = store.records[index].table
    let table = store.tables[Int(number)]
    let count = names.add(index, hash: table.nameHash(ofRow: row)) { earlier in
      store.records[earlier].row == row && store.records[earlier].table == number
        && !store.records[earlier].isNamedByFile || tags[earlier].name == table.rows[row].name
    }
    if count == 1 { return json.key(plain: table.rows[row].name) }
    json.key(table.rows[row].name, String(count), mark: 0x23)
  }

  /// Writes one tag, of a list all values.
  private func write(
    _ tags: Tags, _ index: Int, _ names: inout NameCounter, _ scratch: inout TextBuffer,
    _ json: inout JSONWriter
  ) {
    writeKey(tags, index, &names, &json)
    let tag = tags[index]
    let value = JSONValue(isNumeric: isNumeric)
    scratch.removeAll()
    var next = index + 1
    guard next < tags.count, tags.store.records[next].continuesList else {
      return value.write(tag, &scratch, &json)
    }
    json.beginArray(isInline: true)
    value.write(tag, &scratch, &json)
    while next < tags.count, tags.store.records[next].continuesList {
      scratch.removeAll()
      value.write(tags[next], &scratch, &json)
      next += 1
    }
    json.endArray()
  }
}
