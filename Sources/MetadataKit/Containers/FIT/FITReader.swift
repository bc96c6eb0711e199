/// Goes through the records of a FIT file: definitions, and the messages that they define.
///
/// Of each kind of message the first is told of: the others are the same at other moments.
struct FITReader {
  private let records: Region
  private var position = 0
  /// By the local number of the messages.
  private var definitions = [FITDefinition?](repeating: nil, count: 16)
  /// The kinds of messages that have been.
  private var told: Set<Int> = []
  /// When the last message that was told of was written, in seconds since the end of 1989.
  private var time = 0
  private var moments = 0
  /// How far the file was asked for.
  private var end = 0

  init(_ records: Region) { self.records = records }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    var units = UnitCounter(found.limits)
    while position < records.count {
      try units.next(at: records.start + position)
      if position >= end {
        // Records have a few bytes each: they are fetched many at once.
        end = position + (try records.head(at: position, count: 64 << 10)).count
      }
      let header = try records.uint8(at: position)
      position += 1
      if header & 0x80 != 0 {
        // A compressed header: two bits of a local number, and the last five of the time.
        let local = header >> 5 & 3
        advance(local, to: header & 0x1f)
        try message(local, &found)
      } else if header & 0x40 != 0 {
        let definition = try definition(hasDeveloperFields: header & 0x20 != 0, &found)
        definitions[header & 0xf] = definition
      } else {
        try message(header & 0xf, &found)
      }
    }
  }

  private mutating func advance(_ local: Int, to bits: Int) {
    guard bits != 0 else { return }
    let next = (time & ~0x1f) &+ bits &+ (bits < time & 0x1f ? 0x20 : 0)
    definitions[local]?.time = .seconds(next)
  }

  private mutating func definition(
    hasDeveloperFields: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> FITDefinition {
    let head = try records.slice(at: position, count: 5)
    let order: ByteOrder = try head.uint8(at: 1) == 0 ? .little : .big
    let number = try head.uint16(at: 2, order)
    let count = try head.uint8(at: 4)
    let list = try records.slice(at: position + 5, count: count * 3)
    position += 5 + count * 3
    let isKnown = FITDefinition.table(of: number) != nil
    var fields: [FITDefinition.Field] = []
    var time: FITDefinition.Time?
    var size = 0
    for index in 0..<count {
      let number = try list.uint8(at: index * 3)
      let length = try list.uint8(at: index * 3 + 1)
      if let type = FITType(try list.uint8(at: index * 3 + 2)) {
        let field = FITDefinition.Field(
          number: number, type: type, position: size, size: length)
        if number == Self.timeStamp { time = .field(field) }
        if isKnown { fields.append(field) }
      } else {
        found.warn(
          Warning(.unsupported, "a field of an unknown type", at: list.offset + index * 3 + 2))
      }
      size += length
    }
    if hasDeveloperFields {
      // What these mean other messages say, which are not told of.
      let count = try records.uint8(at: position)
      let list = try records.slice(at: position + 1, count: count * 3)
      position += 1 + count * 3
      for index in 0..<count { size += try list.uint8(at: index * 3 + 1) }
    }
    return FITDefinition(order: order, number: number, fields: fields, size: size, time: time)
  }

  /// The number of the field with the time, in all messages.
  private static let timeStamp = 253

  private mutating func message(_ local: Int, _ found: inout MetadataBuilder) throws(MetadataError)
  {
    guard let definition = definitions[local] else {
      throw MetadataError(
        .malformed, "a message without its definition", at: records.start + position - 1)
    }
    let start = position
    position += definition.size
    guard told.insert(definition.number).inserted else { return }
    let bytes = try records.slice(at: start, count: definition.size)
    try found.charge(entries: definition.fields.count + 1, bytes: definition.size)
    tellTime(of: definition, bytes, &found)
    guard let table = definition.table else { return }
    for field in definition.fields { tell(field, of: definition, table, bytes, &found) }
  }

  private mutating func tellTime(
    of definition: FITDefinition, _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) {
    switch definition.time {
    case nil: return
    case .seconds(let seconds):
      guard advance(to: seconds, &found) else { return }
      found.add(.garminCommon, "TimeStamp", group: definition.group, seconds)
    case .field(let field):
      guard let value = try? bytes.slice(at: field.position, count: field.size),
        let number = field.type.number(value, definition.order),
        advance(to: Int(truncatingIfNeeded: number), &found)
      else { return }
      // Of a kind that is told of it is one of the fields.
      if definition.table == nil {
        let row = TagTable.garminCommon.index(of: UInt32(Self.timeStamp)) ?? 0
        found.add(
          .garminCommon, row: row, group: definition.group, field.type.format,
          count: field.size / max(1, field.type.format.size), definition.order, bytes: value)
      }
    }
  }

  /// Takes the time of a message; whether it is another one than before.
  private mutating func advance(to seconds: Int, _ found: inout MetadataBuilder) -> Bool {
    guard seconds != time else { return false }
    time = seconds
    moments += 1
    found.context.document = UInt8(clamping: moments)
    return true
  }

  private func tell(
    _ field: FITDefinition.Field, of definition: FITDefinition, _ table: TagTable,
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) {
    let format = field.type.format
    guard let all = try? bytes.slice(at: field.position, count: field.size) else { return }
    guard field.size % format.size == 0 else {
      return found.warn(
        Warning(.malformed, "a field whose size is not that of its type", at: all.offset))
    }
    let value = format == .utf8 ? all.prefix(all.firstIndex(of: 0) ?? all.count) : all
    guard !value.isEmpty, !field.type.isInvalid(value, definition.order) else { return }
    let id = UInt32(field.number)
    let common = TagTable.garminCommon
    guard
      let (table, row) = table.index(of: id).map({ (table, $0) })
        ?? common.index(of: id).map({ (common, $0) })
    else { return }
    if format == .undefined {
      return found.add(
        .garminBytes, row: 0, named: table.rows[row].name, group: definition.group, format,
        count: value.count, bytes: value.elements,
        at: records.clamped(at: value.offset - records.start, count: value.count))
    }
    let count = value.count / format.size
    found.add(
      table, row: row, group: definition.group, format, count: count, definition.order,
      bytes: value)
    if table.rows[row].traits.contains(.notInExiftool), let row = table.index(of: id | 0x10000) {
      found.add(
        table, row: row, group: definition.group, format, count: count, definition.order,
        bytes: value)
    }
  }
}
