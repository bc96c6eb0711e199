/// Where a number stands in a file, and how it is written.
struct NumberField {
  enum Coding { case big, little, ebml }

  let position: Int
  let width: Int
  let coding: Coding

  func value(in bytes: [UInt8]) -> Int? {
    guard position >= 0, (1...8).contains(width), position + width <= bytes.count else {
      return nil
    }
    var value: UInt64 = 0
    for index in 0..<width {
      let place = coding == .little ? width - 1 - index : index
      value = value << 8 | UInt64(bytes[position + place])
    }
    // RFC 8794 §4: the highest bit that is set says how long the number is.
    if coding == .ebml { value &= (1 << UInt64(7 * width)) - 1 }
    return Int(exactly: value)
  }

  /// Writes a number, of which what has no room is lost.
  func set(_ value: Int, in bytes: inout [UInt8]) {
    guard position >= 0, position + width <= bytes.count else { return }
    var value = UInt64(bitPattern: Int64(value))
    if coding == .ebml {
      value = value & ((1 << UInt64(7 * width)) - 1) | 1 << UInt64(7 * width)
    }
    for index in 0..<width {
      let place = coding == .little ? index : width - 1 - index
      bytes[position + place] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
    }
  }

  /// Something that a reader may not have thought of, or not far from what is there.
  func lie(in bytes: inout [UInt8], _ chance: inout Chance) {
    let bits = coding == .ebml ? 7 * width : 8 * width
    let all = bits >= 63 ? Int.max : (1 << bits) - 1
    let before = value(in: bytes) ?? 0
    let lies = [
      0, 1, 2, 7, 8, all, all - 1, all - 7, all >> 1, (all >> 1) &+ 1, -1, bytes.count,
      bytes.count &- position, before &+ 1, before &- 1, before &* 2, before >> 1,
      before &+ Int.random(in: -16...16, using: &chance), Int.random(in: 0...all, using: &chance),
      Int.random(in: 0...max(1, bytes.count), using: &chance),
    ]
    set(lies.randomElement(using: &chance) ?? 0, in: &bytes)
  }
}
