/// Finds names by their hashes: the rows of a table for tags that containers name, properties of XMP,
/// inputs of composite tags.
///
/// A table with open addressing, of small numbers: to look through all rows took 2 % of reading and
/// printing a photo, and a dictionary takes longer to make than most processes run.
final class NameIndex: Sendable {
  /// A power of two of them, at most half of them used: a name's place plus 1 below the upper half of
  /// its hash, so that hardly any name is compared with another; or 0.
  private let slots: [UInt32]

  /// - Parameters:
  ///   - count: how many names there are.
  ///   - hash: the ``Swift/String/letterHash`` of the name at a place.
  init(count: Int, hash: (_ place: Int) -> UInt32) {
    var size = 8
    while size < count &* 2 { size &*= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    // What does not fit a number is not found; no table is a tenth as long.
    for place in 0..<min(count, Int(UInt16.max)) {
      let hash = hash(place)
      var slot = Int(hash) & (size &- 1)
      while slots[slot] != 0 { slot = (slot &+ 1) & (size &- 1) }
      slots[slot] = hash & Self.mark | UInt32(place &+ 1)
    }
    self.slots = slots
  }

  private static let mark: UInt32 = 0xffff_0000

  /// The place of the first name that is the one that is looked for, or nil.
  ///
  /// - Parameters:
  ///   - hash: the name's ``Swift/String/letterHash``.
  ///   - isIt: whether the name at a place is the one.
  @inline(__always)
  func place(of hash: UInt32, where isIt: (_ place: Int) -> Bool) -> Int? {
    var slot = Int(hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let entry = slots[slot]
      let place = Int(entry & ~Self.mark) &- 1
      if (entry ^ hash) & Self.mark == 0, isIt(place) { return place }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }
}
