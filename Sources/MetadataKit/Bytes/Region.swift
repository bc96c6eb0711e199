/// A part of a file, or of a block that was put together in memory, by offsets of its own.
///
/// What a parser is given: it cannot reach outside, and reads only what it asks for.
package struct Region {
  package let reader: ByteReader
  /// Where the region starts in the reader.
  package let start: Int
  /// How many bytes it has.
  package let count: Int
  /// Whether `start` is a place in the file, not in a block that was inflated or joined.
  package let isInFile: Bool

  /// The whole of a reader.
  package init(_ reader: ByteReader) {
    self.reader = reader
    start = 0
    count = reader.count
    isInFile = true
  }

  /// A block in memory whose bytes stand nowhere in the file as they are.
  package init(inMemory bytes: [UInt8]) {
    reader = ByteReader(bytes)
    start = 0
    count = bytes.count
    isInFile = false
  }

  /// Parts of a file that follow one another in meaning, not in place.
  package init(joining parts: [Region]) {
    var starts: [Int] = []
    var total = 0
    for part in parts {
      starts.append(total)
      total += part.count
    }
    reader = ByteReader(count: total, limit: .max) {
      [starts] (offset, count) throws(MetadataError) in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      // The part that the first byte is in: of 30,000 parts each may be asked for.
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle + 1 } else { high = middle }
      }
      var index = max(0, low - 1)
      while index < parts.count, bytes.count < count {
        let from = offset + bytes.count - starts[index]
        let wanted = min(parts[index].count - from, count - bytes.count)
        bytes += try parts[index].slice(at: from, count: wanted).elements
        index += 1
      }
      return bytes
    }
    start = 0
    count = reader.count
    isInFile = false
  }

  private init(_ outer: Region, start: Int, count: Int) {
    reader = outer.reader
    self.start = start
    self.count = count
    isInFile = outer.isInFile
  }

  /// A part of the region, by offsets of the region.
  package func region(at position: Int, count wanted: Int) throws(MetadataError) -> Region {
    try check(position, wanted)
    return Region(self, start: start &+ position, count: wanted)
  }

  /// What is left from a position; empty where that is past the end.
  package func region(from position: Int) -> Region {
    let from = min(max(0, position), count)
    return Region(self, start: start &+ from, count: count &- from)
  }

  /// The region and as many bytes behind it as there are, up to `more`.
  package func extended(by more: Int) -> Region {
    let room = max(0, reader.count &- start &- count)
    return Region(self, start: start, count: count &+ min(max(0, more), room))
  }

  /// The part of `position ..< position + wanted` that exists.
  package func clamped(at position: Int, count wanted: Int) -> Region {
    let from = min(max(0, position), count)
    return Region(self, start: start &+ from, count: min(max(0, wanted), count &- from))
  }

  /// The bytes from `position`, `wanted` of them.
  package func slice(at position: Int, count wanted: Int) throws(MetadataError) -> ByteSlice {
    try check(position, wanted)
    return try reader.slice(at: start &+ position, count: wanted)
  }

  /// The bytes of `position ..< position + wanted` that exist.
  package func head(at position: Int = 0, count wanted: Int) throws(MetadataError) -> ByteSlice {
    let from = min(max(0, position), count)
    return try reader.slice(at: start &+ from, count: min(max(0, wanted), count &- from))
  }

  /// All bytes, or an error where there are more than `limit`.
  package func all(limit: Int) throws(MetadataError) -> ByteSlice {
    guard count <= limit else {
      throw MetadataError(.limitExceeded, "a block of \(count) bytes is too long", at: start)
    }
    return try reader.slice(at: start, count: count)
  }

  package func uint8(at position: Int) throws(MetadataError) -> Int {
    Int(try number(at: position, .big) as UInt8)
  }

  package func uint16(at position: Int, _ order: ByteOrder) throws(MetadataError) -> Int {
    Int(try number(at: position, order) as UInt16)
  }

  package func uint32(at position: Int, _ order: ByteOrder) throws(MetadataError) -> Int {
    Int(try number(at: position, order) as UInt32)
  }

  package func uint64(at position: Int, _ order: ByteOrder) throws(MetadataError) -> UInt64 {
    try number(at: position, order)
  }

  private func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at position: Int, _ order: ByteOrder
  ) throws(MetadataError) -> Number {
    try check(position, MemoryLayout<Number>.size)
    return try reader.number(at: start &+ position, order)
  }

  private func check(_ position: Int, _ wanted: Int) throws(MetadataError) {
    guard position >= 0, wanted >= 0, position <= count, wanted <= count &- position else {
      throw MetadataError(
        .truncated, "\(wanted) bytes were expected, \(max(0, count &- max(0, position))) are there",
        at: start.addingReportingOverflow(max(0, position)).partialValue)
    }
  }
}
