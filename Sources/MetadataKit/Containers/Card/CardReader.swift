/// Makes tags of the lines of cards.
struct CardReader {
  private var lines: CardLines
  private let start: Int
  private let table: TagTable
  private var components = CardComponents()
  /// The names of lines that no table has, as the first of each is written.
  private var names: [[UInt8]: String] = [:]
  /// Whether a card has ended; of what follows the next one is.
  private var hasEnded = false
  private var document = 0

  init(_ text: ByteSlice, kind: String) {
    lines = CardLines(text)
    start = text.offset
    table = kind == "ICS" ? .calendar : kind == "VNote" ? .note : .card
  }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    defer { found.context.document = 0 }
    var units = UnitCounter(found.limits)
    var bad: MetadataError?
    while let line = lines.next() {
      try units.next(at: line.offset)
      try found.expectRoom()
      if line.isEmpty { continue }
      // Each comma and semicolon may make one more value.
      try found.charge(
        entries: 1 + line.elements.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") })
      if let mark = components.take(line) {
        if mark == .end { hasEnded = true }
        continue
      }
      if hasEnded {
        hasEnded = false
        document += 1
        found.context.document = UInt8(min(document, 255))
      }
      let parts: CardLine
      do throws(MetadataError) {
        parts = try CardLine(line)
      } catch {
        // One of each kind tells enough.
        if bad == nil || error.code == .limitExceeded { bad = error }
        continue
      }
      try tell(parts, &found)
    }
    if let bad { found.warn(bad) }
    if !hasEnded { throw MetadataError(.truncated, "a card without an end", at: start) }
  }

  private mutating func tell(_ line: CardLine, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let key = CardLine.capitalized(line.name.utf8)
    let known = Self.name(of: key, in: table)
    var name = known ?? names[Array(key.utf8)] ?? Self.unknown(line.name, key)
    let prefix = components.prefix()
    name = prefix + name
    var id = prefix + key
    if let type = line.parameters["Type"], !type.isEmpty, type != [0x30] {
      let type = String(decoding: type, as: UTF8.self)
      name += type
      id += type
    }
    var text = line.value.elements
    var encoding = CardLine.lowercased(line.parameters["Encoding"] ?? [])
    if let (kind, start) = Self.dataAddress(text) {
      name += kind
      id += kind
      text = text[start...]
      encoding = "base64"
    }
    let group = line.group.map { CardLine.capitalized($0.utf8) } ?? components.group
    let row = known.flatMap { table.index(of: $0) } ?? 0
    var suffix = ""
    if let language = line.parameters["Language"], !language.isEmpty, language != [0x30] {
      suffix = "-" + String(decoding: language, as: UTF8.self)
    }
    guard name.utf8.count + suffix.utf8.count <= Limits.nameBytes else {
      return found.tellCutName()
    }
    if known == nil { name = remembered(id, name) }
    try found.charge(4 * (name.utf8.count + suffix.utf8.count))
    // A byte of a quoted text takes three at most.
    guard encoding == "base64" || encoding == "b" || text.count / 3 <= found.limits.valueBytes
    else {
      return found.warn(
        Warning(
          .limitExceeded, "a text of \(text.count) bytes is left out", at: line.value.offset))
    }
    if encoding == "quoted-printable", text.last == UInt8(ascii: "=") {
      try addLong(text, name + suffix, group, line.value.offset, &found)
    } else {
      try add(
        CardValue(text, encoding: encoding, limit: found.limits.valueBytes), table, row,
        name + suffix, group, line.value.offset, &found)
    }
    for parameter in ["Geo", "Label", "Tzid"] {
      guard let value = line.parameters[parameter] else { continue }
      let known = Self.name(of: parameter, in: table)
      try add(
        .plain(value[...]), table, known.flatMap { table.index(of: $0) } ?? 0,
        name + (known ?? parameter) + suffix, group, -1, &found)
    }
  }

  /// A text of vCard 2.1 that goes on in the next line behind `=` (RFC 2045 §6.7), where exiftool has it end.
  private mutating func addLong(
    _ first: ArraySlice<UInt8>, _ name: String, _ group: String?, _ offset: Int,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var text = Array(first)
    var count = text.count
    while text.last == UInt8(ascii: "="), let more = lines.next() {
      count += more.count
      text.removeLast()
      if count / 3 > found.limits.valueBytes { text.removeAll() }
      more.append(to: &text)
    }
    try add(
      .quoted(first), .cardMisread, 0, name, group, offset, &found)
    guard count / 3 <= found.limits.valueBytes else {
      return found.warn(
        Warning(.limitExceeded, "a text of \(count) bytes is left out", at: offset))
    }
    try add(
      .quoted(text[...]), .cardTrue, 0, name, group, offset, &found)
  }

  private func add(
    _ value: CardValue, _ table: TagTable, _ row: Int, _ name: String, _ group: String?,
    _ offset: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let own = name.tagName
    let group = group ?? self.table.group
    switch value {
    case .texts(let texts):
      for (index, text) in texts.enumerated() {
        guard text.count <= found.limits.valueBytes else {
          found.warn(
            Warning(.limitExceeded, "a text of \(text.count) bytes is left out", at: offset))
          continue
        }
        found.continuesList = index > 0
        found.add(
          table, row: row, named: table.rows[row].name == own ? nil : own, group: group, .utf8,
          count: text.count, bytes: text[...], at: nil)
      }
    case .data(let data, let count):
      if count > found.limits.valueBytes {
        found.warn(Warning(.limitExceeded, "data of \(count) bytes is not kept", at: offset))
      }
      found.add(.cardData, row: 0, named: own, group: group, .undefined, data[...], count: count)
    }
  }

  // MARK: Names

  /// The name that the table has for a key, or nil.
  private static func name(of key: String, in table: TagTable) -> String? {
    if table === TagTable.calendar { return CardNames.calendar[key.asLookup] }
    if table === TagTable.note { return CardNames.note[key.asLookup] }
    return CardNames.card[key.asLookup]
  }

  /// A name of the file: with small letters as it is written, and without the `X-` of those that are no standard's.
  private static func unknown(_ name: String, _ key: String) -> String {
    let hasSmall = name.utf8.contains { (0x61...0x7a).contains($0) }
    let name = hasSmall ? name.capitalized : key
    return name.hasPrefix("X-") ? String(name.dropFirst(2)).capitalized : name
  }

  /// The name that the first line with an identifier has.
  private mutating func remembered(_ id: String, _ name: String) -> String {
    let id = Array(id.utf8)
    if let first = names[id] { return first }
    names[id] = name
    return name
  }

  /// `data:image/jpeg;base64,` (RFC 2397): the kind for a name, and where the data starts.
  private static func dataAddress(_ text: ArraySlice<UInt8>) -> (String, Int)? {
    guard text.starts(with: "data:".utf8) else { return nil }
    let head = text.prefix(128)
    guard let slash = head.firstIndex(of: UInt8(ascii: "/")),
      let end = head.firstIndex(of: UInt8(ascii: ";")), end > slash + 1,
      slash > head.startIndex + 5,
      head[end...].starts(with: ";base64,".utf8)
    else { return nil }
    let kind = head[(head.startIndex + 5)..<slash]
    let form = head[(slash + 1)..<end]
    guard (kind + form).allSatisfy(NumberText.isOfWord) else { return nil }
    return (CardLine.capitalized(kind) + CardLine.capitalized(form), end + 8)
  }
}

extension CardLine {
  static func lowercased(_ word: [UInt8]) -> String {
    String(
      decoding: word.prefix(32).map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }
}
