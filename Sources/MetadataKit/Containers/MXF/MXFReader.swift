/// Goes through the packets of an MXF file, and past those with pictures and sound.
struct MXFReader {
  /// What the sets of the header and the footer say.
  private(set) var sets = MXFSets()
  /// Where the partition pack of the header starts.
  private var header = 0
  private var headerBytes = 0
  /// Where the header with all its sets ends, until that is reached.
  private var headerEnd: Int?
  private var footer: Int?
  /// Whether the header says all that there is to say.
  private var isFinal = false

  /// The longest run-in, and the start of a partition pack's label (SMPTE 377-1 §6.5).
  private static let runIn = 65_536 + 11

  /// Sets that are longer are not read.
  private static let longestSet = 10_000_000

  /// Where a file's first partition starts.
  static func start(in head: ByteSlice) -> Int? {
    var place = 0
    while let next = head.firstIndex(of: 6, from: place) {
      if head.matches("\u{6}\u{E}\u{2B}\u{34}\u{2}\u{5}\u{1}\u{1}\u{D}\u{1}\u{2}", at: next) {
        return next
      }
      place = next + 1
    }
    return nil
  }

  mutating func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard var position = Self.start(in: try file.head(count: Self.runIn)) else { return }
    header = position
    for _ in 0..<found.limits.units {
      if let end = headerEnd, position >= end {
        if isFinal { return }
        headerEnd = nil
        if let footer { position = max(position, footer) }
      }
      guard file.count - position >= 17 else { return }
      do throws(MetadataError) {
        position = try readPacket(of: file, at: position, &found)
      } catch {
        // Sets behind a length that is wrong cannot be found, but the footer says them again.
        guard let footer, footer > position else { throw error }
        found.warn(error)
        (headerEnd, position) = (nil, footer)
      }
    }
    found.warn(Warning(.limitExceeded, "more than \(found.limits.units) packets"))
  }

  /// Reads the packet at a position, and answers where it ends.
  private mutating func readPacket(
    of file: Region, at position: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    let head = try file.head(at: position, count: 25)
    guard let (start, count) = Self.content(head) else {
      throw MetadataError(.malformed, "a packet's length is none", at: head.offset + 16)
    }
    let end = (position + start).addingReportingOverflow(count)
    // Behind the header, pictures may be longer than what is there of them.
    if headerEnd != nil, end.overflow || end.partialValue > file.count {
      throw MetadataError(
        .truncated, "a packet of the header reaches past the file", at: head.offset + 16)
    }
    if count < Self.longestSet {
      try packet(head, at: position, start, count, file, &found)
    }
    return end.overflow ? .max : end.partialValue
  }

  /// Where a packet's value starts, and how long it is (SMPTE 336M §4.2, BER).
  private static func content(_ head: ByteSlice) -> (start: Int, count: Int)? {
    guard let first = head[16] else { return nil }
    if first < 0x80 { return (17, Int(first)) }
    let bytes = Int(first & 0x7f)
    guard bytes <= 8, head.count >= 17 + bytes else { return nil }
    var count: UInt64 = 0
    for byte in head.elements.dropFirst(17).prefix(bytes) { count = count &<< 8 | UInt64(byte) }
    return Int(exactly: count).map { (17 + bytes, $0) }
  }

  private mutating func packet(
    _ head: ByteSlice, at position: Int, _ start: Int, _ count: Int, _ file: Region,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let label = head.prefix(16)
    guard label.matches("\u{6}\u{E}\u{2B}\u{34}\u{2}") else { return }
    if label.matches("\u{5}\u{1}\u{1}\u{D}\u{1}\u{2}\u{1}\u{1}", at: 5), label[15] == 0 {
      switch (label[13], label[14]) {
      // The header, open or closed, complete or not (§7.2).
      case (2, let kind?) where (1...4).contains(kind):
        let pack = try file.slice(at: position + start, count: count)
        isFinal = kind == 4
        header = position
        try partition(pack)
      case (5, 1):
        // What follows the pack has so many bytes, from here (§7.1).
        if headerBytes > 0 {
          headerEnd = position.addingReportingOverflow(headerBytes).partialValue
        }
        let pack = try file.slice(at: position + start, count: count)
        try found.charge(entries: 1, bytes: count)
        try sets.primer(pack, &found)
      default: break
      }
    } else if label.matches("\u{53}\u{1}\u{1}\u{D}", at: 5) {
      let kind = MXFSet.Kind(label)
      guard kind != .ignored else { return }
      let content = try file.slice(at: position + start, count: count)
      try found.charge(entries: 1, bytes: count)
      try sets.read(content, kind, &found)
    }
  }

  /// Reads the pack of the header's partition (§7.1).
  private mutating func partition(_ pack: ByteSlice) throws(MetadataError) {
    sets.add(version: pack.prefix(4))
    guard pack.count >= 40 else { return }
    headerBytes = Int(clamping: try pack.uint64(at: 32, .big))
    let distance = Int(clamping: try pack.uint64(at: 24, .big))
    let place = header.addingReportingOverflow(distance)
    footer = distance > 0 && !place.overflow ? place.partialValue : nil
  }
}
