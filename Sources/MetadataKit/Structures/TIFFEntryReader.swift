/// Reads the entries of one directory (TIFF 6.0 §2 IFD Entry), one after the other.
struct TIFFEntryReader {
  /// The entries.
  let bytes: ByteSlice
  /// Where they stand in the region.
  let first: Int
  let order: ByteOrder
  let isBig: Bool
  let hasLong8: Bool
  let hasOtherLongs: Bool
  let isOfMaker: Bool
  /// Whether what follows is taken for no entries.
  private(set) var isAtEnd = false
  private var failures = 0
  /// With one more the directory is given up.
  private static let mostFailures = 10
  /// So many in a camera's own directory are no damage: one, or a third of it, where it counts more than it has.
  private var mostOfMaker: Int { isOfMaker ? max(1, bytes.count / start(of: 1) / 3) : 0 }

  init(
    bytes: ByteSlice, first: Int, order: ByteOrder, isBig: Bool, hasLong8: Bool,
    hasOtherLongs: Bool, isOfMaker: Bool
  ) {
    self.bytes = bytes
    self.first = first
    self.order = order
    self.isBig = isBig
    self.hasLong8 = hasLong8
    self.hasOtherLongs = hasOtherLongs
    self.isOfMaker = isOfMaker
  }

  private func start(of index: Int) -> Int { index * (isBig ? 20 : 12) }

  /// An entry's format; nil where it has none that is known.
  @inline(__always)
  mutating func format(
    of index: Int, _ bad: (MetadataError) -> Void
  ) throws(MetadataError) -> TagFormat? {
    let start = start(of: index)
    var code = try bytes.uint16(at: start + 2, order)
    if hasOtherLongs, code == 0x101 || code == 0x102 { code = Int(TagFormat.long.rawValue) }
    let format = TagFormat(rawValue: UInt16(code))
    if format.size > 0, isBig || code <= 13 || code == 129 || (hasLong8 && code == 16) {
      return format
    }
    try miss(index, code, bad)
    return nil
  }

  /// Tells of an unknown format, unless the entry is padding.
  private mutating func miss(
    _ index: Int, _ code: Int, _ bad: (MetadataError) -> Void
  ) throws(MetadataError) {
    let start = start(of: index)
    // Zeros are padding, not a mistake, and so are bits that are set, of which few are lost, behind entries of Sony's
    // of 2003.
    var isPadding = code == 0
    if index > 0, code >= 0x8000, !isBig {
      let count = try bytes.uint32(at: start + 4, order)
      isPadding = 48 - code.nonzeroBitCount - count.nonzeroBitCount <= 4
    }
    if !isPadding {
      bad(
        MetadataError(
          index > 0 && failures < min(mostOfMaker, Self.mostFailures) ? .deviation : .malformed,
          "entry \(index) has the unknown format \(code)", at: bytes.offset + start))
      failures += 1
    }
    // A first entry without sense: this is no directory.
    let tag = try bytes.uint16(at: start, order)
    let isNone = index == 0 && (code != 0 || tag == 0)
    isAtEnd = isNone || failures > Self.mostFailures
  }

  /// An entry of a known format; nil where it cannot be.
  @inline(__always)
  func entry(
    _ index: Int, _ format: TagFormat, _ bad: (MetadataError) -> Void
  ) throws(MetadataError) -> TIFFEntry? {
    let start = start(of: index)
    let number =
      isBig
      ? Int(exactly: try bytes.uint64(at: start + 4, order))
      : try bytes.uint32(at: start + 4, order)
    guard let number, number <= Int.max / 16 else {
      bad(
        MetadataError(
          .malformed, "entry \(index) has an impossible count", at: bytes.offset + start))
      return nil
    }
    let byteCount = number * format.size
    let value = start + (isBig ? 12 : 8)
    let isInline = byteCount <= (isBig ? 8 : 4)
    var position = first + value
    if !isInline {
      position =
        isBig
        ? Int(exactly: try bytes.uint64(at: value, order)) ?? Int.max
        : try bytes.uint32(at: value, order)
    }
    return TIFFEntry(
      tag: try bytes.uint16(at: start, order), format: format, count: number, position: position,
      byteCount: byteCount, isInline: isInline)
  }
}
