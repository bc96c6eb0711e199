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
      while text.last == 0 { text.removeLast() }
      let parts =
        text.isEmpty
        ? [] : text.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
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
