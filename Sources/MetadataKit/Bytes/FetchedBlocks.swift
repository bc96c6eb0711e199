/// Parts of a whole that were fetched so far, in blocks of one size.
struct FetchedBlocks {
  /// How much one fetch asks for at least.
  static let size = 16 << 10
  /// After so many fetches the next ones ask for twice as much, for files that need many.
  private static let patience = 8

  /// The size of the whole.
  let count: Int
  private(set) var bytesFetched = 0
  private var fetches = 0
  private var blocks: [Int: [UInt8]] = [:]

  init(count: Int) {
    self.count = count
  }

  /// The bytes of a range within the whole, if all of them are there.
  func bytes(at offset: Int, count wanted: Int) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(wanted)
    while result.count < wanted {
      let position = offset + result.count
      guard let block = blocks[position / Self.size] else { return nil }
      let rest = block.dropFirst(position % Self.size)
      if rest.isEmpty { return nil }
      result += rest.prefix(wanted - result.count)
    }
    return result
  }

  /// What to fetch so that a range is there: whole blocks, without those at its ends that are there.
  func range(toFetch wanted: Range<Int>) -> Range<Int> {
    var first = wanted.lowerBound / Self.size
    var last = (wanted.upperBound - 1) / Self.size
    while first < last, blocks[first] != nil { first += 1 }
    while first < last, blocks[last] != nil { last -= 1 }
    let more = (1 << min(fetches / Self.patience, 6)) - 1
    return first * Self.size..<min((last + 1 + more) * Self.size, count)
  }

  /// Keeps bytes that start at a block's start and end at a block's end, or at that of the whole.
  mutating func add(_ bytes: [UInt8], at offset: Int) {
    fetches += 1
    bytesFetched += bytes.count
    for start in stride(from: 0, to: bytes.count, by: Self.size) {
      let end = min(start + Self.size, bytes.count)
      blocks[(offset + start) / Self.size] = Array(bytes[start..<end])
    }
  }
}
