/// The tags that are shown, those of each group one after the other, by indices alone.
struct GroupChains {
  /// The groups in the order of their first tags.
  var groups: [Int] = []
  /// The first tag of each of the store's groups, and the tag of the group after each tag; -1
  /// where there is none.
  private var first: [Int]
  private var next: [Int]

  init(_ tags: Tags, _ selection: TagSelection) {
    let records = tags.store.records
    first = Array(repeating: -1, count: tags.store.groups.count)
    next = Array(repeating: -1, count: records.count)
    var last = first
    groups.reserveCapacity(first.count)
    for index in records.indices where !records[index].continuesList {
      if !records[index].facts.traits.isDisjoint(with: [.structural, .onlyInExiftool]) { continue }
      guard selection.isEverything || selection.contains(tags[index]) else { continue }
      let group = Int(records[index].group)
      if last[group] < 0 {
        groups.append(group)
        first[group] = index
      } else {
        next[last[group]] = index
      }
      last[group] = index
    }
  }

  /// Does something with the tags of a group, by the store's number of it, in their order.
  func forEach(of group: Int, _ body: (Int) -> Void) {
    var index = first[group]
    while index >= 0 {
      body(index)
      index = next[index]
    }
  }
}
