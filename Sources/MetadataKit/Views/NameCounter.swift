/// Tells how often a name came before, for the few dozen names of a group, or thousands.
///
/// A table with open addressing, which is emptied and used again for the next group; a dictionary
/// of strings in its place cost 6 % of reading and printing a photo.
package struct NameCounter: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    /// The group that it is used in: in another one it is free.
    var generation: UInt32 = 0
    var count: Int32 = 0
    /// The index of the name.
    var name: Int32 = 0
  }

  /// A power of two of them, at most half of them used. They are plain numbers, so that neither
  /// making nor dropping them touches a reference count.
  private var slots = Array(repeating: Slot(), count: 128)
  private var generation: UInt32 = 1
  private var names: [String] = []

  package init() { names.reserveCapacity(64) }

  /// Forgets all names.
  package mutating func removeAll() {
    generation &+= 1
    names.removeAll(keepingCapacity: true)
  }

  /// Adds a name; answers how often it has come, this time included.
  package mutating func add(_ name: String) -> Int { add(name, hash: name.letterHash) }

  /// Adds the name of a tag, which its table knows the hash of.
  mutating func add(_ name: String, of tag: Tag) -> Int {
    let row = Int(tag.record.row)
    guard row >= 0, !tag.record.isNamedByFile else { return add(name) }
    return add(name, hash: tag.table.nameHash(ofRow: row))
  }

  private mutating func add(_ name: String, hash: UInt32) -> Int {
    let index = slot(of: name, hash)
    var slot = slots[index]
    if slot.generation == generation {
      slot.count &+= 1
      slots[index] = slot
      return Int(slot.count)
    }
    slots[index] = Slot(
      hash: hash, generation: generation, count: 1, name: Int32(truncatingIfNeeded: names.count))
    names.append(name)
    if names.count &* 2 > slots.count { grow() }
    return 1
  }

  /// The slot that has a name, or the free one where it belongs.
  private func slot(of name: String, _ hash: UInt32) -> Int {
    let mask = slots.count &- 1
    var index = Int(hash) & mask
    while slots[index].generation == generation {
      if slots[index].hash == hash, names[Int(slots[index].name)] == name { return index }
      index = (index &+ 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.generation == generation {
      slots[self.slot(of: names[Int(slot.name)], slot.hash)] = slot
    }
  }
}
