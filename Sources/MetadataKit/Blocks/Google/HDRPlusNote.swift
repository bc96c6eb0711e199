/// What Google's camera app notes of how it made a picture: Base64 in XMP, or a maker's note of
/// EXIF; enciphered, compressed, and records or text inside.
enum HDRPlusNote {
  /// Reads the note that a property of XMP is, if it is one.
  static func tell(
    _ value: ArraySlice<UInt8>, named name: String, _ found: inout MetadataBuilder
  ) {
    switch name {
    case "HDRPlusMakerNote": tell(value, .hdrPlus, isAlwaysRecords: false, &found)
    case "ShotLogData": tell(value, .shotLogData, isAlwaysRecords: true, &found)
    case "HDRPMakerNote", "PortraitRequest":
      tell(value, nil, isAlwaysRecords: false, &found)
    default: return
    }
  }

  /// - Parameters:
  ///   - table: what the numbers of records mean; nil where no records are known.
  ///   - isAlwaysRecords: whether the version tells nothing.
  static func tell(
    _ value: ArraySlice<UInt8>, _ table: TagTable?, isAlwaysRecords: Bool,
    _ found: inout MetadataBuilder
  ) {
    do throws(MetadataError) {
      // Copies of it are made, one deciphered.
      guard value.count <= 4 * found.limits.valueBytes else {
        throw MetadataError(
          .limitExceeded, "a note of Google's of more than \(4 * found.limits.valueBytes) bytes")
      }
      try found.charge(value.count)
      var note = isNote(value) ? Array(value) : Base64.decoded(value)
      guard isNote(note[...]), let version = note.dropFirst(4).first else { return }
      decipher(&note, from: 5)
      let region = Region(inMemory: note).region(from: 5)
      guard let start = try region.gzipContent() else {
        throw MetadataError(.malformed, "a note of Google's that is not compressed as they are")
      }
      let content = Inflated(
        try region.region(from: start).all(limit: found.limits.blockBytes),
        limit: min(found.limits.inflatedBytes, found.roomToDecode), isRaw: true)
      if let error = content.error { throw error }
      try found.charge(content.bytes.count)
      if version == 3 || isAlwaysRecords {
        if let table { try records(ByteSlice(content.bytes), table, path: 0, depth: 0, &found) }
      } else {
        try text(content.bytes[...], &found)
      }
    } catch {
      found.warn(error)
    }
  }

  private static func isNote(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0x48, 0x44, 0x52, 0x50])
      && bytes.dropFirst(4).first.map { $0 == 2 || $0 == 3 } ?? false
  }

  /// Undoes a sum with the numbers of a xorshift generator (Vigna, "An experimental exploration of
  /// Marsaglia's xorshift generators, scrambled"), which starts at the same number in each note.
  ///
  /// In place: a note may have as many bytes as a block.
  private static func decipher(_ bytes: inout [UInt8], from start: Int) {
    var key: UInt64 = 0x2515_606b_4a77_91cd
    var bytes = bytes.mutableSpan
    var index = start
    while index < bytes.count {
      key ^= key &>> 12
      key ^= key &<< 25
      key ^= key &>> 27
      key = key &* 0x2545_f491_4f6c_dd1d
      var rest = key
      for place in index..<min(index &+ 8, bytes.count) {
        bytes[place] ^= UInt8(truncatingIfNeeded: rest)
        rest &>>= 8
      }
      index &+= 8
    }
  }

  /// Tells of the records that the table knows, by their numbers and those of what they are in.
  private static func records(
    _ bytes: ByteSlice, _ table: TagTable, path: UInt32, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var reader = ProtobufReader(bytes)
    while !reader.isAtEnd {
      // A record may have two bytes.
      try found.charge(entries: 1)
      let (number, value) = try reader.next()
      // Numbers on the path take six bits each: those that are known are small.
      guard number > 0, number < 64 else { continue }
      let id = path << 6 | UInt32(truncatingIfNeeded: number)
      guard let row = table.index(of: id) else {
        if case .bytes(let part) = value, depth < 2, ProtobufReader.isProtobuf(part) {
          try records(part, table, path: id, depth: depth + 1, &found)
        }
        continue
      }
      switch value {
      case .number(let number): found.add(table, table.rows[row].name, Int(clamping: number))
      case .fixed(let part):
        let format = table.rows[row].format ?? .undefined
        found.add(table, id, format, count: 1, .little, bytes: part, isInFile: false)
      case .bytes(let part):
        let format: TagFormat = table.rows[row].format ?? .utf8
        found.add(table, id, format, count: part.count, .little, bytes: part, isInFile: false)
      case .group: continue
      }
    }
  }
}

extension HDRPlusNote {
  /// Reads a text: lines that start with a capital, after a blank at most, each of which names what
  /// follows behind a colon or in the lines below.
  private static func text(
    _ text: ArraySlice<UInt8>, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.hdrPlusText
    var name: ArraySlice<UInt8>?
    var start = text.startIndex
    var line = text.startIndex
    while true {
      try found.charge(entries: 1)
      let heading = nextHeading(text, &line)
      if let known = name {
        let end = heading?.startIndex ?? text.endIndex
        guard end > start else { return }
        add(text[start..<end], isBase64: false, named: known, table, &found)
      }
      guard let heading else { return }
      guard let colon = heading.firstIndex(of: 0x3a) else {
        if heading.allSatisfy(isWordCharacter) {
          (name, start) = (heading, min(heading.endIndex + 1, text.endIndex))
        } else {
          add(heading, isBase64: false, named: Array("ProcessingNotes".utf8)[...], table, &found)
          name = nil
        }
        continue
      }
      var end = colon
      let mark = Array(" (base64)".utf8)
      let isBase64 = heading[..<colon].suffix(mark.count).elementsEqual(mark)
      if isBase64 { end -= mark.count }
      var value = heading[(colon + 1)...]
      if value.first == 0x20 { value = value.dropFirst() }
      name = heading[..<end]
      start = min(heading.endIndex + 1, text.endIndex)
      if !value.isEmpty, !value.elementsEqual([0x30]) {
        add(value, isBase64: isBase64, named: heading[..<end], table, &found)
        name = nil
      }
    }
  }

  /// The next line that starts with a capital letter, from there on, and where the one after starts.
  private static func nextHeading(
    _ text: ArraySlice<UInt8>, _ line: inout Int
  ) -> ArraySlice<UInt8>? {
    let bytes = text.span
    while line < text.endIndex {
      let place = line - text.startIndex
      let end = bytes.firstIndex(of: 0x0a, from: place) ?? bytes.count
      let start = place < end && bytes[place] == 0x20 ? place + 1 : place
      line = text.startIndex + end + 1
      if start < end, bytes[start] &- 0x41 < 26 {
        return text[(text.startIndex + start)..<(text.startIndex + end)]
      }
    }
    return nil
  }

  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || NumberText.isDigit(byte) || byte == 0x5f
  }

  private static func add(
    _ value: ArraySlice<UInt8>, isBase64: Bool, named key: ArraySlice<UInt8>, _ table: TagTable,
    _ found: inout MetadataBuilder
  ) {
    let name = known(key) ?? String(heading: key.prefix(Limits.nameBytes))
    guard isBase64 else { return found.add(table, name, text: value, offset: -1) }
    let bytes = Base64.decoded(value)
    let row = table.index(of: name) ?? table.index(of: "PayloadFrame") ?? 0
    found.add(
      table, row: row, named: name, group: table.group, .undefined, count: bytes.count,
      bytes: bytes[...], at: nil)
  }

  private static func known(_ key: ArraySlice<UInt8>) -> String? {
    switch String(decoding: key.prefix(32), as: UTF8.self) {
    case "InitParams": "InitParamsText"
    case "Logging metadata": "LoggingMetadataText"
    case "Payload metadata": "PayloadMetadataText"
    case "ShotLogData": "ShotLogDataText"
    case "ShotParams": "ShotParamsText"
    case "StaticMetadata": "StaticMetadataText"
    case "Summary": "SummaryText"
    case "Time log": "TimeLogText"
    case "Rectiface": "RectifaceText"
    case "GoudaRequest": "GoudaRequestText"
    default: nil
    }
  }
}

extension MakerNoteTags {
  /// The same as a maker's note.
  static let hdrPlus = MakerNoteTags(
    "Google", .hdrPlus,
    [
      NotePart(0, .hdrPlus, .byte) {
        HDRPlusNote.tell($0.bytes.elements, .hdrPlus, isAlwaysRecords: false, &$1)
      }
    ])
}
