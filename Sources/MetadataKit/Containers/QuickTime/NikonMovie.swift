/// What Nikon's cameras put into movies: the box `NCDT` of QuickTime, the list `ncdt` of AVI.
enum NikonMovie {
  @Sendable static func read(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.note(.makerNote, body)
    found.walk(body) { (box, found) throws(MetadataError) in
      switch box.type {
      case "NCTG": try readRecords(box.body, &found)
      case "NCHD":
        let text = version(try box.body.all(limit: 256))
        found.add(.nikonMovieData, "MakerNoteVersion", text: text, offset: -1)
      case "NCDB": return
      case "NCM1" where box.body.count == 0, "NCM2" where box.body.count == 0: return
      default:
        if try found.add(leaf: box, .nikonMovieData, group: nil), box.body.count > 0 {
          found.note(box.type == "NCTH" ? .thumbnail : .preview, box.body)
        }
      }
    }
  }

  /// `MakerNote 1.0` of a text and two numbers.
  private static func version(_ bytes: ByteSlice) -> [UInt8] {
    var text: [UInt8] = []
    var isFirst = true
    let whole = bytes.elements
    for byte in whole.last == 0 ? whole.dropLast() : whole {
      if byte > 0x1f, byte != 0x2e {
        text.append(byte)
        continue
      }
      text.append(isFirst ? 0x20 : 0x2e)
      isFirst = false
      if byte < 0x20 { text += Array(String(byte).utf8) }
    }
    return text
  }

  // MARK: Records

  // swift-format-ignore
  private static let exifTags: Set<Int> = [
    0x829a, 0x829d, 0x8822, 0x9204, 0x9207, 0x920a, 0xa431, 0xa432, 0xa433, 0xa434, 0xa435,
  ]
  // swift-format-ignore
  private static let placeTags: Set<Int> = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 0x10, 0x11, 0x12, 0x1d,
  ]
  // swift-format-ignore
  private static let noteTags: Set<Int> = [
    0x01, 0x0b, 0x1b, 0x1e, 0x1f, 0x22, 0x23, 0x24, 0x25, 0x2a, 0x39, 0x3f, 0x4e, 0x83, 0x84, 0x87,
    0x98, 0xa7, 0xa8, 0xb1, 0xb7, 0xc3,
  ]

  /// Records of a number, a format, a count and a value: some of their own, and those that EXIF, its
  /// places and notes in photos have.
  private static func readRecords(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    var note = NikonMovieNote()
    // Records before one that is cut short are told.
    defer { note.tell(&found) }
    var position = 0
    while position + 8 < bytes.count {
      try found.charge(entries: 1)
      let id = try bytes.uint32(at: position, .big)
      let number = try bytes.uint16(at: position + 4, .big)
      let count = try bytes.uint16(at: position + 6, .big)
      position += 8
      let format = TagFormat(rawValue: UInt16(clamping: number))
      guard (1...13).contains(number),
        let value = try? bytes.slice(at: position, count: count * format.size)
      else {
        throw MetadataError(
          .truncated, "a record of Nikon's is cut short", at: bytes.offset + position)
      }
      position += value.count
      let tag = id & 0xffff
      switch id >> 16 {
      case 0x110 where tag == 0xa431: note.add(0x1d, format, count, value)
      case 0x110 where exifTags.contains(tag):
        found.add(.exif, UInt32(tag), group: "Nikon", format, count: count, .big, bytes: value)
      case 0x120 where placeTags.contains(tag):
        found.add(.gps, UInt32(tag), format, count: count, .big, bytes: value)
      case 0x200 where noteTags.contains(tag): note.add(tag, format, count, value)
      default:
        guard TagTable.nikonMovieTags.index(of: UInt32(id)) != nil else { continue }
        // A zero stands behind the number of frames.
        let isCut = id == 0x13 && count == 2 && (try? value.uint32(at: 4, .big)) == 0
        found.add(
          .nikonMovieTags, UInt32(id), format, count: isCut ? 1 : count, .big,
          bytes: isCut ? value.prefix(4) : value)
      }
    }
  }

  // MARK: AVI

  static func readAVI(_ list: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var walk = RIFFWalk(list, limits: found.limits)
    while let chunk = try walk.next() {
      switch chunk.name {
      case "nctg", "ncvr":
        let isVersion = chunk.name == "ncvr"
        let bytes = try chunk.body.all(limit: found.limits.valueBytes)
        var position = 0
        while position + 4 <= bytes.count {
          try found.charge(entries: 1)
          let id = UInt32(try bytes.uint16(at: position, .little))
          let size = try bytes.uint16(at: position + 2, .little)
          guard let value = try? bytes.slice(at: position + 4, count: size) else { break }
          position += 4 + size
          if isVersion { addVersion(id, value, &found) } else { addRecord(id, value, &found) }
        }
      case "ncth": addPicture(chunk.body, "ThumbnailImage", .thumbnail, &found)
      case "ncvw": addPicture(chunk.body, "PreviewImage", .preview, &found)
      default: continue
      }
    }
  }

  private static func addRecord(_ id: UInt32, _ value: ByteSlice, _ found: inout MetadataBuilder) {
    let table = TagTable.nikonAVI
    guard let row = table.index(of: id), let format = table.rows[row].format else { return }
    if format == .utf8 {
      return found.add(
        table, table.rows[row].name, text: value.elements.filter { $0 != 0 }, offset: -1)
    }
    let count = value.count / format.size
    found.add(
      table, id, format, count: count, .little, bytes: value.prefix(count * format.size))
  }

  private static func addVersion(_ id: UInt32, _ value: ByteSlice, _ found: inout MetadataBuilder) {
    if id == 1 {
      let text = value.elements.untilNUL
      found.add(.nikonAVIParts, "MakerNoteType", text: text, offset: value.offset)
    } else if id == 2 {
      let text = value.prefix(16).elements.reversed().map { String($0) }.joined(separator: ".")
      found.add(.nikonAVIParts, "MakerNoteVersion", text: text)
    }
  }

  private static func addPicture(
    _ body: Region, _ name: String, _ kind: BlockKind, _ found: inout MetadataBuilder
  ) {
    guard body.count > 0 || kind == .thumbnail else { return }
    found.add(.nikonAVIParts, name, left: body)
    if body.count > 0 { found.note(kind, body) }
  }
}

/// Entries of a note, which are records in a movie, as the directory that they are in a photo.
private struct NikonMovieNote {
  private var entries: [(tag: Int, format: TagFormat, count: Int, value: ByteSlice)] = []

  mutating func add(_ tag: Int, _ format: TagFormat, _ count: Int, _ value: ByteSlice) {
    entries.append((tag, format, count, value))
  }

  func tell(_ found: inout MetadataBuilder) {
    guard !entries.isEmpty, entries.count <= 0xffff else { return }
    var directory: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
    directory.append(bigEndian: UInt16(truncatingIfNeeded: entries.count))
    let start = 10 + entries.count * 12 + 4
    var data: [UInt8] = []
    for entry in entries.sorted(by: { $0.tag < $1.tag }) {
      directory.append(bigEndian: UInt16(truncatingIfNeeded: entry.tag))
      directory.append(bigEndian: UInt16(entry.format.rawValue))
      directory.append(bigEndian: UInt32(truncatingIfNeeded: entry.count))
      if entry.value.count > 4 {
        directory.append(bigEndian: UInt32(truncatingIfNeeded: start + data.count))
        data += entry.value.elements
      } else {
        directory += entry.value.elements + [UInt8](repeating: 0, count: 4 - entry.value.count)
      }
    }
    let note = Region(inMemory: directory + [UInt8](repeating: 0, count: 4) + data)
    MakerNoteTags.nikon.tell(
      MakerNotePlace(
        region: note, position: 8, order: .big, note: note, camera: found.camera), &found)
  }
}
