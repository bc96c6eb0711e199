/// The streams of a compound file ([MS-CFB]): a file system of sectors, with tables that chain them.
struct CompoundStorage {
  /// A stream, in the order of the directory.
  struct Entry {
    let name: String
    /// Which storage it stands in.
    let place: CompoundPlace
    let start: Int
    let size: Int

    /// Whether that is its name, in which capitals do not count (§2.6.4).
    func isNamed(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
  }

  private(set) var entries: [Entry] = []
  /// The number of the class that the root is of; empty where there is no root.
  private(set) var rootClass = ByteSlice([])
  /// What tells that the file ends before its sectors do; nil where nothing does.
  private(set) var damage: MetadataError?

  private let file: Region
  private let limits: Limits
  /// The sectors of the table that chains sectors.
  private var tableSectors: [Int] = []
  private let sectorShift: Int
  private let miniShift: Int
  /// Streams shorter than this are in the stream of small ones.
  private let cutoff: Int
  private var miniTable: Region?
  private var miniStream: Region?
  /// Where that stands in the file.
  private var miniPieces = FilePieces()

  init(_ file: Region, _ limits: Limits) throws(MetadataError) {
    self.file = file
    self.limits = limits
    let head = try file.slice(at: 0, count: 512)
    sectorShift = try head.uint16(at: 30, .little)
    let stated = try head.uint16(at: 32, .little)
    miniShift = (4...16).contains(stated) ? stated : 6
    cutoff = try head.uint32(at: 56, .little)
    guard (7...16).contains(sectorShift) else {
      throw MetadataError(
        .malformed, "sectors of 2^\(sectorShift) bytes", at: file.start + 30)
    }
    try readTable(head)
    damage = try? truncation()
    try readDirectory(try head.uint32(at: 48, .little))
    let first = try head.uint32(at: 60, .little)
    if first < Self.end { miniTable = chain(from: first, limit: limits.blockBytes) }
  }

  /// How many sectors the chain of a stream may have, of which no more than `limit` bytes are wanted.
  func sectorCount(of entry: Entry, limit: Int) -> Int {
    min(entry.size, file.count, limit) >> (entry.size < cutoff ? miniShift : sectorShift) + 1
  }

  /// The first `limit` bytes of a stream, as far as the chain of its sectors is sound.
  func stream(_ entry: Entry, limit: Int) throws(MetadataError) -> Region {
    let size = min(entry.size, limit)
    guard entry.size < cutoff, let miniStream, let miniTable else {
      return chain(from: entry.start, limit: size).clamped(at: 0, count: size)
    }
    return Self.joined(try smallSectors(of: entry, size, miniStream, miniTable))
      .clamped(at: 0, count: size)
  }

  /// Where the first `limit` bytes of a stream stand in the file, as far as the chain of its sectors is sound.
  func pieces(of entry: Entry, limit: Int) throws(MetadataError) -> FilePieces {
    let size = min(entry.size, limit)
    guard entry.size < cutoff, let miniStream, let miniTable else {
      return FilePieces(of: sectors(from: entry.start, limit: size).parts).part(0..<size)
    }
    var pieces = FilePieces()
    for part in try smallSectors(of: entry, size, miniStream, miniTable) {
      // What the stream of small ones consists of has no place of its own in the file.
      let start = part.start - miniStream.start
      for range in miniPieces.part(start..<(start + part.count)).ranges { pieces.append(range) }
    }
    return pieces.part(0..<size)
  }

  /// So many sectors a small stream may have: those that are not small, of 4096 bytes on (§2.2), have 64 of them or more.
  private static let mostSmallSectors = 2048

  /// The sectors of a small stream until there are `size` bytes.
  private func smallSectors(
    of entry: Entry, _ size: Int, _ miniStream: Region, _ miniTable: Region
  ) throws(MetadataError) -> [Region] {
    var parts: [Region] = []
    var sector = entry.start
    var missing = min(size, miniStream.count)
    var visited = Set<Int>()
    while missing > 0, sector < Self.end, visited.insert(sector).inserted {
      guard visited.count <= Self.mostSmallSectors else {
        throw MetadataError(
          .limitExceeded, "a small stream in more than \(Self.mostSmallSectors) sectors",
          at: file.start)
      }
      let part = miniStream.clamped(at: sector << miniShift, count: 1 << miniShift)
      guard part.count > 0 else { break }
      Self.append(part, to: &parts)
      missing -= part.count
      sector = try miniTable.uint32(at: sector * 4, .little)
    }
    return parts
  }

  /// Numbers from here on stand for the end of a chain, or for no sector.
  private static let end = 0xffff_fffa

  /// Reads which sectors have the table: 109 are listed in the header, more in sectors of their own
  /// (§2.5).
  private mutating func readTable(_ head: ByteSlice) throws(MetadataError) {
    let most = file.count >> sectorShift + 1
    var list = head.suffix(from: 76)
    var next = try head.uint32(at: 68, .little)
    var visited = Set<Int>()
    while true {
      let isHeader = list.offset == head.offset + 76
      let count = list.count / 4 - (isHeader ? 0 : 1)
      for index in 0..<count {
        let sector = try list.uint32(at: index * 4, .little)
        guard sector < Self.end else { continue }
        guard tableSectors.count < most else { return }
        tableSectors.append(sector)
      }
      if !isHeader { next = try list.uint32(at: count * 4, .little) }
      guard next < Self.end, visited.insert(next).inserted, visited.count <= most else { return }
      list = try file.slice(at: place(of: next), count: 1 << sectorShift)
    }
  }

  /// Sectors are counted from behind the first one, which the header has for itself.
  private func place(of sector: Int) -> Int { (sector &+ 1) << sectorShift }

  /// What is wrong where the end of the table leads to a sector that is not in the file.
  ///
  /// Which sectors are free does not tell it: some writers have those behind the last as ends of chains.
  private func truncation() throws(MetadataError) -> MetadataError? {
    for sector in tableSectors.suffix(Self.lastTables) {
      let table = try file.head(at: place(of: sector), count: 1 << sectorShift)
      for index in 0..<(table.count / 4) {
        let next = try table.uint32(at: index * 4, .little)
        guard next < Self.end, place(of: next) >= file.count else { continue }
        return MetadataError(
          .truncated, "the file ends before its last sector", at: file.start + file.count)
      }
    }
    return nil
  }

  /// So many sectors of the table are looked at.
  private static let lastTables = 8

  private func next(after sector: Int) throws(MetadataError) -> Int {
    let perSector = 1 << (sectorShift - 2)
    let index = sector / perSector
    guard index < tableSectors.count else {
      throw MetadataError(.truncated, "a sector that the table does not have", at: file.start)
    }
    return try file.uint32(at: place(of: tableSectors[index]) + sector % perSector * 4, .little)
  }

  /// The sectors of a chain until there are `limit` bytes.
  private func chain(from first: Int, limit: Int) -> Region {
    Self.joined(sectors(from: first, limit: limit).parts)
  }

  /// The same, what follows one another in the file as one, and whether all of the chain is there.
  private func sectors(from first: Int, limit: Int) -> (parts: [Region], isWhole: Bool) {
    var parts: [Region] = []
    var sector = first
    var count = 0
    // Each sector may come once.
    var visited = Set<Int>()
    while sector < Self.end, count < limit, visited.insert(sector).inserted {
      let part = file.clamped(at: place(of: sector), count: 1 << sectorShift)
      // Of a damaged file, what comes before the damage counts.
      guard part.count > 0 else { return (parts, false) }
      Self.append(part, to: &parts)
      count += part.count
      guard let following = try? next(after: sector) else { return (parts, false) }
      sector = following
    }
    return (parts, true)
  }

  /// Adds a part; one that follows the last in the file makes it longer.
  private static func append(_ part: Region, to parts: inout [Region]) {
    if let last = parts.last, last.isInFile == part.isInFile,
      last.start + last.count == part.start, last.reader === part.reader
    {
      parts[parts.count - 1] = last.extended(by: part.count)
    } else {
      parts.append(part)
    }
  }

  private static func joined(_ parts: [Region]) -> Region {
    parts.count == 1 ? parts[0] : Region(joining: parts)
  }

  // MARK: Directory

  /// Reads the directory (§2.6): entries of 128 bytes, each storage a tree of them.
  private mutating func readDirectory(_ first: Int) throws(MetadataError) {
    let (parts, isWhole) = sectors(from: first, limit: limits.valueBytes)
    let directory = Self.joined(parts)
    if !isWhole {
      damage =
        MetadataError(
          .truncated, "the directory of the streams breaks off", at: file.start + file.count
        ).hidingProperties
    }
    let bytes = try directory.head(count: limits.valueBytes)
    let places = try CompoundPlace.all(of: bytes)
    for index in 0..<(bytes.count / 128) {
      let entry = try bytes.slice(at: index * 128, count: 128)
      let kind = try entry.uint8(at: 66)
      let start = try entry.uint32(at: 116, .little)
      let size = try entry.uint32(at: 120, .little)
      if kind == 5, rootClass.isEmpty { rootClass = try entry.slice(at: 80, count: 16) }
      if kind == 5, miniStream == nil, start < Self.end {
        let parts = sectors(from: start, limit: max(size, 1)).parts
        miniStream = Self.joined(parts)
        miniPieces = FilePieces(of: parts)
      }
      // Streams alone have contents, yet a storage's name tells of what a file is.
      guard kind == 2 || kind == 1 else { continue }
      entries.append(
        Entry(
          name: entry.prefix(64).utf16(.little), place: places[index],
          start: kind == 2 ? start : Self.end, size: kind == 2 ? size : 0))
    }
  }
}
