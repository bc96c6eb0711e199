/// One element of an EBML document (RFC 8794 §5, §6).
struct EBMLElement {
  /// The identifier with its length marker, as registries list it: `0x1A45DFA3`.
  let id: UInt32
  /// Where the element starts in the region it was read from.
  let start: Int
  /// The data; shorter than the element says where the region ends before.
  let body: Region
  /// Whether the element states its size: those of a live stream may not.
  let isSizeKnown: Bool
  /// Whether all of the data lies in the region.
  let isWhole: Bool
  /// Where the next element starts in the region.
  let end: Int

  /// Reads the element at a position; nil where nothing is left.
  init?(_ region: Region, at position: Int) throws(MetadataError) {
    guard position < region.count else { return nil }
    let head = try region.head(at: position, count: 12)
    let first = try head.uint8(at: 0)
    // RFC 8794 §5: identifiers have four bytes at most.
    let idLength = UInt8(first).leadingZeroBitCount + 1
    guard idLength <= 4 else {
      throw MetadataError(.malformed, "no EBML element", at: region.start + position)
    }
    var id: UInt32 = 0
    for index in 0..<idLength { id = id << 8 | UInt32(try head.uint8(at: index)) }
    self.id = id
    start = position
    let (size, sizeLength) = try Self.size(head, at: idLength)
    let bodyStart = position + idLength + sizeLength
    let room = region.count - bodyStart
    isSizeKnown = size != nil
    let stated = size ?? room
    isWhole = stated <= room
    body = region.clamped(at: bodyStart, count: min(stated, max(0, room)))
    end = isWhole ? bodyStart + stated : region.count
  }

  /// A size of one to eight bytes, the first of which tells how many; nil where all bits are set
  /// (RFC 8794 §6.2).
  private static func size(
    _ head: ByteSlice, at position: Int
  ) throws(MetadataError) -> (size: Int?, length: Int) {
    let first = UInt8(try head.uint8(at: position))
    let length = first.leadingZeroBitCount + 1
    guard length <= 8 else {
      throw MetadataError(.malformed, "an EBML size of no length", at: head.offset + position)
    }
    let mask = UInt64(0xff) >> UInt64(length)
    var value = UInt64(first) & mask
    var isUnknown = value == mask
    for index in 1..<max(1, length) {
      let byte = UInt64(try head.uint8(at: position + index))
      value = value << 8 | byte
      isUnknown = isUnknown && byte == 0xff
    }
    return (isUnknown ? nil : Int(value), length)
  }
}

/// The elements of a region one after the other.
struct EBMLWalk {
  private let region: Region
  private(set) var position = 0
  private var units = 0
  private let limit: Int

  init(_ region: Region, limits: Limits) {
    self.region = region
    limit = limits.units
  }

  /// The next element; nil at the end.
  mutating func next() throws(MetadataError) -> EBMLElement? {
    units += 1
    guard units <= limit else {
      throw MetadataError(.limitExceeded, "too many elements", at: region.start + position)
    }
    guard let element = try EBMLElement(region, at: position) else { return nil }
    position = element.end
    return element
  }
}

extension EBMLElement {
  /// A whole number of at most eight bytes, without a sign (RFC 8794 §7.2); nil of more.
  func unsigned() throws(MetadataError) -> UInt64? {
    guard body.count <= 8 else { return nil }
    return try body.all(limit: 8).elements.bigEndian(UInt64.self)
  }

  /// A whole number of at most eight bytes (RFC 8794 §7.1); nil of more.
  func signed() throws(MetadataError) -> Int64? {
    guard let value = try unsigned(), body.count > 0 else { return body.count == 0 ? 0 : nil }
    let unused = UInt64(64 - body.count * 8)
    return Int64(bitPattern: value << unused) >> Int64(unused)
  }

  /// A floating-point number of four or eight bytes (RFC 8794 §7.3); nil of others.
  func float() throws(MetadataError) -> Double? {
    guard let bits = try unsigned() else { return nil }
    switch body.count {
    case 0: return 0
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }

  /// The bytes of a text up to its first NUL.
  func text(limit: Int) throws(MetadataError) -> [UInt8] {
    Array(try body.all(limit: limit).elements.untilNUL)
  }
}
