/// Tells how often a name came before, for the few dozen names of a group, or thousands.
///
/// A table with open addressing, which is emptied and used again for the next group; a dictionary
/// of strings in its place cost 6 % of reading and printing a photo.
package struct NameCounter: Sendable {
  private struct Slot {
    var name = ""
    var hash: UInt32 = 0
    /// 0 in a free slot.
    var count = 0
  }

  /// A power of two of them, at most half of them used.
  private var slots = Array(repeating: Slot(), count: 256)
  /// The slots that are used.
  private var used: [Int] = []

  package init() { used.reserveCapacity(128) }

  /// Forgets all names.
  package mutating func removeAll() {
    for index in used { slots[index].count = 0 }
    used.removeAll(keepingCapacity: true)
  }

  /// Adds a name; answers how often it has come, this time included.
  package mutating func add(_ name: String) -> Int {
    let hash = Self.hash(name)
    let index = slot(of: name, hash)
    if slots[index].count == 0 {
      slots[index] = Slot(name: name, hash: hash, count: 1)
      used.append(index)
      if used.count &* 2 > slots.count { grow() }
      return 1
    }
    slots[index].count &+= 1
    return slots[index].count
  }

  /// The slot that has a name, or the free one where it belongs.
  private func slot(of name: String, _ hash: UInt32) -> Int {
    let mask = slots.count &- 1
    var index = Int(hash) & mask
    while slots[index].count > 0 {
      if slots[index].hash == hash, slots[index].name == name { return index }
      index = (index &+ 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    let moved = used
    slots = Array(repeating: Slot(), count: old.count * 2)
    used.removeAll()
    for index in moved {
      let place = slot(of: old[index].name, old[index].hash)
      slots[place] = old[index]
      used.append(place)
    }
  }

  private static func hash(_ name: String) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    let text = name.utf8
    let bytes = text.span
    for index in bytes.indices { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    return hash ^ hash >> 15
  }
}
