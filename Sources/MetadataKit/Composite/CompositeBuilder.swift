/// Where the formulas of composite tags put what they derive.
struct CompositeBuilder {
  let inputs: CompositeInputs
  /// What kind of file it is, by the name that the field uses.
  let format: String
  /// The F-number as text, of the best tag that says it.
  let aperture: [UInt8]?

  private var records: [TagRecord] = []
  private var values: [UInt8] = []

  init(_ inputs: CompositeInputs, format: String) {
    self.inputs = inputs
    self.format = format
    aperture = Self.aperture(inputs)
    records.reserveCapacity(24)
    values.reserveCapacity(512)
  }

  /// What was derived, as an unchanging store.
  var store: TagStore {
    TagStore(
      records: records, values: values, tables: [TagTable.composite],
      groups: [TagTable.composite.group], names: [])
  }

  /// Adds numbers.
  ///
  /// - Parameter words: what people read, where the numbers alone do not say it.
  mutating func add(_ name: CompositeName, _ numbers: [Double], words: [UInt8] = []) {
    let start = values.count
    for number in numbers { values.append(bigEndian: number.bitPattern) }
    append(name, .double, count: numbers.count, start, words)
  }

  /// Adds a number.
  mutating func add(_ name: CompositeName, _ number: Double, words: [UInt8] = []) {
    let start = values.count
    values.append(bigEndian: number.bitPattern)
    append(name, .double, count: 1, start, words)
  }

  /// Adds a text.
  mutating func add(_ name: CompositeName, text: [UInt8], words: [UInt8] = []) {
    let start = values.count
    values.append(contentsOf: text)
    append(name, .utf8, count: text.count, start, words)
  }

  /// Adds the value of another tag: a number where its text is one.
  mutating func add(_ name: CompositeName, value text: [UInt8], words: [UInt8] = []) {
    if let number = NumberText.whole(text[...]), !text.contains(0x2c) {
      add(name, number, words: words)
    } else {
      add(name, text: text, words: words)
    }
  }

  private mutating func append(
    _ name: CompositeName, _ format: TagFormat, count: Int, _ start: Int, _ words: [UInt8]
  ) {
    let length = values.count - start
    values.append(contentsOf: words)
    records.append(
      TagRecord(
        table: 0, group: 0, row: Int32(name.rawValue), id: name.rawValue, format: format,
        order: .big, marks: [], document: 0, count: count, start: start, length: length,
        offset: -1, base: 0,
        facts: RowFacts(.composite, row: Int(name.rawValue), format, count: count)))
  }

  /// What the field counts as true: a text that is neither empty nor 0.
  static func isTrue(_ text: [UInt8]?) -> Bool {
    guard let text, !text.isEmpty else { return false }
    return text != [0x30]
  }

  /// A number as it is after it was written as a text with 15 digits, which the field does
  /// between some formulas.
  static func asText(_ number: Double) -> Double {
    var text = TextBuffer()
    text.append(number, significantDigits: 15)
    return NumberText.leading(text.bytes[...])
  }
}

extension Wording {
  /// What stands behind the value of a composite tag; the value where nothing does.
  @Sendable static func derived(_ tag: Tag, to text: inout TextBuffer) {
    let end = tag.record.start + tag.record.length
    let next =
      tag.index + 1 < tag.store.records.count
      ? tag.store.records[tag.index + 1].start : tag.store.values.count
    guard tag.record.start >= 0, end < next else { return tag.raw(to: &text) }
    text.append(bytes: tag.store.values[end..<next])
  }
}
