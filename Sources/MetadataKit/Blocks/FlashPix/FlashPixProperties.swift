/// A set of properties in Microsoft's form ([MS-OLEPS] §2.21): numbers, and a typed value for each.
struct FlashPixProperties {
  private let bytes: ByteSlice
  private let order: ByteOrder
  private let table: TagTable
  /// The code page of texts of one byte a character, wherever it is stated.
  private var codePage = 0
  /// The same as exiftool knows it: where it has been read.
  private var passedCodePage = 0
  /// Names that users gave to numbers.
  private var names: [UInt32: String] = [:]
  /// The number of the property that says how long a document was edited (MS-OSHARED §2.3.3.2.1).
  private static let editTime: UInt32 = 10

  /// Reads the set of a stream.
  ///
  /// - Parameter hasUserSection: whether properties of users follow in a section of their own.
  static func read(
    _ region: Region, _ table: TagTable, hasUserSection: Bool = false,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try region.all(limit: found.limits.valueBytes)
    let mark = try bytes.uint16(at: 0, .little)
    guard mark == 0xfffe || mark == 0xfeff else {
      throw MetadataError(.malformed, "properties without a mark of their order", at: bytes.offset)
    }
    let order: ByteOrder = mark == 0xfffe ? .little : .big
    var start = try bytes.uint32(at: 44, order)
    for section in 0..<(hasUserSection ? 2 : 1) {
      let set = bytes.suffix(from: start)
      guard set.count >= 8 else { return }
      var properties = FlashPixProperties(bytes: set, order: order, table: table)
      try properties.read(isOfUser: section > 0, &found)
      // The second section stands right behind the first one.
      let size = try set.uint32(at: 0, order)
      guard size >= 8 else { return }
      start += size
    }
  }

  private init(bytes: ByteSlice, order: ByteOrder, table: TagTable) {
    self.bytes = bytes
    self.order = order
    self.table = table
  }

  private mutating func read(isOfUser: Bool, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let count = try propertyCount(&found)
    // It may come after names and texts, and holds for them (§2.18.2).
    codePage = statedCodePage(count)
    for index in 0..<count {
      do throws(MetadataError) {
        let id = UInt32(truncatingIfNeeded: try bytes.uint32(at: 8 + index * 8, order))
        let offset = try bytes.uint32(at: 12 + index * 8, order)
        if id == 0 {
          if names.isEmpty { try readNames(at: offset) }
        } else {
          try read(id, at: offset, isOfUser: isOfUser, &found)
        }
      } catch {
        guard error.code != .limitExceeded else { throw error }
        found.warn(error)
      }
    }
  }

  /// How many properties there are. HP's cameras state five where there is room for two before the first value, and
  /// for four at all.
  private func propertyCount(_ found: inout MetadataBuilder) throws(MetadataError) -> Int {
    let stated = try bytes.uint32(at: 4, order)
    let room = (bytes.count - 8) / 8
    guard stated > room else { return stated }
    var firstValue = Int.max
    for index in 0..<room {
      let position = 8 + index * 8
      if position == firstValue {
        found.warn(
          Warning(
            .deviation, "a set that states \(stated) properties has \(index)",
            at: bytes.offset &+ 4))
        return index
      }
      firstValue = min(firstValue, try bytes.uint32(at: position + 4, order))
    }
    return room
  }

  /// What the property says that texts are written in; 0 where none does.
  private func statedCodePage(_ count: Int) -> Int {
    for index in 0..<count where (try? bytes.uint32(at: 8 + index * 8, order)) == 1 {
      guard let offset = try? bytes.uint32(at: 12 + index * 8, order),
        (try? bytes.uint32(at: offset, order)) == 2
      else { return 0 }
      return (try? bytes.uint16(at: offset + 4, order)) ?? 0
    }
    return 0
  }

  /// The dictionary: numbers, each with the length of a name and the name (§2.17).
  private mutating func readNames(at offset: Int) throws(MetadataError) {
    let count = try bytes.uint32(at: offset, order)
    var position = offset + 4
    for _ in 0..<min(count, bytes.count / 8) {
      let id = UInt32(truncatingIfNeeded: try bytes.uint32(at: position, order))
      let length = try bytes.uint32(at: position + 4, order)
      let isWide = codePage == 1200
      let name = try bytes.slice(at: position + 8, count: isWide ? length * 2 : length)
      names[id] = String(
        decoding: CodePage.utf8(name.elements, page: codePage), as: UTF8.self)
      position += 8 + (isWide ? (length * 2 + 3) / 4 * 4 : length)
    }
  }

  private mutating func read(
    _ id: UInt32, at offset: Int, isOfUser: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var reader = FlashPixValueReader(
      bytes: bytes, order: order, codePage: codePage, position: offset)
    reader.misreadPage = passedCodePage
    reader.isOfUser = names[id] != nil
    reader.hasSpans =
      !reader.isOfUser && table === TagTable.documentSummary && id == Self.editTime
    // What cannot be read is paid for, too.
    let property = Result { () throws(MetadataError) in try reader.property() }
    try found.charge(entries: reader.count, bytes: reader.position - offset)
    let values = try property.get()
    if let name = names[id] { return add(values, ofUser: name, &found) }
    switch id {
    case 1:
      // Written as a signed number, large ones are negative.
      guard case .integer(let number) = values.first else { return }
      codePage = number & 0xffff
      passedCodePage = codePage
      found.add(.flashPix, "CodePage", codePage)
    case 0x8000_0000: add(values, to: .flashPix, "LocaleIndicator", &found)
    case _ where isOfUser: return
    default:
      guard let row = row(of: id) else { return }
      add(values, to: table, table.rows[row].name, &found)
    }
  }

  /// The row of a property. In some sets parts of the numbers tell which extension or which size a
  /// property is of.
  private func row(of id: UInt32) -> Int? {
    if let row = table.index(of: id) { return row }
    if table === TagTable.flashPixContents { return table.index(of: id & 0xff00_ffff) }
    return table === TagTable.flashPix ? table.index(of: id & 0xffff) : nil
  }

  /// Adds what a user named; of Office's own such names, what they stand for.
  private func add(
    _ values: [FlashPixValue], ofUser name: String, _ found: inout MetadataBuilder
  ) {
    switch (name, values.first) {
    case ("_PID_LINKBASE", .bytes(let blob)):
      found.add(table, "HyperlinkBase", text: blob.utf16(.little))
    case ("_PID_HLINKS", .bytes(let blob)):
      let links = links(blob)
      // A list of none is an empty one.
      if links.isEmpty { found.add(table, "Hyperlinks", text: [], offset: -1) }
      for (index, link) in links.enumerated() {
        found.continuesList = index > 0
        found.add(table, "Hyperlinks", text: link, offset: -1)
      }
    default:
      // It stands for itself, though a property of Office may be called the same.
      if let name = Self.tagName(name) { add(values, to: .userProperties, name, &found) }
    }
  }

  /// The addresses of a document's links: six values each, of which the fifth is the address and the
  /// sixth a place in what is there ([MS-OSHARED] §2.3.3.1.21).
  private func links(_ blob: ByteSlice) -> [[UInt8]] {
    var reader = FlashPixValueReader(
      bytes: blob, order: order, codePage: codePage, position: 4)
    var links: [[UInt8]] = []
    guard let count = try? blob.uint32(at: 0, order) else { return [] }
    for _ in 0..<min(count / 6, blob.count / 24) {
      var texts: [[UInt8]] = []
      for _ in 0..<6 {
        guard let value = (try? reader.property())?.first else { return links }
        if case .text(let text) = value { texts.append(text) } else { texts.append([]) }
      }
      links.append(texts[5].isEmpty ? texts[4] : texts[4] + [0x23] + texts[5])
    }
    return links
  }

  private func add(
    _ values: [FlashPixValue], to table: TagTable, _ name: String,
    _ found: inout MetadataBuilder
  ) {
    let isTwofold = values.contains { if case .twofold = $0 { true } else { false } }
    let forms: [TagRow.Traits] = isTwofold ? [.onlyInExiftool, .notInExiftool] : [[]]
    for form in forms {
      found.form = form
      for (index, value) in values.enumerated() {
        found.continuesList = index > 0
        add(value, to: table, name, &found)
      }
    }
    found.form = []
    found.continuesList = false
  }

  private func add(
    _ value: FlashPixValue, to table: TagTable, _ name: String, _ found: inout MetadataBuilder
  ) {
    switch value {
    case .text(let text): found.add(table, name, text: text, offset: -1)
    case .integer(let number): found.add(table, name, number)
    case .number(let number): found.add(table, name, doubles: [number])
    case .bytes(let bytes): found.add(table, name, bytes: bytes)
    case .twofold(let misread, let meant):
      add(found.form == .onlyInExiftool ? misread : meant, to: table, name, &found)
    }
  }

  /// A name that a user gave, as a tag's: a capital for each word, and no blanks; nil where nothing is
  /// left of it.
  private static func tagName(_ name: String) -> String? {
    var result: [UInt8] = []
    var isStart = true
    for byte in name.utf8 {
      if String.isOfTagName(byte) {
        result.append(isStart && (0x61...0x7a).contains(byte) ? byte - 0x20 : byte)
      }
      isStart = byte == 0x20
    }
    return result.isEmpty ? nil : String(decoding: result, as: UTF8.self).tagName
  }
}
