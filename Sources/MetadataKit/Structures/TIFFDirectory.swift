/// One field of a directory: what it is and where its value stands.
struct TIFFEntry {
  let tag: Int
  let format: TagFormat
  /// Elements.
  let count: Int
  /// Where the value's bytes stand in the region, and how many.
  let position: Int
  let byteCount: Int
  /// Whether the value stands in the entry itself.
  let isInline: Bool
}

/// A list of fields (TIFF 6.0 §2 Image File Directory): syntax, no meaning.
struct TIFFDirectory {
  private(set) var entries: [TIFFEntry] = []
  /// Where the next directory is, 0 for none.
  private(set) var next = 0
  /// Whether it states more entries than there is room for.
  private(set) var isCutShort = false
  /// The bytes that the directory itself covers.
  let range: Range<Int>

  /// Reads the directory at a position.
  ///
  /// - Parameters:
  ///   - hasLong8: whether numbers of 64 bits are to be expected, as BigTIFF has them.
  ///   - hasWideCount: whether the number of entries is one of 32 bits.
  ///   - hasOtherLongs: whether the formats 0x101 and 0x102, which no specification names, are
  ///     numbers of 32 bits.
  ///   - isOfMaker: whether it is one of a camera's own, in which entries without sense are no damage
  ///     unless the first is one, or more than a third are.
  ///   - bad: told of each entry that makes no sense; the others are kept.
  init(
    _ region: Region, at position: Int, _ header: TIFFHeader, hasLong8: Bool = false,
    hasWideCount: Bool = false, hasOtherLongs: Bool = false, isOfMaker: Bool = false,
    bad: (MetadataError) -> Void
  ) throws(MetadataError) {
    let order = header.order
    let wide = header.isBig
    let countSize = wide ? 8 : hasWideCount ? 4 : 2
    let entrySize = wide ? 20 : 12
    let linkSize = wide ? 8 : 4
    let stated = try Self.statedCount(region, at: position, header, hasWideCount: hasWideCount)
    let first = position + countSize
    let count = min(stated, (region.count - first) / entrySize)
    if count < stated {
      isCutShort = true
      bad(
        MetadataError(
          .truncated, "a directory of \(stated) entries has room for \(count)",
          at: region.start + position))
    }
    let bytes = try region.head(at: first, count: count * entrySize + linkSize)
    range = position..<(first + count * entrySize)
    entries.reserveCapacity(count)
    var reader = TIFFEntryReader(
      bytes: bytes, first: first, order: order, isBig: wide, hasLong8: hasLong8,
      hasOtherLongs: hasOtherLongs, isOfMaker: isOfMaker)
    for index in 0..<count {
      if let format = try reader.format(of: index, bad) {
        if let entry = try reader.entry(index, format, bad) { entries.append(entry) }
      } else if reader.isAtEnd {
        break
      }
    }
    let link = count * entrySize
    if count == stated, bytes.count >= link + linkSize {
      next =
        wide
        ? Int(exactly: try bytes.uint64(at: link, order)) ?? 0
        : try bytes.uint32(at: link, order)
    }
  }

  /// How many entries it says to have.
  private static func statedCount(
    _ region: Region, at position: Int, _ header: TIFFHeader, hasWideCount: Bool
  ) throws(MetadataError) -> Int {
    guard header.isBig else {
      guard hasWideCount else { return try region.uint16(at: position, header.order) }
      let count = try region.uint32(at: position, header.order)
      // Cameras that write big-endian have 16 bits and two zeros there.
      return count & 0xffff == 0 ? count >> 16 : count
    }
    guard let count = Int(exactly: try region.uint64(at: position, header.order)), count <= 1 << 20
    else {
      throw MetadataError(
        .malformed, "a directory with an impossible number of entries",
        at: region.start &+ position)
    }
    return count
  }

  /// Whether each entry that it states is one.
  func isWhole(_ header: TIFFHeader) -> Bool {
    range.count == (header.isBig ? 8 + 20 * entries.count : 2 + 12 * entries.count) && !isCutShort
  }

  /// The first entry of a tag.
  func entry(_ tag: Int) -> TIFFEntry? {
    entries.first { $0.tag == tag }
  }
}

extension TIFFEntry {
  /// The first whole numbers of the value, at most `limit`; empty for other formats.
  func integers(_ region: Region, _ order: ByteOrder, limit: Int = 64) -> [Int] {
    guard format.isInteger,
      let bytes = try? region.head(
        at: position, count: min(byteCount, limit * format.size))
    else { return [] }
    var found: [Int] = []
    for index in 0..<(bytes.count / format.size) {
      let at = index * format.size
      switch format.size {
      case 1: if let value = bytes[at] { found.append(Int(value)) }
      case 2: if let value = try? bytes.uint16(at: at, order) { found.append(value) }
      case 4: if let value = try? bytes.uint32(at: at, order) { found.append(value) }
      default:
        if let value = try? bytes.uint64(at: at, order), let value = Int(exactly: value) {
          found.append(value)
        }
      }
    }
    return found
  }

  /// The first whole number of the value.
  func integer(_ region: Region, _ order: ByteOrder) -> Int? {
    integers(region, order, limit: 1).first
  }
}
