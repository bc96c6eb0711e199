/// Reads ranges of one file, and nothing else of it.
///
/// A class because all regions of a file share one window and one count of what was read; it is
/// used by one thread at a time and never outlives the reading of its file.
package final class ByteReader {
  /// How the bytes at an offset come: appended to the array, fewer only at the end.
  package typealias Fetch = (_ offset: Int, _ count: Int) throws(MetadataError) -> [UInt8]

  /// The size of the file in bytes.
  package let count: Int
  /// How many bytes were read so far.
  package private(set) var bytesRead = 0
  /// How many reads that took.
  package private(set) var reads = 0
  /// How many bytes were lent so far, those that were lent before counted again.
  private(set) var bytesLent = 0

  private let fetch: Fetch?
  private let limit: Int
  /// The least that a read but the first asks for.
  private let leastRead: Int
  /// The last read.
  private var window: Window
  /// The read before it: what stands far apart is often looked at in turn.
  private var earlierWindow = Window()
  /// The first read, which most blocks start in.
  private var firstWindow = Window()

  /// Bytes that were read, and where they stand.
  private struct Window {
    var start = 0
    var bytes: [UInt8] = []

    func slice(_ offset: Int, _ wanted: Int) -> ByteSlice? {
      guard offset >= start, offset &+ wanted <= start &+ bytes.count else { return nil }
      return ByteSlice(storage: bytes, start: offset &- start, count: wanted, offset: offset)
    }

    func number<Number: FixedWidthInteger & BitwiseCopyable>(
      at offset: Int, _ order: ByteOrder
    ) -> Number? {
      guard offset >= start, offset &- start <= bytes.count &- MemoryLayout<Number>.size else {
        return nil
      }
      let span = bytes.span
      return span.number(at: offset &- start, order)
    }
  }

  /// The first read of a file: most photos' metadata ends before this.
  static let firstRead = 16 << 10
  /// A file of so many bytes is read at once: its end would be asked for next, where trailers are.
  static let longestAtOnce = 32 << 10
  /// The least that a later read asks for, where nothing else is said.
  package static let leastRead = 4 << 10
  /// More bytes are not lent in all: parts of a file may overlap, and each be looked at.
  static let mostLent = 256 << 20
  /// A longer read is not kept when another follows it.
  private static let longestKept = 128 << 10

  /// A reader of bytes that are in memory already.
  package init(_ bytes: [UInt8]) {
    count = bytes.count
    window = Window(bytes: bytes)
    fetch = nil
    limit = .max
    leastRead = Self.leastRead
  }

  /// A reader that asks for ranges.
  ///
  /// - Parameters:
  ///   - count: the size of the whole in bytes.
  ///   - limit: how many bytes may be read in all.
  ///   - leastRead: the least that a later read asks for.
  package init(
    count: Int, limit: Int, leastRead: Int = ByteReader.leastRead, fetch: @escaping Fetch
  ) {
    self.count = count
    self.limit = limit
    self.leastRead = leastRead
    self.fetch = fetch
    window = Window()
  }

  /// The bytes from `offset`, `wanted` of them.
  package func slice(at offset: Int, count wanted: Int) throws(MetadataError) -> ByteSlice {
    guard offset >= 0, wanted >= 0, offset <= count, wanted <= count &- offset else {
      throw MetadataError(
        .truncated, "\(wanted) bytes were expected, \(max(0, count &- max(0, offset))) are there",
        at: offset)
    }
    bytesLent &+= wanted
    guard bytesLent <= Self.mostLent else {
      throw MetadataError(
        .limitExceeded, "more than \(Self.mostLent) bytes would have to be looked at", at: offset)
    }
    if let slice = window.slice(offset, wanted) { return slice }
    if let slice = firstWindow.slice(offset, wanted) { return slice }
    if let slice = earlierWindow.slice(offset, wanted) { return slice }
    return try read(offset, wanted)
  }

  /// The number at an offset, most often without lending the bytes that it is of: counting references
  /// to them took longer than to read it.
  package func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, _ order: ByteOrder
  ) throws(MetadataError) -> Number {
    if let number = window.number(at: offset, order) as Number? { return number }
    return try slice(at: offset, count: MemoryLayout<Number>.size).number(at: 0, order)
  }

  /// Gives up the last read, which may be long: who has made something else of it needs it no more.
  func forgetLast() {
    if fetch != nil { window = Window() }
  }

  private func read(_ offset: Int, _ wanted: Int) throws(MetadataError) -> ByteSlice {
    guard let fetch else {
      throw MetadataError(.truncated, "the bytes end before this place", at: offset)
    }
    let least =
      reads > 0
      ? leastRead : count <= min(Self.longestAtOnce, limit) ? count : Self.firstRead
    let length = min(max(wanted, least), count &- offset)
    guard length <= limit &- bytesRead else {
      throw MetadataError(
        .limitExceeded, "more than \(limit) bytes would have to be read", at: offset)
    }
    if window.bytes.count <= Self.longestKept {
      if reads == 1 { firstWindow = window } else { earlierWindow = window }
    }
    window = Window()
    let bytes = try fetch(offset, length)
    reads += 1
    bytesRead += bytes.count
    guard bytes.count >= wanted else {
      throw MetadataError(
        .unreadable, "the file became shorter while it was read", at: offset &+ bytes.count)
    }
    window = Window(start: offset, bytes: bytes)
    return ByteSlice(storage: bytes, start: 0, count: wanted, offset: offset)
  }
}
