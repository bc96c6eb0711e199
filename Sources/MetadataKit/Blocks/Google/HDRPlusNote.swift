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
