/// Byte strings as small numbers: each distinct one is kept once and goes by the order of its coming.
package struct ByteInterner: Sendable {
  private var bytes: [UInt8] = []
  /// Where each string ends; the next one starts there.
  private var ends: [Int] = []
  private var hashes: [UInt32] = []
  /// Numbers by their hashes, open addressing; -1 where nothing is.
  private var slots = [Int32](filled: 64, with: -1)
  /// Different in every process, so that no file can be made whose names all meet in one slot.
  private let seed = Self.processSeed
  private static let processSeed = UInt64.random(in: 0...UInt64.max)

  package var count: Int { ends.count }
  /// How many bytes its strings have.
  package var byteCount: Int { bytes.count }

  package init() {}

  /// The number of a string.
  package mutating func number(of text: Span<UInt8>) -> Int32 {
    let hash = hash(text)
    let mask = slots.count &- 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, text) { return slots[slot] }
      slot = (slot &+ 1) & mask
    }
    let number = Int32(ends.count)
    slots[slot] = number
    bytes.append(run: text)
    ends.append(bytes.count)
    hashes.append(hash)
    if ends.count &* 2 > slots.count { grow() }
    return number
  }

  package mutating func number(of text: String) -> Int32 {
    text.withBytes { number(of: $0) }
  }

  /// The string that has a number.
  package func string(_ number: Int32) -> String {
    String(decoding: bytes[range(Int(number))], as: UTF8.self)
  }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number &- 1])..<ends[number]
  }

  private func hash(_ text: Span<UInt8>) -> UInt32 {
    var hash = seed
    var index = 0
    // A byte at a time, one multiplication waited for the one before: 1 % of the instructions.
    while index &+ 8 <= text.count {
      hash = Self.mixed(hash ^ text.word(at: index))
      index &+= 8
    }
    while index < text.count {
      hash = Self.mixed(hash ^ UInt64(text[index]))
      index &+= 1
    }
    return UInt32(truncatingIfNeeded: hash &>> 32)
  }

  /// The top half of a number counts: what was multiplied goes down again for the next word.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9e37_79b9_7f4a_7c15
    return product ^ product &>> 32
  }

  private func isEqual(_ number: Int, _ text: Span<UInt8>) -> Bool {
    let range = range(number)
    guard range.count == text.count else { return false }
    let known = bytes.span.extracting(range)
    var index = 0
    while index &+ 8 <= known.count {
      if known.word(at: index) != text.word(at: index) { return false }
      index &+= 8
    }
    while index < known.count {
      if known[index] != text[index] { return false }
      index &+= 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(filled: slots.count * 2, with: -1)
    let mask = slots.count &- 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
      slots[slot] = Int32(number)
    }
  }
}
