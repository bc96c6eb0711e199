/// The properties of a message or an attachment ([MS-OXTNEF] §2.1.3.4).
struct TNEFProperties {
  private let bytes: ByteSlice
  private let table: TagTable
  private let codePage: Int
  private var position = 4

  init(_ bytes: ByteSlice, _ table: TagTable, codePage: Int) {
    self.bytes = bytes
    self.table = table
    self.codePage = codePage
  }

  /// What a property is: a row of the table, or a name of the file's own.
  private enum Key {
    case row(Int)
    case name(String)
  }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    let count = try bytes.uint32(at: 0, .little)
    var units = UnitCounter(found.limits)
    for _ in 0..<count {
      guard position < bytes.count else {
        throw MetadataError(
          .truncated, "fewer properties than there should be", at: bytes.offset + bytes.count)
      }
      try units.next(at: bytes.offset + position)
      try found.expectRoom()
      try found.charge(entries: 1)
      let type = try bytes.uint16(at: position, .little)
      let id = try bytes.uint16(at: position + 2, .little)
      position += 4
      let key =
        id & 0x8000 != 0
        ? try named(&found) : table.index(of: UInt32(id)).map { Key.row($0) }
      try values(type & 0xfff, isMany: type & 0x1000 != 0, of: key, &found)
    }
  }

  /// A property by a number or a text within the names of a program (§2.1.3.4.2).
  private mutating func named(_ found: inout MetadataBuilder) throws(MetadataError) -> Key? {
    let space = try bytes.slice(at: position, count: 16)
    let kind = try bytes.uint32(at: position + 16, .little)
    let number = try bytes.uint32(at: position + 20, .little)
    position += 24
    switch kind {
    case 0:
      // The ones that are known have spaces of one form.
      guard space.suffix(from: 4).elements.elementsEqual(Self.commonSpace) else { return nil }
      let known = Self.known.first {
        $0.space == (try? space.uint32(at: 0, .little)) && $0.number == number
      }
      return known.flatMap { table.index(of: $0.row) }.map { Key.row($0) }
    case 1:
      let text = try bytes.slice(at: position, count: number)
      position += (number + 3) & ~3
      try found.charge(entries: 1)
      // A long name would be part of what every value of it takes.
      let name = text.prefix(2 * Limits.nameBytes + 8).utf16(.little).boundedName
      if name.isCutName { found.tellCutName() }
      let isOfDocument =
        space.suffix(from: 4).elements.elementsEqual(Self.commonSpace)
        && (try? space.uint32(at: 0, .little)) == 0x20329
      let rows: [(name: String, id: UInt32)] = [("Author", 0x1_0001), ("LastAuthor", 0x1_0002)]
      if isOfDocument, let id = rows.first(where: { $0.name.utf8.elementsEqual(name.utf8) })?.id,
        let row = table.index(of: id)
      {
        return .row(row)
      }
      return .name(name.tagName)
    default:
      throw MetadataError(
        .malformed, "a property with a name of kind \(kind)", at: bytes.offset + position - 8)
    }
  }

  /// All but the first four bytes of Outlook's spaces ([MS-OXPROPS] §1.3.2).
  private static let commonSpace: [UInt8] = [0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]

  private static let known: [(space: Int, number: Int, row: UInt32)] = [
    (0x62004, 0x801a, 0x1_0003), (0x62004, 0x80da, 0x1_0004), (0x62008, 0x8554, 0x1_0005),
  ]

  /// The values of a property; of one that may vary in length, their number stands first in any case.
  private mutating func values(
    _ type: Int, isMany: Bool, of key: Key?, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let kind = Kind(type) else {
      throw MetadataError(
        .unsupported, "a property of type \(type)", at: bytes.offset + position)
    }
    var count = 1
    if isMany || kind.size == nil {
      count = try bytes.uint32(at: position, .little)
      position += 4
    }
    if let size = kind.size {
      let value = try bytes.slice(at: position, count: .clampedProduct(count, size))
      position += (value.count + 3) & ~3
      if let key { try tell(value, kind, count: count, of: key, &found) }
      return
    }
    var units = UnitCounter(found.limits)
    for index in 0..<count {
      try units.next(at: bytes.offset + position)
      let length = try bytes.uint32(at: position, .little)
      let value = try bytes.slice(at: position + 4, count: length)
      position += 4 + (length + 3) & ~3
      guard let key else { continue }
      guard length <= found.limits.valueBytes else {
        found.warn(
          Warning(.limitExceeded, "a value of \(length) bytes is left out", at: value.offset))
        continue
      }
      try found.charge(entries: 1, bytes: length)
      found.continuesList = index > 0
      try tell(value, kind, of: key, &found)
    }
    found.continuesList = false
  }

  /// How values of a type are written ([MS-OXCDATA] §2.11.1).
  private enum Kind {
    case none, int16, int32, float, double, currency, days, truth, object, int64, text, wide, time,
      identifier

    init?(_ type: Int) {
      switch type {
      case 0x01: self = .none
      case 0x02: self = .int16
      case 0x03, 0x0a: self = .int32
      case 0x04: self = .float
      case 0x05: self = .double
      case 0x06: self = .currency
      case 0x07: self = .days
      case 0x0b: self = .truth
      case 0x0d, 0x102: self = .object
      case 0x14: self = .int64
      case 0x1e: self = .text
      case 0x1f: self = .wide
      case 0x40: self = .time
      case 0x48: self = .identifier
      default: return nil
      }
    }

    /// How many bytes a value has; nil where each says it.
    var size: Int? {
      switch self {
      case .none: 0
      case .int16, .truth: 2
      case .int32, .float: 4
      case .double, .currency, .days, .int64, .time: 8
      case .identifier: 16
      case .object, .text, .wide: nil
      }
    }
  }

  private func tell(
    _ value: ByteSlice, _ kind: Kind, of key: Key, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch kind {
    case .text:
      let text = value.elements.filter { $0 != 0 }
      tell(
        codePage == 0 ? text[...] : CodePage.utf8(text[...], page: codePage)[...], of: key, &found)
    case .wide: tell(UTF16Text(value.elements, .little, isGuess: false).utf8[...], of: key, &found)
    default: try tell(data: value, of: key, &found)
    }
  }

  /// Values of one size each: numbers together, all others as a list.
  private func tell(
    _ value: ByteSlice, _ kind: Kind, count: Int, of key: Key, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try found.charge(entries: 1, bytes: value.count)
    guard let format = format(of: kind) else {
      if kind == .none { return tell([], of: key, &found) }
      for index in 0..<count {
        try found.charge(entries: 1)
        found.continuesList = index > 0
        let text = try text(value, at: index, kind)
        tell(Array(text.utf8)[...], of: key, &found)
      }
      found.continuesList = false
      return
    }
    let (row, name) = place(of: key)
    found.add(
      table, row: row, named: name, format, count: count, .little, bytes: value.elements,
      at: nil)
  }

  private func format(of kind: Kind) -> TagFormat? {
    switch kind {
    case .int16: .signedShort
    case .int32: .signedLong
    case .int64: .signedLong8
    case .float: .float
    case .double: .double
    default: nil
    }
  }

  private func text(
    _ value: ByteSlice, at index: Int, _ kind: Kind
  ) throws(MetadataError) -> String {
    var text = TextBuffer()
    switch kind {
    case .truth:
      text.append(try value.uint16(at: index * 2, .little) == 0 ? "False" : "True")
    case .currency:
      // Ten thousandths.
      let number = Int64(bitPattern: try value.uint64(at: index * 8, .little))
      text.append(number: Double(number) / 10_000)
    case .days:
      let days = Double(bitPattern: try value.uint64(at: index * 8, .little))
      let seconds = days == 0 ? 0 : UnixTime.seconds(days: days).rounded(.toNearestOrEven)
      text.append(unixTime: seconds.magnitude < 1e12 ? Int64(exactly: seconds) ?? 0 : 0)
    case .time:
      let units = try value.uint64(at: index * 8, .little)
      if units == 0 {
        text.append("1601:01:01 00:00:00")
      } else {
        text.append(fileTime: units)
      }
      text.append("+00:00")
    default:
      text.append(windowsIdentifier: Array(value.suffix(from: index * 16).elements.prefix(16)))
    }
    return text.string
  }

  private func place(of key: Key) -> (row: Int, name: String?) {
    switch key {
    case .row(let row): (row, nil)
    case .name(let name): (table.index(of: Self.own) ?? 0, name)
    }
  }

  /// The row of what a file names itself.
  private static let own: UInt32 = 0x1_0000

  private func tell(_ text: ArraySlice<UInt8>, of key: Key, _ found: inout MetadataBuilder) {
    let (row, name) = place(of: key)
    if table.rows[row].traits.contains(.binary) {
      return found.add(
        table, row: row, named: name, .undefined, count: text.count, bytes: text, at: nil)
    }
    found.add(
      table, row: row, named: name, .utf8, count: text.count, bytes: text, at: nil)
  }

  private func tell(
    data value: ByteSlice, of key: Key, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if case .row(let row) = key,
      ["CorrelationKey", "SenderSearchKey"].contains(table.rows[row].name)
    {
      return tell(value.elements.filter { $0 != 0 }[...], of: key, &found)
    }
    guard !value.isEmpty else { return tell([], of: key, &found) }
    if case .row(let row) = key, table.rows[row].name == "MessageBodyRTF" {
      let text = try CompressedRTF.text(value, &found)
      return found.add(
        table, row: row, .undefined, count: text.count, bytes: nil,
        at: Region(inMemory: text))
    }
    let (row, name) = place(of: key)
    let isBinary = table.rows[row].traits.contains(.binary)
    let own = name ?? table.rows[row].name
    found.add(
      isBinary ? table : .tnefBytes, row: isBinary ? row : 0, named: isBinary ? name : own,
      .undefined, count: value.count, bytes: value.elements, at: nil)
  }
}
