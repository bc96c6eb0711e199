/// Tells how often a name came before, for the few dozen names of a group, or thousands.
///
/// A table with open addressing, which is emptied and used again for the next group; a dictionary
/// of strings in its place cost 6 % of reading and printing a photo.
package struct NameCounter: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    /// 0 in a free slot.
    var count: Int32 = 0
    /// The index of the name.
    var name = 0
  }

  /// A power of two of them, at most half of them used. They are plain numbers, so that neither
  /// making nor dropping them touches a reference count.
  private var slots = Array(repeating: Slot(), count: 128)
  private var names: [String] = []
  /// The slot of each name.
  private var used: [Int] = []

  package init() {
    names.reserveCapacity(64)
    used.reserveCapacity(64)
  }

  /// Forgets all names.
  package mutating func removeAll() {
    for index in used { slots[index].count = 0 }
    used.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
  }

  /// Adds a name; answers how often it has come, this time included.
  package mutating func add(_ name: String) -> Int {
    let hash = Self.hash(name)
    let index = slot(of: name, hash)
    slots[index].count &+= 1
    let count = Int(slots[index].count)
    guard count == 1 else { return count }
    slots[index].hash = hash
    slots[index].name = names.count
    names.append(name)
    used.append(index)
    if used.count &* 2 > slots.count { grow() }
    return 1
  }

  /// The slot that has a name, or the free one where it belongs.
  private func slot(of name: String, _ hash: UInt32) -> Int {
    let mask = slots.count &- 1
    var index = Int(hash) & mask
    while slots[index].count > 0 {
      if slots[index].hash == hash, names[slots[index].name] == name { return index }
      index = (index &+ 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for (name, index) in used.enumerated() {
      let place = slot(of: names[name], old[index].hash)
      slots[place] = old[index]
      used[name] = place
    }
  }

  /// Of the length, the middle and the last letters: names that differ at all differ there, most
  /// often.
  private static func hash(_ name: String) -> UInt32 {
    let text = name.utf8
    let bytes = text.span
    let count = bytes.count
    var hash = UInt32(truncatingIfNeeded: count)
    var index = count
    while index > 0, index &+ 6 > count {
      index &-= 1
      hash = hash &* 0x0100_0193 ^ UInt32(bytes[index])
    }
    if count > 6 { hash = hash &* 0x0100_0193 ^ UInt32(bytes[count &>> 1]) }
    if count > 6 { hash = hash &* 0x0100_0193 ^ UInt32(bytes[0]) }
    return hash ^ hash >> 15
  }
}
