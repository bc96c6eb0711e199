/// The value of an element (MIE 1.1, FormatCode).
struct MIEValue {
  let format: UInt8
  private let order: ByteOrder
  let content: Region
  /// What its numbers count, which is told behind them.
  let units: ArraySlice<UInt8>?

  init(format: UInt8, _ order: ByteOrder, _ content: Region, units: ArraySlice<UInt8>?) {
    self.format = format
    self.order = order
    self.content = content
    self.units = units
  }

  /// Whether it is texts with NULs between.
  var isList: Bool { format & 0xf0 == 0x30 && isText }

  private var isText: Bool {
    switch format {
    case 0x20, 0x28...0x2a, 0x30, 0x38...0x3a: true
    default: false
    }
  }

  /// How the bytes are read where no text has to be made of them; nil for texts and for numbers that no
  /// other format has.
  var tagFormat: TagFormat? {
    switch format {
    case 0x40: .byte
    case 0x41: .short
    case 0x42: .long
    case 0x43: .long8
    case 0x48: .signedByte
    case 0x49: .signedShort
    case 0x4a: .signedLong
    case 0x4b: .signedLong8
    case 0x53: .rational
    case 0x5b: .signedRational
    case 0x72: .float
    case 0x73: .double
    default: isText || isSmallFraction || isFixedPoint ? nil : .undefined
    }
  }

  private var isSmallFraction: Bool { format == 0x52 || format == 0x5a }

  private var isFixedPoint: Bool { [0x61, 0x62, 0x69, 0x6a].contains(format) }

  /// How the bytes of numbers are ordered.
  var byteOrder: ByteOrder { order }

  /// The value as texts: those of a list, the only one of anything else.
  func texts(limit: Int) throws(MetadataError) -> [[UInt8]] {
    let bytes = try content.all(limit: limit)
    var text = isText ? decoded(bytes) : tagFormat == .undefined ? bytes.bytes : numbers(bytes)
    if isList {
      var parts = text.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
      while parts.last?.isEmpty == true { parts.removeLast() }
      guard let units else { return parts }
      return [Array(parts.joined(separator: [0x20])) + Self.note(units)]
    }
    if isText, let end = text.firstIndex(of: 0) { text.removeSubrange(end...) }
    if let units { text += Self.note(units) }
    return [text]
  }

  private static func note(_ units: ArraySlice<UInt8>) -> [UInt8] { [0x28] + units + [0x29] }

  // MARK: Text

  /// The text in UTF-8. That of one byte a character is nearly always ASCII, and is left as it is.
  private func decoded(_ bytes: ByteSlice) -> [UInt8] {
    let size = 1 << Int(format & 3)
    guard format & 8 != 0, size > 1 else { return bytes.bytes }
    let units = stride(from: 0, through: bytes.count - size, by: size).map { place in
      UInt32(truncatingIfNeeded: bits(of: bytes, at: place, size: size))
    }
    if size == 2 {
      return Array(String(decoding: units.lazy.map { UInt16($0) }, as: UTF16.self).utf8)
    }
    return Array(String(decoding: units, as: UTF32.self).utf8)
  }

  // MARK: Numbers

  /// The numbers with spaces between.
  private func numbers(_ bytes: ByteSlice) -> [UInt8] {
    let size = 1 << Int(format & 3)
    var text = TextBuffer()
    for place in stride(from: 0, through: bytes.count - size, by: size) {
      if place > 0 { text.append(ascii: 0x20) }
      append(bytes, at: place, size: size, to: &text)
    }
    return text.bytes
  }

  private func append(_ bytes: ByteSlice, at place: Int, size: Int, to text: inout TextBuffer) {
    switch format & 0xf0 {
    case 0x40:
      let bits = bits(of: bytes, at: place, size: size)
      if format & 8 == 0 { text.append(bits) } else { text.append(signed(bits, size: size)) }
    case 0x50:
      let numerator = integer(bytes, at: place, size: size / 2)
      let denominator = integer(bytes, at: place + size / 2, size: size / 2)
      text.append(Rational(numerator, denominator), significantDigits: size == 4 ? 7 : 10)
    case 0x60:
      // The field rounds to what so many bits tell.
      let (one, places) = size == 2 ? (256.0, 1e3) : (65536.0, 1e5)
      let value = Double(integer(bytes, at: place, size: size)) / one
      let half = value < 0 || size == 4 && format & 8 != 0 && value == 0 ? -0.5 : 0.5
      let rounded = (value * places + half).rounded(.towardZero) / places
      text.append(rounded == 0 ? 0 : rounded, significantDigits: 15)
    default:
      let bits = bits(of: bytes, at: place, size: size)
      let value =
        size == 4
        ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
      text.append(value == 0 ? 0 : value, significantDigits: 15)
    }
  }

  private func integer(_ bytes: ByteSlice, at place: Int, size: Int) -> Int64 {
    let bits = bits(of: bytes, at: place, size: size)
    return format & 8 == 0 ? Int64(truncatingIfNeeded: bits) : signed(bits, size: size)
  }

  private func signed(_ bits: UInt64, size: Int) -> Int64 {
    let unused = UInt64(64 - 8 * size)
    return Int64(bitPattern: bits &<< unused) &>> Int64(unused)
  }

  private func bits(of bytes: ByteSlice, at place: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<size {
      let byte = UInt64(bytes[place + (order == .big ? index : size - 1 - index)] ?? 0)
      value = value &<< 8 | byte
    }
    return value
  }
}

extension MIEGroup {
  /// Adds the tag of an element.
  func add(
    _ value: MIEValue, _ name: MIEName, group: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let content = value.content
    var row = row(of: name.base)
    // What is worded has no language.
    if name.locale != nil, let known = row, !table.decisions[known].isPlain { row = nil }
    if let row, table.decisions[row].traits.contains(.binary) {
      return addPicture(content, row, group, &found)
    }
    let base = row.map { self.table.rows[$0].name } ?? name.base
    let own = name.locale.map { base + "-" + $0 } ?? base
    let isOwnName = row != nil && name.locale == nil
    let tag = isOwnName ? nil : own.tagName
    let table = row == nil ? TagTable.mieOther : table
    if content.count > found.limits.valueBytes {
      return found.add(
        table, row: row ?? 0, named: tag, group: group, .undefined, count: content.count,
        bytes: nil, at: content)
    }
    if let format = value.tagFormat, value.units == nil {
      let bytes = try content.all(limit: found.limits.valueBytes)
      return found.add(
        table, row: row ?? 0, named: tag, group: group, format, count: bytes.count / format.size,
        value.byteOrder, bytes: bytes.elements, at: content)
    }
    try found.charge(content.count)
    let texts = try value.texts(limit: found.limits.valueBytes)
    let isPlace = texts.count == 1 && value.units == nil && content.isInFile
    if value.isList, value.units == nil {
      try found.charge(entries: texts.count)
      return addList(texts, row, own, group, &found)
    }
    for text in texts {
      found.add(
        table, row: row ?? 0, named: tag, group: group, .utf8, count: text.count, bytes: text[...],
        at: isPlace ? content : nil)
    }
  }

  /// A list is one also where it has one text, which a tag of another format is not.
  private func addList(
    _ texts: [[UInt8]], _ row: Int?, _ name: String, _ group: String,
    _ found: inout MetadataBuilder
  ) {
    let table = TagTable.mieOther
    let list = (row == nil ? table.index(of: "List") : table.index(of: "KnownList")) ?? 0
    for (index, text) in texts.enumerated() {
      found.continuesList = index > 0
      found.add(
        table, row: list, named: name.tagName, group: group, .utf8, count: text.count,
        bytes: text[...], at: nil)
    }
  }

  private func addPicture(
    _ content: Region, _ row: Int, _ group: String, _ found: inout MetadataBuilder
  ) {
    let name = table.rows[row].name
    let head = try? content.head(count: 4)
    // Written where there is none.
    if content.count == 4, name.hasSuffix("Image"), head?.matches("none") == true { return }
    found.add(
      table, row: row, group: group, .undefined, count: content.count, bytes: nil, at: content)
    if head?.has("\u{ff}\u{d8}\u{ff}") == true {
      switch name {
      case "ThumbnailImage": found.note(.thumbnail, content)
      case "PreviewImage", "FullSizeImage": found.note(.preview, content)
      default: break
      }
    }
  }
}
