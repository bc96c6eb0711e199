/// Finds the row of a table that has a name, for tags that containers name.
///
/// A table with open addressing, of small numbers: to look through all rows took 2 % of reading and
/// printing a photo, and a dictionary takes longer to make than most processes run.
final class NameIndex: Sendable {
  /// A power of two of them, at most half of them used: a row's index plus 1, or 0.
  private let slots: [UInt16]

  init(_ rows: [RowDecision]) {
    var size = 8
    while size < rows.count &* 2 { size &*= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    // What does not fit a number is not found; no table is a tenth as long.
    for row in rows.indices.prefix(Int(UInt16.max)) {
      var slot = Int(rows[row].nameHash) & (size &- 1)
      while slots[slot] != 0 { slot = (slot &+ 1) & (size &- 1) }
      slots[slot] = UInt16(row &+ 1)
    }
    self.slots = slots
  }

  /// The first row that has a name, or nil.
  ///
  /// - Parameter isIt: whether a row has the name.
  func index(of name: String, _ isIt: (Int) -> Bool) -> Int? {
    var slot = Int(name.letterHash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let row = Int(slots[slot]) &- 1
      if isIt(row) { return row }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }
}
