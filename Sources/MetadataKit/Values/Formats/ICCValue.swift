/// How the values of a color profile are read and worded.
enum ICCValue {
  /// Whether ``typed(_:_:)`` has a text for a type; the others are tables of numbers.
  static func isReadable(_ type: ByteSlice) -> Bool {
    let readable: [StaticString] = [
      "XYZ ", "desc", "text", "sf32", "sig ", "data", "dtim", "clro", "uf32", "ui08", "ui32",
      "ui64",
    ]
    return readable.contains { type.matches($0) }
  }

  /// A value that starts with its own type (ICC.1:2022 §10.1), or is a text taken from one.
  @Sendable static func typed(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.storedFormat == .utf8 { return text.append(bytes: tag.textBytes) }
    let value = tag.slice
    do throws(MetadataError) {
      guard try write(value, to: &text) else {
        return text.appendBinaryNote(byteCount: tag.byteCount)
      }
    } catch {
      text.appendBinaryNote(byteCount: tag.byteCount)
    }
  }

  /// The characterization target: a text that is shown only where it is short.
  @Sendable static func target(_ tag: Tag, _ text: inout TextBuffer) {
    let before = text.bytes.count
    typed(tag, &text)
    let length = text.bytes.count - before
    guard length > 128 else { return }
    text.bytes.removeSubrange(before...)
    text.appendBinaryNote(byteCount: length)
  }

  private static func write(_ value: ByteSlice, to text: inout TextBuffer)
    throws(MetadataError) -> Bool
  {
    guard value.count >= 8 else { return false }
    if value.matches("XYZ ") { return fixed(value, signed: true, groups: 3, to: &text) }
    if value.matches("sf32") { return fixed(value, signed: true, groups: 0, to: &text) }
    if value.matches("uf32") { return fixed(value, signed: false, groups: 0, to: &text) }
    if value.matches("text") {  // §10.24
      text.append(bytes: value.suffix(from: 8).elements.untilNUL)
      return true
    }
    guard value.count >= 12 else { return false }
    if value.matches("desc") {  // ICC.1:2001 §6.5.17
      let length = try value.uint32(at: 8, .big)
      guard length <= value.count - 12 else { return false }
      text.append(bytes: value.suffix(from: 12).prefix(length).elements.untilNUL)
      return true
    }
    if value.matches("sig ") {  // §10.23
      text.append(bytes: try value.slice(at: 8, count: 4).elements)
      return true
    }
    if value.matches("data") {  // §10.8: 0 is text
      guard try value.uint32(at: 8, .big) == 0 else { return false }
      text.append(bytes: value.suffix(from: 12).elements.untilNUL)
      return true
    }
    if value.matches("dtim") {  // §10.10
      guard value.count >= 20 else { return false }
      var numbers: [Int] = []
      for index in 0..<6 { numbers.append(try value.uint16(at: 8 + index * 2, .big)) }
      write(dateTime: numbers, to: &text)
      return true
    }
    if value.matches("clro") {  // §10.4
      let count = try value.uint32(at: 8, .big)
      guard count <= value.count - 12 else { return false }
      list(value.suffix(from: 12).prefix(count), size: 1, to: &text)
      return true
    }
    for (type, size) in [("ui08", 1), ("ui32", 4), ("ui64", 8)] as [(StaticString, Int)]
    where value.matches(type) {
      list(value.suffix(from: 8), size: size, to: &text)
      return true
    }
    return false
  }

  private static func list(_ numbers: ByteSlice, size: Int, to text: inout TextBuffer) {
    for index in 0..<(numbers.count / size) {
      if index > 0 { text.append(ascii: 0x20) }
      let at = index * size
      switch size {
      case 1: text.append(numbers[at] ?? 0)
      case 4: text.append((try? numbers.uint32(at: at, .big)) ?? 0)
      default: text.append((try? numbers.uint64(at: at, .big)) ?? 0)
      }
    }
  }

  /// Fractions with sixteen bits after the point, in groups separated by ", " if `groups` says so.
  private static func fixed(
    _ value: ByteSlice, signed: Bool, groups: Int, to text: inout TextBuffer
  ) -> Bool {
    var count = (value.count - 8) / 4
    if groups > 0 { count -= count % groups }
    for index in 0..<count {
      if index > 0 { text.append(groups > 0 && index % groups == 0 ? ", " : " ") }
      let at = 8 + index * 4
      let number = signed ? try? value.int32(at: at, .big) : try? value.uint32(at: at, .big)
      write(fixed: number ?? 0, to: &text)
    }
    return true
  }

  // MARK: Fields of the header and of structures

  /// Fractions with sixteen bits after the point (§4.4, §4.7).
  @Sendable static func fixed(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.count {
      if index > 0 { text.append(ascii: 0x20) }
      write(fixed: Int(tag.integer(index) ?? 0), to: &text)
    }
  }

  /// A fraction in percent.
  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(rounded(Int(tag.integer() ?? 0)) * 100, significantDigits: 15)
    text.append("%")
  }

  /// The five decimals that sixteen bits hold.
  private static func rounded(_ number: Int) -> Double {
    let value = Double(number) / 65536 * 1e5
    return (value + (value < 0 ? -0.5 : 0.5)).rounded(.towardZero) / 1e5
  }

  private static func write(fixed number: Int, to text: inout TextBuffer) {
    let value = rounded(number)
    if value == 0 { text.append("0") } else { text.append(value, significantDigits: 15) }
  }

  /// The version: two decimal digits in the low byte (§7.2.4).
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number >> 8)
    text.append(ascii: 0x2e)
    text.append((number & 0xf0) >> 4)
    text.append(ascii: 0x2e)
    text.append(number & 0xf)
  }

  /// Year, month, day, hour, minute, second (§4.2).
  @Sendable static func dateTime(_ tag: Tag, _ text: inout TextBuffer) {
    write(dateTime: (0..<6).map { Int(tag.integer($0) ?? 0) }, to: &text)
  }

  private static func write(dateTime numbers: [Int], to text: inout TextBuffer) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { text.append(index == 3 ? " " : ":") }
      text.append(number, digits: index == 0 ? 4 : 2)
    }
  }

  /// A signature of the ICC's registry.
  @Sendable static func manufacturer(_ tag: Tag, _ text: inout TextBuffer) {
    let signature = tag.textBytes
    if signature.isEmpty { return }
    let code = signature.count == 4 ? signature.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } : 0
    if let words = ICCSignature.words(of: code) { return text.append(words) }
    text.append("Unknown (")
    text.append(bytes: signature)
    text.append(ascii: 0x29)
  }

  /// Whether the profile is embedded and may be used apart from the picture (§7.2.11).
  @Sendable static func flags(_ tag: Tag, _ text: inout TextBuffer) {
    let bits = tag.integer() ?? 0
    text.append(bits & 1 != 0 ? "Embedded, " : "Not Embedded, ")
    text.append(bits & 2 != 0 ? "Not Independent" : "Independent")
  }

  /// What the device's medium is (§7.2.14).
  @Sendable static func attributes(_ tag: Tag, _ text: inout TextBuffer) {
    let bits = tag.integer(1) ?? 0
    text.append(bits & 1 != 0 ? "Transparency, " : "Reflective, ")
    text.append(bits & 2 != 0 ? "Matte, " : "Glossy, ")
    text.append(bits & 4 != 0 ? "Negative, " : "Positive, ")
    text.append(bits & 8 != 0 ? "B&W" : "Color")
  }

  /// The profile's digest in hexadecimal; 0 where it has none (§7.2.18).
  @Sendable static func identifier(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.elements.contains(where: { $0 != 0 }) else { return text.append("0") }
    for byte in tag.elements { text.append(hexadecimal: byte) }
  }
}
