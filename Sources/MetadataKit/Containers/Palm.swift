extension Container {
  /// Databases of Palm OS, and the books that Mobipocket and Amazon made of them.
  ///
  /// Sources: Palm, *Palm File Format Specification*; MobileRead, *MOBI*.
  package static let palm = Container(ofSignatures: "PDB", "MOBI") {
    (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 78)
    found.add(.palm, fieldsOf: head, .big)
    guard found.format.name == "MOBI", try head.uint16(at: 76, .big) > 0 else { return }
    let record = file.region(from: try file.uint32(at: 78, .big))
    try MobiBook(record, &found).read(&found)
  }
}

/// What a book's first record says.
struct MobiBook {
  private let record: Region
  private let head: ByteSlice

  init(_ record: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    self.record = record
    head = try record.slice(at: 0, count: 132)
    guard head.matches("MOBI", at: 16) else {
      throw MetadataError(.malformed, "a book without its header", at: head.offset)
    }
  }

  func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    try tellHeader(&found)
    // Whether there are further records.
    guard try head.uint32(at: 128, .big) & 0x40 != 0 else { return }
    // The length of the header, without that of PalmDOC before it.
    let start = 16 + (try head.uint32(at: 20, .big))
    let more = try record.slice(at: start, count: 12)
    let size = try more.uint32(at: 4, .big)
    guard more.matches("EXTH"), size >= 12 else {
      throw MetadataError(
        .malformed, "a book without the records that it says to have", at: more.offset)
    }
    let all = record.clamped(at: start + 12, count: size - 12)
    if all.count > found.limits.valueBytes {
      found.warn(
        Warning(
          .limitExceeded, "records of \(all.count) bytes are not read to their end",
          at: all.start))
    }
    try tellRecords(all.head(count: found.limits.valueBytes), &found)
    if all.count < size - 12 {
      throw MetadataError(
        .truncated, "a book ends within its records", at: all.start + all.count)
    }
  }

  private var codePage: Int { (try? head.uint32(at: 28, .big)) ?? 0 }

  private func tellHeader(_ found: inout MetadataBuilder) throws(MetadataError) {
    // Where nothing is encrypted, what follows is 0, too, and read as one number both are the same.
    let isPlain = try head.uint32(at: 12, .big) == 0
    for row in TagTable.mobi.rows.indices {
      let (id, format) = (TagTable.mobi.rows[row].id, TagTable.mobi.rows[row].format)
      guard let format else { continue }
      let isEncryption = (12...14).contains(id)
      if isEncryption, (id == 13) != isPlain { continue }
      let bytes = try head.slice(at: isEncryption ? 12 : Int(id), count: format.size)
      found.add(.mobi, row: row, format, count: 1, .big, bytes: bytes)
    }
    let name = record.clamped(
      at: try head.uint32(at: 84, .big), count: try head.uint32(at: 88, .big))
    let bytes = try name.all(limit: found.limits.valueBytes)
    found.add(
      .mobi, "BookName", text: CodePage.utf8(bytes.elements, page: codePage),
      offset: bytes.offset)
  }

  private func tellRecords(
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var records: [(id: Int, value: ByteSlice)] = []
    var position = 0
    var units = UnitCounter(found.limits)
    while position + 8 <= bytes.count {
      let length = try bytes.uint32(at: position + 4, .big)
      guard length >= 8, length <= bytes.count - position else { break }
      try units.next(at: bytes.offset + position)
      let id = try bytes.uint32(at: position, .big)
      if id == 105 || id == 501 || TagTable.mobiRecord.index(of: UInt32(id)) != nil {
        records.append((id, try bytes.slice(at: position + 8, count: length - 8)))
      }
      position += length
    }
    var subjects = records.filter { $0.id == Self.subject }
    for (id, value) in records {
      try found.charge(entries: 1, bytes: value.count)
      if id != Self.subject {
        tell(id, value, &found)
        continue
      }
      // All of them are one list, where the first stands.
      for (index, subject) in subjects.enumerated() {
        found.continuesList = index > 0
        tell(id, subject.value, &found)
      }
      found.continuesList = false
      subjects = []
    }
  }

  private static let subject = 105

  private func tell(_ id: Int, _ value: ByteSlice, _ found: inout MetadataBuilder) {
    guard let row = TagTable.mobiRecord.index(of: UInt32(id)) else { return }
    let format = TagTable.mobiRecord.rows[row].format
    if let format {
      let count = value.count / format.size
      if count > 0 {
        found.add(
          .mobiRecord, row: row, format, count: count, .big,
          bytes: value.prefix(count * format.size))
      }
    }
    guard format == nil || id == 501 else { return }
    let text = CodePage.utf8(value.elements.untilNUL, page: codePage)
    guard let row = TagTable.mobiRecord.index(of: UInt32(id == 501 ? 1501 : id)) else { return }
    found.add(.mobiRecord, row: row, .utf8, count: text.count, bytes: text[...], at: nil)
  }
}
