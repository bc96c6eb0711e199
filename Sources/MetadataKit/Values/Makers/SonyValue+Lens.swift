/// What Sony's cameras tell of a lens.
extension SonyValue {
  /// `00 18 55 3.5 5.6 00`: flags, focal lengths, widest apertures, flags, of eight bytes.
  @Sendable static func lensSpecification(_ tag: Tag, _ text: inout TextBuffer) {
    append(specification: Array(tag.elements), &text)
  }

  /// As ``lensSpecification(_:_:)``, of a block whose bytes are swapped in pairs.
  @Sendable static func lensSpecificationOfPairs(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = Array(tag.elements)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) { bytes.swapAt(index, index + 1) }
    append(specification: bytes, &text)
  }

  private static func append(specification bytes: [UInt8], _ text: inout TextBuffer) {
    guard bytes.count == 8 else { return text.appendBinaryNote(byteCount: bytes.count) }
    text.append(hexadecimal(UInt64(bytes[0]), digits: 2))
    for index in [1, 3] {
      text.append(" ")
      text.append(number: length(bytes[index], bytes[index + 1]))
    }
    for index in [5, 6] {
      text.append(" ")
      text.append(number: aperture(bytes[index]) / 10)
    }
    text.append(" ")
    text.append(hexadecimal(UInt64(bytes[7]), digits: 2))
  }

  /// A focal length of four decimal digits, up to the first that is none.
  private static func length(_ high: UInt8, _ low: UInt8) -> Double {
    let digits = Array(hexadecimal(UInt64(high) << 8 | UInt64(low), digits: 4).utf8)
    return NumberText.leading(digits[...])
  }

  /// Ten times an aperture: two digits of which one may be above nine, as 11 is written.
  private static func aperture(_ byte: UInt8) -> Double {
    var digits: [UInt8] = []
    var isFirst = true
    for digit in hexadecimal(UInt64(byte), digits: 2).utf8 {
      if digit >= 0x61, isFirst {
        digits.append(contentsOf: String(digit - 0x57).utf8)
        isFirst = false
      } else {
        digits.append(digit)
      }
    }
    return NumberText.leading(digits[...])
  }

  @Sendable static func lensFeatures(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 2 else { return }
    text.append(hexadecimal(UInt64(bytes[0]), digits: 2) + " ")
    text.append(hexadecimal(UInt64(bytes[1]), digits: 2))
  }

  /// `DT 18-55mm F3.5-5.6 SAM`.
  @Sendable static func lensWords(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    if value.isBinaryNote { return text.append(bytes: value.bytes) }
    let parts = NumberText.parts(value.bytes)
    var words: String
    switch parts.count {
    case 2: words = ""
    case 6...:
      let numbers = parts.map { NumberText.leading($0) }
      guard numbers[1] != 0, numbers[3] != 0, numbers[2] == 0 || numbers[2] >= numbers[1],
        numbers[4] == 0 || numbers[4] >= numbers[3]
      else { return text.append("Unknown (" + value.string + ")") }
      let texts = parts.map { String(decoding: $0, as: UTF8.self) }
      words = texts[1]
      if numbers[2] != numbers[1], numbers[2] != 0 { words += "-" + texts[2] }
      words += "mm F" + texts[3]
      if numbers[4] != numbers[3], numbers[4] != 0 { words += "-" + texts[4] }
    default: return text.append("Unknown (" + value.string + ")")
    }
    let flags =
      hexadecimalNumber(parts[0]) << 8 | hexadecimalNumber(parts[parts.count == 2 ? 1 : 5])
    for feature in features {
      let bits = flags & feature.mask
      guard bits != 0 else { continue }
      let name =
        feature.names.first { $0.bits == bits }?.name
        ?? "Unknown(" + hexadecimal(UInt64(bits), digits: 4) + ")"
      if words.isEmpty {
        words = name
      } else {
        words = feature.isBefore ? name + " " + words : words + " " + name
      }
    }
    text.append(words)
  }

  private static func hexadecimalNumber(_ text: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: text, as: UTF8.self), radix: 16) ?? 0
  }

  private struct Feature {
    let mask: Int
    let names: [(bits: Int, name: String)]
    var isBefore = false
  }

  /// In the order in which they are added to the words.
  private static let features = [
    Feature(mask: 0x4000, names: [(0x4000, "PZ")], isBefore: true),
    Feature(
      mask: 0x0300, names: [(0x0100, "DT"), (0x0200, "FE"), (0x0300, "E")], isBefore: true),
    Feature(
      mask: 0x00e0,
      names: [(0x0020, "STF"), (0x0040, "Reflex"), (0x0060, "Macro"), (0x0080, "Fisheye")]),
    Feature(mask: 0x000c, names: [(0x0004, "ZA"), (0x0008, "G")]),
    Feature(mask: 0x0003, names: [(0x0001, "SSM"), (0x0002, "SAM")]),
    Feature(mask: 0x8000, names: [(0x8000, "OSS")]),
    Feature(mask: 0x2000, names: [(0x2000, "LE")]),
    Feature(mask: 0x0800, names: [(0x0800, "II")]),
  ]
}
