/// A small number for each pair of small numbers, which are no less than zero.
///
/// A `Dictionary` hashes so that nobody can guess it, which takes longer than all the rest. Here the
/// keys are numbers that were given in the order of their coming, and a file cannot choose them.
package struct PairIndex: Sendable {
  private var keys = [UInt64](filled: 64, with: .max)
  private var values = [Int32](filled: 64, with: 0)
  private var count = 0

  package init() {}

  /// The value of a pair, or nil.
  package subscript(first: Int32, second: Int32) -> Int32? {
    let slot = slot(Self.key(first, second))
    return keys[slot] == .max ? nil : values[slot]
  }

  /// Gives a pair that has none its value.
  package mutating func insert(_ value: Int32, at first: Int32, _ second: Int32) {
    if (count &+ 1) &* 2 > keys.count { grow() }
    let key = Self.key(first, second)
    let slot = slot(key)
    if keys[slot] == .max { count &+= 1 }
    keys[slot] = key
    values[slot] = value
  }

  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) &<< 32 | UInt64(UInt32(bitPattern: second))
  }

  /// Where a key stands, or would stand.
  private func slot(_ key: UInt64) -> Int {
    let mask = keys.count &- 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) &>> 32) & mask
    while keys[slot] != key, keys[slot] != .max { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = self
    keys = Array(filled: old.keys.count * 2, with: .max)
    values = Array(filled: old.keys.count * 2, with: 0)
    for (key, value) in zip(old.keys, old.values) where key != .max {
      let slot = slot(key)
      keys[slot] = key
      values[slot] = value
    }
  }
}
