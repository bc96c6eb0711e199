/// Reads the data sets of one block.
struct IPTCDecoder {
  let group: String
  let isInFile: Bool
  /// How texts of records 2 to 6 are coded.
  private var coding = Coding.latin
  private var sets: [DataSet] = []

  private enum Coding {
    case latin
    case utf8
    /// Announced, but of a kind that is not read: texts stay as they are.
    case unknown
  }

  private struct DataSet {
    let record: Int
    let number: UInt32
    let value: ByteSlice
    /// The value as UTF-8 where it is a text in another coding, or has NULs within.
    let text: [UInt8]?
  }

  init(group: String, isInFile: Bool) {
    self.group = group
    self.isInFile = isInFile
  }

  mutating func read(_ bytes: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = 0
    while bytes.count - position >= 5, sets.count < found.limits.entries {
      // IIM 4.2 §1.5: a marker, record and number, then the length.
      let marker = try bytes.uint8(at: position)
      guard marker == 0x1c else {
        if !bytes.suffix(from: position).elements.contains(where: { $0 != 0 }) { return }
        throw MetadataError(
          .malformed, "an IPTC data set must start with 0x1c", at: bytes.offset + position)
      }
      let record = try bytes.uint8(at: position + 1)
      let number = try bytes.uint8(at: position + 2)
      var length = try bytes.uint16(at: position + 3, .big)
      let start = position
      position += 5
      if length & 0x8000 != 0 {  // an extended data set: the length of the length
        let size = length & 0x7fff
        guard size <= 8, size <= bytes.count - position else {
          throw MetadataError(
            .malformed, "an IPTC data set of an impossible length", at: bytes.offset + start)
        }
        length = 0
        for index in 0..<size {
          guard length < 1 << 40 else { break }
          length = length << 8 | (try bytes.uint8(at: position + index))
        }
        position += size
      }
      guard length <= bytes.count - position else {
        throw MetadataError(
          .truncated, "IPTC data set \(record):\(number) reaches past the end",
          at: bytes.offset + start)
      }
      add(record, UInt32(number), try bytes.slice(at: position, count: length), &found)
      position += length
    }
  }

  private mutating func add(
    _ record: Int, _ number: UInt32, _ value: ByteSlice, _ found: inout MetadataBuilder
  ) {
    let table = Self.table(of: record)
    guard let row = table?.index(of: number).map({ table?.rows[$0] }), let row,
      row.format != .undefined, !row.traits.contains(.binary)
    else {
      sets.append(DataSet(record: record, number: number, value: value, text: nil))
      return
    }
    var length = value.count
    while length > 0, value[length - 1] == 0 { length -= 1 }
    let text = value.prefix(length)
    if record == 1, number == 90 { setCoding(text) }
    var converted: [UInt8]?
    if (2...6).contains(record), coding != .utf8 {
      converted = convert(text, &found)
    }
    // NULs within are no part of a text: some write two bytes a character. One that was converted
    // ends at the first, as in exiftool.
    if converted == nil, row.value == nil, row.print == nil, text.elements.contains(0) {
      converted = text.elements.filter { $0 != 0 }
    }
    sets.append(DataSet(record: record, number: number, value: text, text: converted))
  }

  /// IIM 4.2 §5 1:90: `ESC % G` is UTF-8. Sets of ISO 8859 are announced, never switched to, by
  /// programs that then write Windows-1252.
  private mutating func setCoding(_ sequence: ByteSlice) {
    if sequence.matches("\u{1b}%G"), sequence.count == 3 {
      coding = .utf8
    } else {
      coding = sequence.matches("\u{1b}%") ? .unknown : .latin
    }
  }

  private mutating func convert(_ text: ByteSlice, _ found: inout MetadataBuilder) -> [UInt8]? {
    // What is longer than values that are kept is told by its place.
    guard text.count <= found.limits.valueBytes, text.elements.contains(where: { $0 >= 0x80 })
    else { return nil }
    if coding == .unknown {
      found.warn(
        Warning(.unsupported, "IPTC in a character set that is not known", at: text.offset))
      return nil
    }
    // Locking shifts of ISO 2022: what they switch to is not known.
    if text.elements.contains(where: { $0 == 0x0e || $0 == 0x0f || $0 == 0x1b }) {
      return nil
    }
    return WindowsLatin.utf8(text.elements)
  }

  /// The table of a record that specifications have.
  private static func table(of record: Int) -> TagTable? {
    switch record {
    case 1: .iptcEnvelope
    case 2: .iptcApplication
    case 3: .iptcNewsPhoto
    case 7: .iptcPreObject
    case 8: .iptcObject
    case 9: .iptcPostObject
    default: nil
    }
  }

  /// Whether a data set may be there several times: together they are a list.
  private static func isRepeatable(_ record: Int, _ number: UInt32) -> Bool {
    switch (record, number) {
    case (1, 5), (1, 50): true
    case (2, 4), (2, 12), (2, 20), (2, 25...27), (2, 45), (2, 47), (2, 50): true
    case (2, 80), (2, 85), (2, 118), (2, 122), (2, 255): true
    case (8, 10): true
    default: false
    }
  }

  /// Adds the tags, in the order in which each data set is there first.
  func tell(_ found: inout MetadataBuilder) {
    // The places of each kind of data set, in the order in which the kinds are there first.
    var kinds = PairIndex()
    var places: [[Int]] = []
    for (index, set) in sets.enumerated() {
      let (record, number) = (Int32(set.record), Int32(set.number))
      if let kind = kinds[record, number] {
        places[Int(kind)].append(index)
      } else {
        kinds.insert(Int32(places.count), at: record, number)
        places.append([index])
      }
    }
    for all in places {
      let first = sets[all[0]]
      let isList = Self.isRepeatable(first.record, first.number)
      for (index, place) in all.enumerated() {
        found.continuesList = isList && index > 0
        tell(sets[place], &found)
      }
    }
  }

  private func tell(_ set: DataSet, _ found: inout MetadataBuilder) {
    guard let table = Self.table(of: set.record) else {
      return found.add(
        .iptcOther, UInt32(set.record) << 8 | set.number, group: group, .undefined,
        count: set.value.count, .big, bytes: set.value, isInFile: isInFile)
    }
    let isText = table.index(of: set.number).map {
      table.rows[$0].format != .undefined && !table.rows[$0].traits.contains(.binary)
    }
    if let text = set.text {
      found.add(
        table, set.number, group: group, .utf8, count: text.count, .big, bytes: ByteSlice(text),
        isInFile: false)
    } else {
      found.add(
        table, set.number, group: group, isText == true ? .utf8 : .undefined,
        count: set.value.count, .big, bytes: set.value, isInFile: isInFile)
    }
  }
}
