extension MetadataBuilder {
  package var tagCount: Int { tags.count }

  /// What was found, as an unchanging store.
  package var store: TagStore { tags.store }

  /// Adds a tag whose value is a run of the file's bytes.
  package mutating func add(
    _ table: TagTable, _ id: UInt32, group: String? = nil, _ format: TagFormat, count: Int,
    _ order: ByteOrder, bytes: ByteSlice, isInFile: Bool = true, base: Int = 0
  ) {
    let start = keep(bytes.count) { bytes.append(to: &$0) }
    append(
      table, table.index(of: id), id, group, format, order, count: count, start: start,
      length: bytes.count, offset: isInFile ? bytes.offset : -1, base: base)
  }

  /// Adds a tag whose row is known, with a value that is a run of the file's bytes.
  package mutating func add(
    _ table: TagTable, row: Int, group: String? = nil, _ format: TagFormat, count: Int,
    _ order: ByteOrder, bytes: ByteSlice, isInFile: Bool = true, base: Int = 0
  ) {
    let start = keep(bytes.count) { bytes.append(to: &$0) }
    append(
      table, row, table.rows[row].id, group, format, order, count: count, start: start,
      length: bytes.count, offset: isInFile ? bytes.offset : -1, base: base)
  }

  /// Adds a tag whose value stays in the file: its bytes are too many to keep.
  package mutating func add(
    _ table: TagTable, _ id: UInt32, group: String? = nil, _ format: TagFormat, count: Int,
    _ order: ByteOrder, left region: Region
  ) {
    append(
      table, table.index(of: id), id, group, format, order, count: count, start: -1,
      length: region.count, offset: region.isInFile ? region.start : -1)
  }

  /// Adds a whole number that the container states.
  package mutating func add(_ table: TagTable, _ name: String, group: String? = nil, _ value: Int) {
    add(table, name, group: group, integers: [value])
  }

  /// Adds whole numbers that the container states.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, integers: [Int]
  ) {
    let start = keep(integers.count * 8) { for value in integers { $0.append(bigEndian: value) } }
    append(
      table, name, group, .signedLong8, count: integers.count, start: start,
      length: integers.count * 8)
  }

  /// Adds numbers that the container states or that follow from it.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, doubles: [Double]
  ) {
    let start = keep(doubles.count * 8) {
      for value in doubles { $0.append(bigEndian: value.bitPattern) }
    }
    append(
      table, name, group, .double, count: doubles.count, start: start, length: doubles.count * 8)
  }

  /// Adds a fraction of the container.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, rationals: [Rational]
  ) {
    let start = keep(rationals.count * 8) {
      for value in rationals {
        $0.append(bigEndian: UInt32(truncatingIfNeeded: value.numerator))
        $0.append(bigEndian: UInt32(truncatingIfNeeded: value.denominator))
      }
    }
    append(
      table, name, group, .rational, count: rationals.count, start: start,
      length: rationals.count * 8)
  }

  /// Adds a text of the container.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, text: String
  ) {
    add(table, name, group: group, text: text.utf8, offset: -1)
  }

  /// Adds a text by the row that describes it, under a name of its own where the row's does not fit.
  mutating func add(
    _ table: TagTable, row: Int, named name: String? = nil, group: String? = nil, text: String
  ) {
    let bytes = Array(text.utf8)
    add(
      table, row: row, named: name, group: group, .utf8, count: bytes.count, bytes: bytes[...],
      at: nil)
  }

  /// Adds a text of the container by its bytes, which may be no UTF-8.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, text: some Collection<UInt8>,
    offset: Int
  ) {
    let count = text.count
    let start = keep(count) { $0.append(contentsOf: text) }
    append(
      table, name, group, .utf8, count: count, start: start, length: count, offset: offset)
  }

  /// Adds a text of the container that may be no UTF-8, but in Windows-1252, as programs write Latin-1: exiftool has its
  /// bytes. Where most of it is no ASCII, it is no Latin text.
  mutating func add(
    _ table: TagTable, _ name: String, group: String?, latin text: ArraySlice<UInt8>,
    offset: Int
  ) {
    guard !isUTF8(text), text.count(where: { $0 >= 0x80 }) * 2 <= text.count,
      let meant = WindowsLatin.utf8(text)
    else {
      return add(table, name, group: group, text: text, offset: offset)
    }
    form = .onlyInExiftool
    add(table, name, group: group, text: text, offset: offset)
    form = .notInExiftool
    add(table, name, group: group, text: meant, offset: offset)
    form = []
  }

  /// Adds bytes of the container.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, bytes: ByteSlice,
    isInFile: Bool = true
  ) {
    let start = keep(bytes.count) { bytes.append(to: &$0) }
    append(
      table, name, group, .undefined, count: bytes.count, start: start, length: bytes.count,
      offset: isInFile ? bytes.offset : -1)
  }

  /// Adds bytes that stay in the file: only where they are is kept.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, left region: Region
  ) {
    let row = table.index(of: name)
    append(
      table, row, row.map { table.rows[$0].id } ?? 0, group, .undefined, .big,
      count: region.count, start: -1, length: region.count,
      offset: region.isInFile ? region.start : -1, name: row == nil ? name : nil)
  }

  /// Adds a value by the row that describes it, under a name of its own where the row's does not
  /// fit; bytes beyond the limit are only counted, by the caller or here.
  ///
  /// - Parameter isBase64: whether the bytes are the text of `count` bytes in Base64.
  package mutating func add(
    _ table: TagTable, row: Int, named name: String, group: String, _ format: TagFormat,
    _ bytes: ArraySlice<UInt8>, count: Int, isBase64: Bool = false
  ) {
    let most = isBase64 && options.keepsPictures ? limits.blockBytes : limits.valueBytes
    let isKept = (isBase64 || count == bytes.count) && count <= most
    var start = -1
    if isKept, isBase64 {
      start = tags.keep(coded: bytes)
    } else if isKept {
      start = keep(count) { $0.append(run: bytes.span) }
    }
    let isRowName = table.rows[row].name == name
    append(
      table, row, table.rows[row].id, group, format, .big, count: count, start: start,
      length: count, offset: -1, name: isRowName ? nil : name, isBase64: isKept && isBase64)
  }

  /// Adds a value by the row that describes it, under a name that the file makes of the row's
  /// where it does; nil bytes stay in the file, and so do more than may be kept.
  ///
  /// - Parameter region: where the value stands.
  package mutating func add(
    _ table: TagTable, row: Int, named name: String? = nil, group: String? = nil,
    _ format: TagFormat, count: Int, _ order: ByteOrder = .big, bytes: ArraySlice<UInt8>?,
    at region: Region?
  ) {
    var start = -1
    if let bytes, bytes.count <= limits.valueBytes {
      start = keep(bytes.count) { $0.append(contentsOf: bytes) }
    }
    append(
      table, row, table.rows[row].id, group, format, order, count: count, start: start,
      length: start >= 0 ? bytes?.count ?? 0 : region?.count ?? bytes?.count ?? 0,
      offset: region.map { $0.isInFile ? $0.start : -1 } ?? -1, name: name)
  }

  private mutating func append(
    _ table: TagTable, _ name: String, _ group: String?, _ format: TagFormat, count: Int,
    start: Int, length: Int, offset: Int = -1
  ) {
    let row = table.index(of: name)
    append(
      table, row, row.map { table.rows[$0].id } ?? 0, group, format, .big, count: count,
      start: start, length: length, offset: offset, name: row == nil ? name : nil)
  }

  /// Whether the bytes of one more value are kept: there is a bound for all of a file.
  package mutating func hasRoom(for count: Int) -> Bool {
    if count <= limits.allValueBytes &- tags.values.count { return true }
    tellCutValues()
    return false
  }

  /// Takes the bytes of a value.
  ///
  /// - Parameter append: appends `count` bytes.
  /// - Returns: where they start; -1 where so many are not kept.
  private mutating func keep(_ count: Int, _ append: (inout [UInt8]) -> Void) -> Int {
    guard hasRoom(for: count) else { return -1 }
    let start = tags.values.count
    append(&tags.values)
    return start
  }

  private mutating func append(
    _ table: TagTable, _ row: Int?, _ id: UInt32, _ group: String?, _ format: TagFormat,
    _ order: ByteOrder, count: Int, start: Int, length: Int, offset: Int, base: Int = 0,
    name: String? = nil, isBase64: Bool = false
  ) {
    let continues = continuesList && tags.count > 0
    continuesList = false
    guard tags.count < limits.entries else {
      if refusedTags == 0, warnings.last?.code != .limitExceeded {
        warn(Warning(.limitExceeded, "more than \(limits.entries) tags"))
      }
      refusedTags += 1
      return
    }
    let group = group ?? table.group
    if tags.cuts(group: group) || name.map({ tags.cuts($0) }) ?? false { tellCutName() }
    let id = name.map { tags.number(of: $0, isLast: continues) } ?? id
    var marks: TagRecord.Marks = []
    if name != nil { marks.insert(.isNamedByFile) }
    if continues { marks.insert(.continuesList) }
    if context.isBehindDamage || context.isCutShort { marks.insert(.isBehindDamage) }
    if context.isOfOther { marks.insert(.isOfOther) }
    if context.isOfItem { marks.insert(.isOfItem) }
    if isBase64 { marks.insert(.isBase64) }
    let facts = RowFacts(table, row: row ?? -1, format, count: count, form: form)
    if count > 16, count <= Tag.mostWorded, !facts.isPlain, !facts.format.isText {
      wordedElements += count
      if wordedElements > Self.mostWordedInAll { marks.insert(.hasNoWords) }
    }
    tags.append(
      TagRecord(
        table: tags.index(of: table), group: tags.index(of: group),
        row: Int32(row ?? -1),
        id: id, format: format, order: order, marks: marks, document: context.document,
        count: count,
        start: start, length: length, offset: offset, base: base,
        facts: facts))
  }

  /// So many numbers of all values of more than 16 have words: ``Tag/mostWorded`` is for one value.
  private static let mostWordedInAll = 1 << 14
  /// So many tags are refused before whoever finds more of them is to stop.
  private static let mostRefused = 10_000

  /// Whether there have been so many tags that to look for more is of no use.
  var isFull: Bool { refusedTags > Self.mostRefused }

  /// Fails where there have been too many tags.
  func expectRoom() throws(MetadataError) {
    if isFull { throw MetadataError(.limitExceeded, "far more than \(limits.entries) tags") }
  }
}
