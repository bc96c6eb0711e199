/// A bounded run of bytes that knows where in the file it stands.
///
/// It shares its storage with the reader it came from, so it may outlive the next read and is
/// never copied; every access is checked against its bounds and throws instead of trapping.
package struct ByteSlice: Sendable {
  private let storage: [UInt8]
  private let start: Int
  /// How many bytes it has.
  package let count: Int
  /// Where its first byte stands in the file, or in the memory block it was inflated to.
  package let offset: Int

  /// All of `bytes`, the first of which stands at `offset` of the file.
  package init(_ bytes: [UInt8], offset: Int = 0) {
    self.init(storage: bytes, start: 0, count: bytes.count, offset: offset)
  }

  /// The caller has checked that `start + count` lies within `storage`.
  init(storage: [UInt8], start: Int, count: Int, offset: Int) {
    self.storage = storage
    self.start = start
    self.count = count
    self.offset = offset
  }

  package var isEmpty: Bool { count == 0 }

  /// The bytes from `position`, `count` of them.
  package func slice(at position: Int, count wanted: Int) throws(MetadataError) -> ByteSlice {
    try check(position, wanted)
    return ByteSlice(
      storage: storage, start: start &+ position, count: wanted, offset: offset &+ position)
  }

  /// The bytes from `position` to the end; empty where `position` is at or past it.
  package func suffix(from position: Int) -> ByteSlice {
    let from = min(max(0, position), count)
    return ByteSlice(
      storage: storage, start: start &+ from, count: count &- from, offset: offset &+ from)
  }

  /// At most `length` bytes from the start.
  package func prefix(_ length: Int) -> ByteSlice {
    ByteSlice(
      storage: storage, start: start, count: min(max(0, length), count), offset: offset)
  }

  /// A copy of the bytes.
  package var bytes: [UInt8] {
    if start == 0, count == storage.count { return storage }
    return [UInt8](storage[start..<(start &+ count)])
  }

  /// The bytes as a collection that shares the storage.
  package var elements: ArraySlice<UInt8> { storage[start..<(start &+ count)] }

  /// The bytes as text: every run that is no UTF-8 becomes U+FFFD.
  package var text: String { String(decoding: elements, as: UTF8.self) }

  /// The byte at `position`, or nil past the end.
  package subscript(position: Int) -> UInt8? {
    position >= 0 && position < count ? storage[start &+ position] : nil
  }

  /// Whether the bytes at `position` are those of `text`, which is ASCII.
  package func matches(_ text: StaticString, at position: Int = 0) -> Bool {
    guard position >= 0, position <= count, text.utf8CodeUnitCount <= count &- position else {
      return false
    }
    return text.withUTF8Buffer { wanted in
      for index in 0..<wanted.count
      where unsafe wanted[index] != storage[start &+ position &+ index] {
        return false
      }
      return true
    }
  }

  /// The first position at or after `position` of a byte, or nil.
  package func firstIndex(of byte: UInt8, from position: Int = 0) -> Int? {
    elements.span.firstIndex(of: byte, from: max(0, position))
  }

  // MARK: Numbers

  package func uint8(at position: Int) throws(MetadataError) -> Int {
    try check(position, 1)
    return Int(storage[start &+ position])
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

  func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at position: Int, _ order: ByteOrder
  ) throws(MetadataError) -> Number {
    try check(position, MemoryLayout<Number>.size)
    return storage.span.number(at: start &+ position, order)
  }

  package func int32(at position: Int, _ order: ByteOrder) throws(MetadataError) -> Int {
    Int(Int32(truncatingIfNeeded: try uint32(at: position, order)))
  }

  private func check(_ position: Int, _ wanted: Int) throws(MetadataError) {
    guard position >= 0, wanted >= 0, position <= count, wanted <= count &- position else {
      throw MetadataError(
        .truncated, "\(wanted) bytes were expected, \(max(0, count &- max(0, position))) are there",
        at: offset.addingReportingOverflow(max(0, position)).partialValue)
    }
  }
}

extension ByteSlice {
  /// Appends the bytes to others.
  package func append(to bytes: inout [UInt8]) {
    bytes.append(run: storage.span.extracting(start..<(start &+ count)))
  }

  /// Lends the bytes as a span.
  package func withSpan<R>(_ body: (Span<UInt8>) throws(MetadataError) -> R) throws(MetadataError)
    -> R
  {
    try body(storage.span.extracting(start..<(start &+ count)))
  }
}
