/// A part of an archive, as the directory tells of it, or its own header where there is none.
struct ZIPPart {
  let name: String
  /// How it is compressed (§4.4.5).
  let method: Int
  /// Whether it is encrypted (§4.4.4).
  let isEncrypted: Bool
  /// How many bytes it has in the archive.
  let size: Int
  /// How many bytes it says to have been before it was compressed.
  let length: Int
  /// Where its own header starts.
  var start: Int
  /// Whether its sizes are numbers of 64 bits (§4.5.3).
  let isWide: Bool
  /// The fields of the directory's entry (§4.3.12): 46 bytes.
  let fields: ByteSlice
  let nameBytes: ByteSlice
  let comment: ByteSlice

  /// A part by its fields, of whose numbers those that do not fit into 32 bits stand in what extends them.
  init(
    _ fields: ByteSlice, name: ByteSlice, extra: ByteSlice, comment: ByteSlice, start: Int
  ) throws(MetadataError) {
    self.name = name.text
    nameBytes = name
    self.fields = fields
    self.comment = comment
    isEncrypted = try fields.uint16(at: 8, .little) & 1 != 0
    method = try fields.uint16(at: 10, .little)
    var numbers = ZIPNumbers(
      length: try fields.uint32(at: 24, .little), size: try fields.uint32(at: 20, .little),
      start: start)
    isWide = numbers.widen(by: extra)
    (length, size, self.start) = (numbers.length, numbers.size, numbers.start)
  }

  /// Adds what the directory tells of the part.
  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    try found.charge(entries: 9, bytes: nameBytes.count + comment.count)
    found.add(.zip, fieldsOf: fields.prefix(isWide ? 20 : 46), .little)
    if isWide {
      found.add(48, wide: size)
      found.add(49, wide: length)
    }
    found.add(.zip, "ZipFileName", text: nameBytes.elements, offset: nameBytes.offset)
    if !comment.isEmpty {
      found.add(.zip, "ZipFileComment", text: comment.elements, offset: comment.offset)
    }
  }

  /// Whether its name ends in one of some extensions.
  func ends(with extensions: [String]) -> Bool { Self.name(name, endsWith: extensions) }

  static func name(_ name: String, endsWith extensions: [String]) -> Bool {
    let bytes = name.utf8.suffix(8).map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    guard let dot = bytes.lastIndex(of: 0x2e) else { return false }
    return extensions.contains { bytes[(dot + 1)...].elementsEqual($0.utf8) }
  }

  /// Whether that is its name.
  func isNamed(_ name: String) -> Bool { nameBytes.elements.elementsEqual(name.utf8) }

  /// The part as it stands in the archive, behind its own header (§4.3.7).
  func stored(in archive: Region) throws(MetadataError) -> Region {
    try archive.region(at: storedStart(in: archive), count: size)
  }

  /// Where that starts.
  func storedStart(in archive: Region) throws(MetadataError) -> Int {
    let header = try archive.slice(at: start, count: 30)
    return start + 30 + (try header.uint16(at: 26, .little))
      + (try header.uint16(at: 28, .little))
  }

  /// The part as it was before it was compressed.
  ///
  /// - Parameter isOfLength: whether no more may come out than it says, for which its reader has paid.
  func content(
    _ archive: Region, _ limits: Limits, isOfLength: Bool = false
  ) throws(MetadataError) -> Region {
    let stored = try stored(in: archive)
    switch method {
    case _ where isEncrypted:
      throw MetadataError(.unsupported, "a part of an archive that is encrypted", at: stored.start)
    case 0: return stored
    case 8:
      let inflated = Inflated(
        try stored.all(limit: limits.blockBytes),
        // A stream ends behind its last byte, for which there must be room.
        limit: isOfLength ? min(length, limits.inflatedBytes &- 1) &+ 1 : limits.inflatedBytes,
        isRaw: true)
      if let error = inflated.error { throw error }
      return Region(inMemory: inflated.bytes)
    default: throw otherMethod(at: stored.start)
    }
  }

  private func otherMethod(at place: Int) -> MetadataError {
    MetadataError(
      .unsupported, "a part of an archive that is compressed by method \(method)", at: place)
  }

  /// The first bytes of the part as it was, as far as they can be read.
  func head(_ archive: Region, count: Int) throws(MetadataError) -> ArraySlice<UInt8> {
    let stored = try stored(in: archive)
    switch method {
    case 0: return try stored.head(count: count).elements
    case 8: return Inflated(try stored.head(count: count), limit: count, isRaw: true).bytes[...]
    default: throw otherMethod(at: stored.start)
    }
  }

  /// The part as it was, after paying for it: all parts may be of the same bytes.
  ///
  /// What there is no room for leaves the room to others.
  func content(_ archive: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Region {
    if method != 0 {
      let (cost, isHuge) = size.addingReportingOverflow(length)
      guard !isHuge, cost <= found.roomToDecode else {
        throw MetadataError(
          .limitExceeded, "a part of an archive of \(length) bytes is not read", at: start)
      }
      try found.charge(cost)
    }
    return try content(archive, found.limits, isOfLength: true)
  }
}

extension MetadataBuilder {
  /// Adds a number of 64 bits, by the number of its row.
  fileprivate mutating func add(_ id: UInt32, wide number: Int) {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: number)
    add(.zip, id, .signedLong8, count: 1, .big, bytes: ByteSlice(bytes), isInFile: false)
  }
}

/// The numbers of a part that 32 bits may be too few for.
private struct ZIPNumbers {
  var length: Int
  var size: Int
  var start: Int

  /// Takes those that have all bits set from the extra field 0x0001 (§4.5.3), and answers whether the sizes are
  /// among them.
  mutating func widen(by extra: ByteSlice) -> Bool {
    guard [length, size, start].contains(Self.isElsewhere) else { return false }
    var position = 0
    while let id = try? extra.uint16(at: position, .little),
      let count = try? extra.uint16(at: position + 2, .little)
    {
      position += 4
      if id == 1 {
        var numbers = extra.suffix(from: position).prefix(count)
        let areSizes = Self.take(&length, &numbers)
        let isSize = Self.take(&size, &numbers)
        _ = Self.take(&start, &numbers)
        return areSizes || isSize
      }
      position += count
    }
    return false
  }

  private static let isElsewhere = 0xffff_ffff

  /// Takes the next number for one that stands elsewhere.
  private static func take(_ number: inout Int, _ numbers: inout ByteSlice) -> Bool {
    guard number == isElsewhere, let wide = try? numbers.uint64(at: 0, .little) else {
      return false
    }
    number = Int(clamping: wide)
    numbers = numbers.suffix(from: 8)
    return true
  }
}
