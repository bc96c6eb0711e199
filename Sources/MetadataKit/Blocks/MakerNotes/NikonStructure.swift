/// Reads Nikon's structures: arrays of numbers, some of which tell which others there are.
///
/// Rows have sixteen times their index for a number, and on top of that which of several fields they
/// are. Meanings under other conditions have a multiple of 0x1000000 added. Conditions are
/// ``NikonTerms``.
struct NikonStructure {
  private let content: NotePart.Content
  private let order: ByteOrder
  private var members: [NikonTerms.Member] = []

  init(_ content: NotePart.Content, _ order: ByteOrder) {
    self.content = content
    self.order = order
    let keys = content.note.nikon
    members = [
      NikonTerms.Member(name: "ShutterMode", number: keys.shutterMode, text: [], place: 0),
      NikonTerms.Member(name: "FocusMode", number: keys.isManualFocus ? 1 : 0, text: [], place: 0),
    ]
  }

  /// Adds the tags of a table.
  ///
  /// - Parameters:
  ///   - start: where the structure starts in the bytes of all.
  ///   - count: how many bytes it has.
  mutating func tell(
    _ table: TagTable, _ unit: TagFormat, from start: Int, count: Int, depth: Int = 0,
    _ found: inout MetadataBuilder
  ) {
    guard depth < 6, start >= 0, count > 0, let part = part(at: start, count: count, unit) else {
      return
    }
    do throws(MetadataError) {
      // A thousand entries may have the same structure.
      try found.charge(entries: table.rows.count)
    } catch {
      return found.warn(error)
    }
    var shift = 0
    for first in table.rows.indices {
      var id = table.rows[first].id
      guard id < 0x100_0000 else { return }
      let position = Int(id >> 4) * unit.size + shift
      guard position < part.bytes.count else { return }
      var row = first
      while true {
        let format = table.rows[row].format ?? unit
        let elements = table.rows[row].elements(
          within: (part.bytes.count - position) / max(1, format.size))
        let condition = NikonTerms(
          table.rows[row].condition, part, position, elements * format.size, format, members)
        if condition.verdict == .holds {
          if elements > 0 {
            let value = Value(
              row: row, place: position, format: format, count: elements, mask: condition.mask)
            tell(
              value, of: table, part, from: start, isKept: condition.isKept,
              isFlag: condition.isFlag, depth: depth, &found)
          }
          shift += condition.shift
        }
        id += 0x100_0000
        guard condition.verdict == .isOfOthers, let next = table.index(of: id) else { break }
        row = next
      }
    }
  }

  /// A value of a structure: where it stands, and what it is.
  private struct Value {
    let row: Int
    let place: Int
    let format: TagFormat
    let count: Int
    /// Its bits; 0 where it is all of them.
    let mask: Int
  }

  private mutating func tell(
    _ value: Value, of table: TagTable, _ part: NotePart.Content, from start: Int, isKept: Bool,
    isFlag: Bool, depth: Int, _ found: inout MetadataBuilder
  ) {
    let row = value.row
    guard var bytes = try? part.bytes.slice(at: value.place, count: value.count * value.format.size)
    else { return }
    if table.rows[row].traits.contains(.structural) {
      let id = table.rows[row].id
      return tellInner(id, of: table, value, part, from: start, depth: depth, &found)
    }
    var number = part.integer(at: value.place, value.format) ?? 0
    if value.mask > 0 {
      number = (number & value.mask) >> value.mask.trailingZeroBitCount
      bytes = bytesOf(number, value.format.size, offset: bytes.offset)
    }
    if isKept {
      let isSome = bytes.elements.dropFirst().contains { $0 != 0 }
      members.append(
        NikonTerms.Member(
          name: table.rows[row].name, number: isFlag ? (isSome ? 1 : 0) : number,
          text: bytes.elements.untilNUL, place: start + value.place))
    }
    if isFlag { return }
    found.add(
      table, table.rows[row].id, group: part.note.group, value.format, count: value.count, order,
      bytes: bytes, isInFile: part.note.isInFile)
  }

  /// Tells of the structure that stands at a place within another, or that a number there leads to.
  private mutating func tellInner(
    _ id: UInt32, of table: TagTable, _ value: Value, _ part: NotePart.Content, from start: Int,
    depth: Int, _ found: inout MetadataBuilder
  ) {
    guard let inner = NikonInner.all.first(where: { $0.id == id && $0.outer() === table }) else {
      return
    }
    if inner.start == .here {
      return tell(
        inner.table(), inner.unit, from: start + value.place,
        count: value.count * value.format.size,
        depth: depth + 1, &found)
    }
    guard let pointer = part.integer(at: value.place, .long), pointer > 0 else { return }
    var end = content.bytes.count
    var place = pointer
    if inner.start == .fromStructure {
      place += start
    } else {
      // It ends where the next one starts.
      guard let offsets = members.last(where: { $0.name == "NumberOffsets" }) else { return }
      let room = (content.bytes.count - offsets.place) / 4 - 1
      let count = min(offsets.number, room, 256)
      guard start + value.place < offsets.place + 4 + 4 * count else { return }
      for index in 0..<max(0, count) {
        guard let other = part.integer(at: offsets.place - start + 4 + 4 * index, .long) else {
          break
        }
        if other > pointer { end = min(end, other) }
      }
    }
    guard place >= start, place < end else { return }
    tell(inner.table(), inner.unit, from: place, count: end - place, depth: depth + 1, &found)
  }

  /// Adds the settings of a list: after a head of 24 bytes each has a number, a code that is 4, and
  /// a value.
  mutating func tellSettings(_ found: inout MetadataBuilder) {
    let bytes = content.bytes
    guard bytes.count >= 24, let stated = content.integer(at: 20, .long) else { return }
    let table = TagTable.nikonSettings
    let count = min(stated, (bytes.count - 24) / 8)
    do throws(MetadataError) {
      try found.charge(entries: count)
    } catch {
      return found.warn(error)
    }
    for index in 0..<count {
      let place = 24 + index * 8
      guard bytes[place + 3] == 4, let tag = content.integer(at: place, .short) else { return }
      var id = UInt32(tag)
      while let row = table.index(of: id) {
        let condition = NikonTerms(
          table.rows[row].condition, content, place + 4, 4, .long, members)
        if condition.verdict == .holds {
          tell(
            Value(row: row, place: place + 4, format: .long, count: 1, mask: 0), of: table, content,
            from: 0, isKept: condition.isKept, isFlag: false, depth: 0, &found)
        }
        guard condition.verdict == .isOfOthers else { break }
        id += 0x10000
      }
    }
  }

  /// A part of all the bytes.
  private func part(at start: Int, count: Int, _ unit: TagFormat) -> NotePart.Content? {
    var note = content.note
    note.order = order
    let bytes = content.bytes.suffix(from: start).prefix(count)
    guard !bytes.isEmpty else { return nil }
    return NotePart.Content(
      note: note, tag: content.tag, count: content.count, bytes: bytes, unit: unit)
  }

  private func bytesOf(_ number: Int, _ size: Int, offset: Int) -> ByteSlice {
    var bytes = (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    if order == .big { bytes.reverse() }
    return ByteSlice(bytes, offset: offset)
  }
}
