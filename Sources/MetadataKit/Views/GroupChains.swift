/// The tags that are shown, those of each group one after the other, by indices alone.
struct GroupChains {
  /// The groups in the order of their first tags.
  var groups: [Int] = []
  /// The first and the last tag of each of the store's groups; -1 where there is none.
  private let ends: [Ends]
  /// The tag of the same group after each tag; -1 where there is none.
  private let next: [Int]

  private struct Ends {
    var first = -1
    var last = -1
  }

  init(_ tags: Tags, _ selection: TagSelection) {
    let records = tags.store.records
    var ends = Array(filled: tags.store.groups.count, with: Ends())
    var next = Array(filled: records.count, with: -1)
    groups.reserveCapacity(ends.count)
    // By spans: at each change, an array looks whether nobody else has its elements, which was a
    // third of this, and 0.4 % of the instructions of reading and printing JPEGs.
    var endsOfGroups = ends.mutableSpan
    var nextOfTags = next.mutableSpan
    for index in records.indices where !records[index].continuesList {
      if !records[index].facts.traits.isDisjoint(with: [.structural, .onlyInExiftool]) { continue }
      guard selection.isEverything || selection.contains(tags[index]) else { continue }
      let group = Int(records[index].group)
      let last = endsOfGroups[group].last
      if last < 0 {
        groups.append(group)
        endsOfGroups[group].first = index
      } else {
        nextOfTags[last] = index
      }
      endsOfGroups[group].last = index
    }
    self.ends = ends
    self.next = next
  }

  /// Does something with the tags of a group, by the store's number of it, in their order.
  func forEach(of group: Int, _ body: (Int) -> Void) {
    var index = ends[group].first
    while index >= 0 {
      body(index)
      index = next[index]
    }
  }
}
