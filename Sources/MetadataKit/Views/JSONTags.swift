/// A file's tags as JSON: an object for each group, in the order in which the groups appear.
struct JSONTags {
  let isNumeric: Bool
  let selection: TagSelection

  /// Writes them all.
  ///
  /// A name that a group has more than once is `Name`, `Name#2`, `Name#3` …, in the order of the
  /// file: no tag has a `#` in its name, so nothing is lost and no key stands twice.
  func write(_ metadata: Metadata, _ json: inout JSONWriter) {
    json.beginObject()
    write(metadata.tags, &json)
    write(metadata.composites, &json)
    json.endObject()
  }

  private func write(_ tags: Tags, _ json: inout JSONWriter) {
    var scratch = TextBuffer()
    var names = NameCounter()
    for (group, members) in groups(of: tags) {
      json.key(group)
      json.beginObject()
      names.removeAll()
      for index in members {
        let tag = tags[index]
        let name = tag.name
        let count = names.add(name)
        if count == 1, tag.number != nil {
          json.key(plain: name)
        } else if count == 1 {
          json.key(name)
        } else {
          json.key(name, String(count), mark: 0x23)
        }
        let isList = tag.hasSeveralValues
        if isList { json.beginArray(isInline: true) }
        for value in isList ? tag.values : [tag] {
          scratch.removeAll()
          JSONValue(isNumeric: isNumeric).write(value, &scratch, &json)
        }
        if isList { json.endArray() }
      }
      json.endObject()
    }
  }

  /// The groups in the order of their first tags, each with the places of its tags.
  private func groups(of tags: Tags) -> [(group: String, members: [Int])] {
    var groups: [(group: String, members: [Int])] = []
    var last = 0
    for (index, tag) in tags.enumerated()
    where !tag.isStructural && !tag.continuesList && selection.contains(tag) {
      let group = tag.group
      if last >= groups.count || groups[last].group != group {
        if let found = groups.firstIndex(where: { $0.group == group }) {
          last = found
        } else {
          last = groups.count
          groups.append((group, []))
        }
      }
      groups[last].members.append(index)
    }
    return groups
  }
}
