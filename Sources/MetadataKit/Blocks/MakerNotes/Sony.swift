extension MakerNoteTags {
  /// Sony's notes: a directory of values many of which are structures, most of them enciphered.
  static let sony = MakerNoteTags(
    "Sony", .sony, NotePart.sony,
    prepare: { directory, place, note in
      for entry in directory.entries { note.learn(entry, place) }
    })

  /// The notes of small cameras, which log texts in them.
  static let sonyTexts = MakerNoteTags(
    "Sony", .sonyTexts,
    [
      NotePart(0, .sonyTexts, .byte) {
        SonyTexts(bytes: $0.bytes, isInFile: $0.note.isInFile).tell(&$1)
      }
    ])

  /// Those of panoramas of such cameras, which have a directory, too.
  static let sonyOfTexts = MakerNoteTags(
    "Sony", .sony, NotePart.sony,
    finish: { _, place, found in
      guard let note = try? place.note.all(limit: found.limits.valueBytes) else { return }
      SonyTexts(bytes: note, isInFile: place.note.isInFile).tell(&found)
    })

  /// The notes of Sony's first raw files.
  static let sonySRF = MakerNoteTags(
    "Sony", .sonySRF, finish: { SonyEarlyRaw.tell(behind: $0, $1, &$2) })

  /// The notes of Sony Ericsson's phones.
  static let sonyEricsson = MakerNoteTags(
    "Sony Ericsson", .sonyEricsson, preview: Preview(start: 0x201, length: 0x202))
}

extension NotePart.Note {
  /// Keeps what other values of the directory depend on.
  fileprivate mutating func learn(_ entry: TIFFEntry, _ place: MakerNotePlace) {
    switch entry.tag {
    // Each stands once; a directory of thousands of them would be asked again and again.
    case 0x1003, 0x201c, 0x3000, 0x9400, 0xb042: guard facts.count < 32 else { return }
    default: return
    }
    guard let value = try? place.region.head(at: entry.position, count: min(entry.byteCount, 80))
    else { return }
    switch entry.tag {
    case 0x1003:
      let start = value[0] == 0 && value[1] == 0 ? 2 : 0
      if value[start] == 1, value[start + 1] == 1 { facts.append(("panorama", 1)) }
    case 0x201c: if let area = value[0] { facts.append(("area", Int(area))) }
    case 0x3000:
      if value.matches("DC7303320222000", at: 0x34) { facts.append(("meta", 1)) }
      for (position, name) in [(0x02, "faceOffset"), (0x30, "faces"), (0x32, "faceLength")] {
        if let number = try? value.uint16(at: position, order) { facts.append((name, number)) }
      }
    case 0x9400:
      // Some software has enciphered twice.
      if let first = value[0], first == 0x5e || first == 0xe7 || first == 0x04 {
        facts.append(("twice", 1))
      }
    default:
      if let mode = try? value.uint16(at: 0, order) { facts.append(("focus", mode)) }
    }
  }
}

extension NotePart.Content {
  /// The structure without its cipher: each byte of up to 248 is the third power of another one,
  /// modulo 249.
  ///
  /// - Parameter moved: by how many bytes what is behind a position is moved: it is moved back.
  func deciphered(moved: [(behind: Int, by: Int)]) -> Self {
    let isTwice = note.fact("twice") != nil
    var plain = bytes.bytes
    for index in plain.indices {
      plain[index] = SonyCipher.plain[Int(plain[index])]
      if isTwice { plain[index] = SonyCipher.plain[Int(plain[index])] }
    }
    if !moved.isEmpty {
      plain = plain.indices.map { index in
        let place = moved.reduce(index) { index > $1.behind ? $0 + $1.by : $0 }
        return plain.indices.contains(place) ? plain[place] : 0
      }
    }
    var note = note
    note.isInFile = false
    return Self(note: note, tag: tag, count: count, bytes: ByteSlice(plain), unit: unit)
  }

  /// Tells of blocks that a directory of their numbers and places stands before.
  func tellSonyBlocks(_ found: inout MetadataBuilder) {
    guard let count = integer(at: 0, .short), let stated = integer(at: 2, .short), count <= 50,
      4 + count * 4 <= bytes.count
    else { return }
    var blocks: [(number: Int, start: Int)] = []
    var length = min(stated, bytes.count)
    for index in 0..<count {
      guard let number = integer(at: 4 + index * 4, .short),
        let start = integer(at: 6 + index * 4, .short)
      else { return }
      if start > length, start <= bytes.count { length = bytes.count }
      blocks.append((number, start))
    }
    let starts = blocks.map(\.start).sorted()
    for block in blocks where block.start <= bytes.count {
      // Two that start at the same place are empty: which of them is not, nobody knows.
      let isShared = starts.count(where: { $0 == block.start }) > 1
      let next = starts.first { $0 > block.start } ?? 0xffff
      let size = isShared ? 0 : min(next, length) - block.start
      guard size > 0, let value = try? bytes.slice(at: block.start, count: size) else { continue }
      if block.number == 0x107, size >= 7200 {
        found.add(
          .sonyMoreInfo, 0x107, group: note.group, .undefined, count: size, note.order,
          bytes: value, isInFile: note.isInFile)
      }
      let content = Self(note: note, tag: block.number, count: size, bytes: value, unit: .byte)
      guard
        let part = NotePart.sonyBlocks.first(where: { $0.tag == block.number && content.isOf($0) })
      else { continue }
      Self(note: note, tag: block.number, count: size, bytes: value, unit: part.unit)
        .tell(part.table, &found)
    }
  }
}

/// The cipher of Sony's structures.
private enum SonyCipher {
  /// The plain byte of each enciphered one; those from 249 on are no different.
  static let plain: [UInt8] = {
    var plain = [UInt8](0...255)
    // 0, 1, 82 to 84, 165 to 167 and 248 stand for themselves.
    for byte in 2..<248 { plain[byte * byte * byte % 249] = UInt8(byte) }
    return plain
  }()
}
