/// Decodes BZZ (DjVu3 specification, appendix 4): blocks of bytes sorted by what follows them
/// (Burrows and Wheeler), moved to the front by how frequent they are, and coded by the ZP coder.
struct BZZDecoder {
  private var coder: ZPDecoder
  /// Two for each rank that is coded by itself, by how far back the byte before was, then a tree of
  /// bits for each number of bits that others have.
  private var contexts = [UInt8](repeating: 0, count: 2 * Self.kinds + 254)
  private let offset: Int

  private static let kinds = 3
  /// The most bytes of a block.
  private static let longestBlock = 4096 << 10
  /// So many bytes of texts cost as much as one that is sorted back.
  private static let cost = 8

  init(_ bytes: ByteSlice) {
    coder = ZPDecoder(bytes)
    offset = bytes.offset
  }

  /// All blocks, up to an empty one.
  mutating func all(_ found: inout MetadataBuilder) throws(MetadataError) -> [UInt8] {
    var text: [UInt8] = []
    while true {
      var count = 0
      for _ in 0..<24 { count = count << 1 | coder.bit() }
      if count == 0 { return text }
      do throws(MetadataError) {
        try append(block: count, to: &text, &found)
      } catch {
        // A stream may end without an empty block.
        if text.isEmpty { throw error }
        return text
      }
    }
  }

  private var damaged: MetadataError {
    MetadataError(.malformed, "compressed text cannot be decoded", at: offset)
  }

  private mutating func append(
    block count: Int, to text: inout [UInt8], _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard count <= Self.longestBlock, !coder.isExhausted else { throw damaged }
    guard count * Self.cost <= found.roomToDecode else {
      throw MetadataError(.limitExceeded, "too much would have to be decompressed", at: offset)
    }
    try found.charge(count * Self.cost)
    var ranks = BZZRanks(speed: coder.bit() == 0 ? 0 : coder.bit() == 0 ? 1 : 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    /// Where the byte stands that is behind the text's end.
    var marker = -1
    var rank = 3
    for index in 0..<count {
      rank = nextRank(after: rank)
      if rank == 256 {
        marker = index
        bytes.append(0)
      } else {
        bytes.append(ranks.take(rank))
      }
      if coder.isExhausted { throw damaged }
    }
    guard marker > 0 else { throw damaged }
    try Self.unsort(bytes, marker: marker, to: &text, damaged)
  }

  /// How far back a byte was; 256 is the marker.
  private mutating func nextRank(after last: Int) -> Int {
    let kind = min(last, Self.kinds - 1)
    if coder.bit(&contexts[kind]) == 1 { return 0 }
    if coder.bit(&contexts[Self.kinds + kind]) == 1 { return 1 }
    var base = 2 * Self.kinds
    for bits in 1..<8 {
      if coder.bit(&contexts[base]) == 1 {
        var number = 1
        while number < 1 << bits {
          number = number << 1 | coder.bit(&contexts[base + number])
        }
        return number
      }
      base += 1 << bits
    }
    return 256
  }

  /// Puts sorted bytes back in order, the last one first.
  private static func unsort(
    _ bytes: [UInt8], marker: Int, to text: inout [UInt8], _ damaged: MetadataError
  ) throws(MetadataError) {
    var counts = [UInt32](repeating: 0, count: 256)
    /// How many equal bytes stand before each.
    var earlier = [UInt32](repeating: 0, count: bytes.count)
    for index in bytes.indices where index != marker {
      earlier[index] = counts[Int(bytes[index])]
      counts[Int(bytes[index])] += 1
    }
    // The marker is sorted before all bytes.
    var starts = [UInt32](repeating: 1, count: 256)
    for byte in 1..<256 { starts[byte] = starts[byte - 1] + counts[byte - 1] }
    var reversed: [UInt8] = []
    reversed.reserveCapacity(bytes.count)
    var place = 0
    for _ in 1..<bytes.count {
      guard place < bytes.count else { throw damaged }
      reversed.append(bytes[place])
      place = Int(starts[Int(bytes[place])] + earlier[place])
    }
    guard place == marker else { throw damaged }
    text += reversed.reversed()
  }
}

/// The bytes of a block by how recent and frequent they are.
private struct BZZRanks {
  private var bytes = [UInt8](0...255)
  private var frequencies = [UInt32](repeating: 0, count: Self.counted)
  private var step: UInt32 = 4
  /// By how much later bytes count more.
  private let speed: UInt32

  /// So many ranks have frequencies.
  private static let counted = 4

  init(speed: UInt32) { self.speed = speed }

  /// The byte of a rank, which moves to the front as far as its frequency goes.
  mutating func take(_ rank: Int) -> UInt8 {
    let byte = bytes[rank]
    step &+= step >> speed
    if step > 0x1000_0000 {
      step >>= 24
      for index in frequencies.indices { frequencies[index] >>= 24 }
    }
    let frequency = step &+ (rank < Self.counted ? frequencies[rank] : 0)
    var place = rank
    while place >= Self.counted {
      bytes[place] = bytes[place - 1]
      place -= 1
    }
    while place > 0, frequency >= frequencies[place - 1] {
      bytes[place] = bytes[place - 1]
      frequencies[place] = frequencies[place - 1]
      place -= 1
    }
    bytes[place] = byte
    frequencies[place] = frequency
    return byte
  }
}
