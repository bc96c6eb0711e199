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

extension String {
  /// A number for tables of names, of the length and of up to 24 letters at the start, in the middle
  /// and at the end: names that differ at all differ there, most often.
  ///
  /// Always in line: the call counted two references to each name.
  @inline(__always)
  var letterHash: UInt32 { withBytes { $0.letterHash } }
}

extension Span<UInt8> {
  /// The ``Swift/String/letterHash`` of a name by its UTF-8.
  @inline(__always)
  var letterHash: UInt32 {
    var letters = UInt64(truncatingIfNeeded: count)
    if count < 8 {
      for index in indices { letters = letters &<< 8 ^ UInt64(self[index]) }
    } else {
      letters ^= word(at: 0) &+ word(at: count &- 8) &* 3
      if count > 16 { letters ^= word(at: count &>> 1 &- 4) &* 5 }
    }
    // What was multiplied goes up: the top half is spread best.
    return UInt32(truncatingIfNeeded: (letters &* 0x9e37_79b9_7f4a_7c15) &>> 32)
  }
}
