extension MatroskaReader {
  /// Reads an element that holds a value, by its row of the table, and tells it.
  mutating func readValue(
    _ element: EBMLElement, _ row: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.matroska
    let format = table.rows[row].format ?? .undefined
    switch format {
    case .long8:
      guard let value = try element.unsigned() else { break }
      note(element, value)
      let row = row + rowOffset(of: element.id)
      return add(row, value, &found)
    case .signedLong8:
      guard let value = try element.signed() else { break }
      add(row, UInt64(bitPattern: value), &found)
      if element.id == ID.date { tellDate(&found) }
      return
    case .double:
      guard var value = try element.float() else { break }
      if element.id == ID.duration {
        value *= timeScale / 1e9
        if value > 0, value.isFinite { found.facts.duration = value }
      }
      track.note(element.id, value)
      return add(row, value.bitPattern, &found)
    case .ascii, .utf8:
      let row = row + rowOffset(of: element.id)
      guard element.body.count <= found.limits.valueBytes else {
        return addPlace(of: element, row, &found)
      }
      let text = try element.text(limit: found.limits.valueBytes)
      if element.id == ID.documentType { documentType = String(decoding: text, as: UTF8.self) }
      track.note(element.id, text)
      attachment.note(element.id, text)
      return found.add(
        table, row: row, named: table.rows[row].name, group: group, format, text[...],
        count: text.count)
    default: return try readBytes(element, row, &found)
    }
    found.warn(
      Warning(
        .malformed, "\(table.rows[row].name) has \(element.body.count) bytes",
        at: element.body.start))
  }

  /// Adds a value of which only is told where it stands.
  private func addPlace(of element: EBMLElement, _ row: Int, _ found: inout MetadataBuilder) {
    found.add(
      .matroska, row: row, group: group, .undefined, count: element.body.count, bytes: nil,
      at: element.body)
  }

  /// Adds a number of eight bytes.
  private func add(_ row: Int, _ bits: UInt64, _ found: inout MetadataBuilder) {
    let rows = TagTable.matroska.rows
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - $0 * 8)) }
    found.add(
      .matroska, row: row, named: rows[row].name, group: group, rows[row].format ?? .long8,
      bytes[...],
      count: 8)
  }

  private mutating func readBytes(
    _ element: EBMLElement, _ row: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if element.id == ID.seekID {
      seeks.id = try element.unsigned().map { UInt32(truncatingIfNeeded: $0) }
    }
    if element.id == ID.codecPrivate {
      track.codecHead = try element.body.head(count: 20).bytes
      track.codecPrivate = element.body
    }
    if element.id == ID.attachedData { attachment.data = element.body }
    let isLeft = !TagTable.matroska.rows[row].traits.isDisjoint(with: [.binary, .unknown])
    guard !isLeft, element.body.count <= Self.longestBytes else {
      return addPlace(of: element, row, &found)
    }
    let bytes = try element.body.all(limit: Self.longestBytes)
    // An identifier leads from the tags to their track.
    let prefix = Array(bytes.elements.untilNUL)
    let identifier = bytes.count <= 8 ? bytes.elements.bigEndian(UInt64.self) : nil
    if let identifier { statistics.aim(by: element.id, at: identifier) }
    if element.id == ID.trackUID {
      track.identifier = identifier
      try found.charge(entries: 2, bytes: prefix.count)
      tracks[prefix] = group
    }
    if element.id == ID.tagTrackUID, let known = tracks[prefix] { group = known }
    found.add(
      .matroska, element.id, group: group, .undefined, count: bytes.count, .big, bytes: bytes,
      isInFile: element.body.isInFile)
  }

  /// Bytes of what is no text that are kept: identifiers have 16.
  private static let longestBytes = 4096

  /// Keeps what is needed of a number later.
  private mutating func note(_ element: EBMLElement, _ value: UInt64) {
    track.note(element.id, value)
    switch element.id {
    case ID.timeScale: timeScale = Double(value)
    case ID.trackNumber: group = "Track\(value)"
    case ID.trackType: trackTypes.insert(value)
    case ID.seekPosition: seeks.position = value
    default: break
    }
  }

  /// Which of the rows of a number fits the kind of the track.
  private func rowOffset(of id: UInt32) -> Int {
    switch id {
    case ID.codec, ID.codecName: track.type == 1 ? 0 : track.type == 2 ? 1 : 2
    case ID.defaultDuration: track.type == 1 ? 0 : 1
    default: 0
    }
  }

  /// Once: to look through all tags for each date took minutes where there were many of both.
  private mutating func tellDate(_ found: inout MetadataBuilder) {
    guard !hasDate else { return }
    hasDate = true
    found.facts.creationDate =
      found.store.first(group, named: "DateTimeOriginal")?.description
  }
}
