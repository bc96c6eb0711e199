/// Finds the row of a table that has a name, for tags that containers name.
///
/// A table with open addressing, of small numbers: to look through all rows took 2 % of reading and
/// printing a photo, and a dictionary takes longer to make than most processes run.
struct NameIndex: Sendable {
  /// A power of two of them, at most half of them used: a row's index plus 1, or 0.
  private var slots: [UInt16]
  /// The hash of each row's name.
  private(set) var hashes: [UInt32] = []

  init(_ rows: [TagRow]) {
    hashes.reserveCapacity(rows.count)
    var size = 8
    while size < rows.count &* 2 { size &*= 2 }
    slots = Array(repeating: 0, count: size)
    for row in rows.indices {
      let hash = rows[row].name.letterHash
      hashes.append(hash)
      // What does not fit a number is not found; no table is a tenth as long.
      guard row < Int(UInt16.max) else { continue }
      var slot = Int(hash) & (size &- 1)
      while slots[slot] != 0 { slot = (slot &+ 1) & (size &- 1) }
      slots[slot] = UInt16(row &+ 1)
    }
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
  /// A number of the length and of five letters, for tables of names: names that differ at all
  /// differ there, most often.
  var letterHash: UInt32 { withBytes { $0.letterHash } }
}

extension Span<UInt8> {
  /// The ``Swift/String/letterHash`` of a name by its UTF-8.
  var letterHash: UInt32 {
    var hash = UInt32(truncatingIfNeeded: count)
    guard count >= 4 else {
      for index in indices { hash = hash &* 0x0100_0193 ^ UInt32(self[index]) }
      return hash ^ hash &>> 15
    }
    hash = hash &* 0x0100_0193 ^ UInt32(self[count &- 1])
    hash = hash &* 0x0100_0193 ^ UInt32(self[count &- 2])
    hash = hash &* 0x0100_0193 ^ UInt32(self[count &- 4])
    hash = hash &* 0x0100_0193 ^ UInt32(self[count &>> 1])
    hash = hash &* 0x0100_0193 ^ UInt32(self[0])
    return hash ^ hash &>> 15
  }
}
