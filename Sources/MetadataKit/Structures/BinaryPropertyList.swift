/// Apple's property lists in their binary form (CFBinaryPList.c of CoreFoundation).
///
/// Objects stand anywhere; a table of their places stands before the 32 bytes at the end, which say
/// how large places and references are, and which object holds the others.
struct BinaryPropertyList {
  typealias Value = PropertyListValue

  let bytes: ByteSlice
  private let places: Int
  private let placeSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int

  /// Nil where the bytes are none.
  init?(_ bytes: ByteSlice) {
    let end = bytes.count - 32
    guard bytes.matches("bplist"), end > 8, let placeSize = bytes[end + 6],
      let referenceSize = bytes[end + 7],
      Self.sizes.contains(placeSize), Self.sizes.contains(referenceSize),
      let count = Self.number(bytes, at: end + 8, size: 8),
      let top = Self.number(bytes, at: end + 16, size: 8),
      let places = Self.number(bytes, at: end + 24, size: 8),
      top < count, places <= end, count <= (end - places) / Int(placeSize)
    else { return nil }
    self.bytes = bytes
    self.placeSize = Int(placeSize)
    self.referenceSize = Int(referenceSize)
    self.count = count
    self.top = top
    self.places = places
  }

  /// The object that holds the others, of a list as notes have them: a few values and what holds them. Nil where
  /// there is none that makes sense.
  var root: Value? {
    // Objects may hold each other, or the same one again and again: a list as programs write them
    // refers to each about once.
    var budget = Budget(room: min(16384, bytes.count), cost: 1, depth: 8)
    return object(top, depth: 0, &budget)
  }

  /// The object that holds the others, of a list that is a file or a block of its own.
  ///
  /// - Throws: where it holds more than the limits allow, with those of the file that were read before.
  func root(_ found: inout MetadataBuilder) throws(MetadataError) -> Value? {
    let room = min(4 << 20, found.roomToDecode)
    var budget = Budget(room: room, cost: 64, depth: found.limits.nesting)
    let value = object(top, depth: 0, &budget)
    try found.charge(room - budget.room)
    if budget.room <= 0 {
      throw MetadataError(
        .limitExceeded, "a property list of too many values", at: bytes.offset)
    }
    if budget.isDamaged {
      found.warn(
        Warning(.malformed, "a property list with values that cannot be read", at: bytes.offset))
    }
    return value
  }

  /// What may be read yet.
  private struct Budget {
    /// Bytes of texts and data, and what each value costs.
    var room: Int
    let cost: Int
    let depth: Int
    /// Whether there was something that could not be read.
    var isDamaged = false

    mutating func charge(_ count: Int) { room -= count }
  }

  /// How many bytes places and references may have.
  private static let sizes: [UInt8] = [1, 2, 3, 4, 8]

  private func object(_ index: Int, depth: Int, _ budget: inout Budget) -> Value? {
    let value = value(index, depth: depth, &budget)
    if value == nil { budget.isDamaged = true }
    return value
  }

  private func value(_ index: Int, depth: Int, _ budget: inout Budget) -> Value? {
    budget.charge(budget.cost)
    guard budget.room > 0, depth < budget.depth, index < count,
      let position = Self.number(bytes, at: places + index * placeSize, size: placeSize),
      position < places, let marker = bytes[position]
    else { return nil }
    let kind = marker >> 4
    let low = Int(marker & 0xf)
    switch kind {
    case 0: return simple(low)
    case 1: return integer(at: position + 1, low)
    case 2: return real(at: position + 1, low).map { .real($0) }
    case 3: return real(at: position + 1, low).map { .time($0) }
    case 8: return identifier(at: position + 1, size: low + 1)
    default: break
    }
    guard let (size, start) = size(low, behind: position) else { return nil }
    switch kind {
    case 4, 5:
      budget.charge(min(size, bytes.count))
      guard budget.room > 0, let content = try? bytes.slice(at: start, count: size) else {
        return nil
      }
      return kind == 4 ? .data(content.bytes) : .text(content.bytes)
    case 6:
      budget.charge(min(size, bytes.count))
      guard size <= bytes.count / 2, let text = try? bytes.slice(at: start, count: size * 2)
      else { return nil }
      return .text(UTF16Text(text.elements, .big, isGuess: false).utf8)
    // Arrays, and sets with an order or without.
    case 10, 11, 12: return array(at: start, size, depth, &budget)
    case 13: return dictionary(at: start, size, depth, &budget)
    default: return nil
    }
  }

  /// How many elements there are, and where they start: a number stands between where they are
  /// many.
  private func size(_ low: Int, behind position: Int) -> (Int, Int)? {
    if low < 15 { return (low, position + 1) }
    guard let marker = bytes[position + 1], marker >> 4 == 1, marker & 0xf <= 3,
      let size = Self.number(bytes, at: position + 2, size: 1 << Int(marker & 0xf)), size >= 0
    else { return nil }
    return (size, position + 2 + (1 << Int(marker & 0xf)))
  }

  private func reference(_ index: Int, at start: Int) -> Int? {
    Self.number(bytes, at: start + index * referenceSize, size: referenceSize)
  }

  private func array(at start: Int, _ size: Int, _ depth: Int, _ budget: inout Budget) -> Value? {
    guard size <= bytes.count / referenceSize else { return nil }
    var values: [Value] = []
    for index in 0..<size {
      guard budget.room > 0, let reference = reference(index, at: start) else { return nil }
      if let value = object(reference, depth: depth + 1, &budget) { values.append(value) }
    }
    return .array(values)
  }

  private func dictionary(
    at start: Int, _ size: Int, _ depth: Int, _ budget: inout Budget
  ) -> Value? {
    guard size <= bytes.count / referenceSize / 2 else { return nil }
    var entries: [(key: [UInt8], value: Value)] = []
    for index in 0..<size {
      guard budget.room > 0, let first = reference(index, at: start),
        let second = reference(index + size, at: start)
      else { return nil }
      guard case .text(let key)? = object(first, depth: depth + 1, &budget), !key.isEmpty,
        let value = object(second, depth: depth + 1, &budget)
      else { continue }
      entries.append((key, value))
    }
    return .dictionary(entries)
  }
}
