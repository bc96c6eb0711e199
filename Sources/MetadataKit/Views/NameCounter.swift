/// Tells how often a name came before, for the few dozen names of a group, or thousands.
///
/// A table with open addressing, which is emptied and used again for the next group; a dictionary
/// of strings in its place cost 6 % of reading and printing a photo. Whose the names are has them:
/// to keep them here, too, cost 1 % more.
package struct NameCounter: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    /// The group that it is used in: in another one it is free.
    var generation: UInt32 = 0
    var count: Int32 = 0
    /// The first entry that has the name.
    var entry: Int32 = 0
  }

  /// A power of two of them, at most half of them used. They are plain numbers, so that neither
  /// making nor dropping them touches a reference count.
  private var slots = Array(filled: 128, with: Slot())
  private var generation: UInt32 = 1
  private var used = 0
  /// How often each name of the group has come, where names are far from where their hashes would
  /// have them: a file may have a hundred thousand with the same one.
  private var counts: [String: Int] = [:]
  private static let mostProbes = 64

  package init() {}

  /// Forgets all names.
  package mutating func removeAll() {
    generation &+= 1
    used = 0
    if !counts.isEmpty { counts.removeAll() }
  }

  /// Adds the name of an entry; answers how often it has come, this time included.
  ///
  /// - Parameters:
  ///   - hash: the name's ``Swift/String/letterHash``.
  ///   - isName: whether an earlier entry has the name.
  ///   - name: the name of an entry, which is asked for only where many have much the same hash.
  @inline(__always)
  package mutating func add(
    _ entry: Int, hash: UInt32, _ isName: (Int) -> Bool, name: (Int) -> String
  ) -> Int {
    if !counts.isEmpty { return count(name(entry)) }
    let mask = slots.count &- 1
    var index = Int(hash) & mask
    var probes = 0
    while slots[index].generation == generation {
      if probes == Self.mostProbes {
        // Called here: to hand it on would count a reference to what it asks, for each name.
        for slot in counted { counts[name(Int(slot.entry))] = Int(slot.count) }
        return count(name(entry))
      }
      probes &+= 1
      if slots[index].hash == hash, isName(Int(slots[index].entry)) {
        slots[index].count &+= 1
        return Int(slots[index].count)
      }
      index = (index &+ 1) & mask
    }
    slots[index] = Slot(
      hash: hash, generation: generation, count: 1, entry: Int32(truncatingIfNeeded: entry))
    used &+= 1
    if used &* 2 > slots.count { grow() }
    return 1
  }

  /// The names so far.
  private var counted: [Slot] { slots.filter { $0.generation == generation } }

  @inline(never)
  private mutating func count(_ name: String) -> Int {
    let count = (counts[name] ?? 0) + 1
    counts[name] = count
    return count
  }

  private mutating func grow() {
    let old = slots
    slots = Array(filled: old.count * 2, with: Slot())
    let mask = slots.count &- 1
    for slot in old where slot.generation == generation {
      var index = Int(slot.hash) & mask
      while slots[index].generation == generation { index = (index &+ 1) & mask }
      slots[index] = slot
    }
  }
}
