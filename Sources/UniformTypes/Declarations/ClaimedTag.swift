/// A tag and a type that claims it.
package struct ClaimedTag: Sendable {
  package let tag: String
  package let type: DeclaredType

  init(_ tag: String, _ type: DeclaredType) {
    self.tag = tag
    self.type = type
  }

  /// The rows with a tag, the preferred type's first.
  static func rows(_ tag: String, in table: [ClaimedTag]) -> ArraySlice<ClaimedTag> {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].tag < tag { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < table.count, table[end].tag == tag { end += 1 }
    return table[low..<end]
  }
}
