/// The tags that are shown, those of each group one after the other, by indices alone.
struct GroupChains {
  /// The groups in the order of their first tags.
  var groups: [Int] = []
  /// The first and the last tag of each of the store's groups; -1 where there is none.
  private var ends: [Ends]
  /// The tag of the same group after each tag; -1 where there is none.
  private var next: [Int]

  private struct Ends {
    var first = -1
    var last = -1
  }

  init(_ tags: Tags, _ selection: TagSelection) {
    let records = tags.store.records
    ends = Array(filled: tags.store.groups.count, with: Ends())
    next = Array(filled: records.count, with: -1)
    groups.reserveCapacity(ends.count)
    for index in records.indices where !records[index].continuesList {
      if !records[index].facts.traits.isDisjoint(with: [.structural, .onlyInExiftool]) { continue }
      guard selection.isEverything || selection.contains(tags[index]) else { continue }
      let group = Int(records[index].group)
      let last = ends[group].last
      if last < 0 {
        groups.append(group)
        ends[group].first = index
      } else {
        next[last] = index
      }
      ends[group].last = index
    }
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
