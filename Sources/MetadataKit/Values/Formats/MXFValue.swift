/// How values of MXF's elements are written (SMPTE 377-1 §4.2).
enum MXFValue {
  /// Two numbers, `1.3`.
  @Sendable static func dotted(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(".") }
      text.append(tag.integer(index) ?? 0)
    }
  }

  /// A byte for each part of a version.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.enumerated() {
      if index > 0 { text.append(".") }
      text.append(byte)
    }
  }

  /// Four numbers of a program's version, and how far it is: `1.0.1.16 released`.
  @Sendable static func productVersion(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<4 {
      if index > 0 { text.append(".") }
      text.append(tag.integer(index, as: .short) ?? 0)
    }
    let stages = ["unknown", "released", "debug", "patched", "beta", "private build"]
    let stage = Int(tag.integer(4, as: .short) ?? 0)
    text.append(" ")
    text.append(stages.indices.contains(stage) ? stages[stage] : "unknown \(stage)")
  }

  @Sendable static func truth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.byteCount == 1 && tag.byte(0) == 0 ? "False" : "True")
  }

  /// `2010:12:20 00:14:40.228`: the last byte counts steps of four milliseconds.
  @Sendable static func timestamp(_ tag: Tag, _ text: inout TextBuffer) {
    guard let date = date(tag.slice) else {
      text.append("Invalid (0x")
      appendHexadecimal(tag.elements, &text)
      return text.append(")")
    }
    text.append(date)
  }

  /// A time as text; nil where it is none.
  static func date(_ bytes: ByteSlice) -> String? {
    guard bytes.count >= 8, let year = try? bytes.uint16(at: 0, .big), year <= 3000 else {
      return nil
    }
    var text = TextBuffer()
    text.append(year, digits: 4)
    let parts: [(most: UInt8, before: String)] = [
      (12, ":"), (31, ":"), (24, " "), (59, ":"), (59, ":"), (249, "."),
    ]
    for (index, part) in parts.enumerated() {
      guard let byte = bytes[index + 2], byte <= part.most else { return nil }
      text.append(part.before)
      if index == 5 {
        text.append(Int(byte) * 4, digits: 3)
      } else {
        text.append(Int(byte), digits: 2)
      }
    }
    return text.string
  }

  /// A label, `060e2b34.0401.0101.01030202.01000000`; an identifier whose halves were exchanged to
  /// stand in for one is told as what it is (SMPTE 330M, SMPTE 377-1 §4.2).
  @Sendable static func label(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count == 16, let first = bytes.first else { return identifier(tag, &text) }
    if first & 0x80 == 0 {
      append(bytes, [4, 2, 2, 4, 4], ".", &text)
    } else {
      append(bytes.suffix(8) + bytes.prefix(8), [4, 2, 2, 2, 6], "-", &text)
    }
  }

  /// An identifier, `4c2bcd92-…`; one of material has a label and a number before it
  /// (SMPTE 330M §5); of other lengths it is hexadecimal digits.
  @Sendable static func identifier(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    switch bytes.count {
    case 16: append(bytes, [4, 2, 2, 2, 6], "-", &text)
    case 32:
      append(bytes.prefix(12), [4, 2, 2, 4], ".", &text)
      text.append(" ")
      append(bytes.dropFirst(12).prefix(4), [1, 3], " ", &text)
      text.append(" ")
      append(bytes.suffix(16), [4, 2, 2, 2, 6], "-", &text)
    default: appendHexadecimal(bytes, &text)
    }
  }

  @Sendable static func dataDefinition(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    label(tag, &value)
    text.append(dataDefinitions[value.string] ?? "Unknown (\(value.string))")
  }

  /// What a track has (SMPTE RP 224, class 1.3.2).
  private static let dataDefinitions = [
    "060e2b34.0401.0101.01030201.01000000": "SMPTE 12M Timecode Track",
    "060e2b34.0401.0101.01030201.02000000": "SMPTE 12M Timecode Track with active user bits",
    "060e2b34.0401.0101.01030201.03000000": "SMPTE 309M Timecode Track",
    "060e2b34.0401.0101.01030201.10000000": "Descriptive Metadata Track",
    "060e2b34.0401.0101.01030202.01000000": "Picture Essence Track",
    "060e2b34.0401.0101.01030202.02000000": "Sound Essence Track",
    "060e2b34.0401.0101.01030202.03000000": "Data Essence Track",
  ]

  /// The bytes behind the count and the length of an array.
  @Sendable static func channelStatus(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.dropFirst(8).enumerated() {
      if index > 0 { text.append(" ") }
      text.append(byte)
    }
  }

  /// The word of the first channel, and the numbers of the others (SMPTE 382M, annex D).
  @Sendable static func channelStatusWords(_ tag: Tag, _ text: inout TextBuffer) {
    let words = [
      "No Channel Status Data", "AES3 Minimum", "AES3 Standard",
      "Fixed 24 Bytes in FixedChannelStatusData", "Stream of Data in MXF Header Metadata",
      "Stream of Data Multiplexed within MXF Body",
    ]
    for (index, byte) in tag.elements.dropFirst(8).enumerated() {
      if index > 0 { text.append("; ") }
      if index == 0 {
        text.append(words.indices.contains(Int(byte)) ? words[Int(byte)] : "Unknown (\(byte))")
      } else {
        text.append(byte)
      }
    }
  }

  @Sendable static func tenths(_ tag: Tag, _ text: inout TextBuffer) {
    guard let number = tag.number() else { return }
    text.append(number / 10, significantDigits: 15)
  }

  @Sendable static func meters(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" m")
  }

  @Sendable static func millimeters(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 1)
    text.append(" mm")
  }

  private static func appendHexadecimal(_ bytes: some Collection<UInt8>, _ text: inout TextBuffer) {
    for byte in bytes { text.append(hexadecimal: byte) }
  }

  /// Hexadecimal digits in parts of so many bytes.
  private static func append(
    _ bytes: ArraySlice<UInt8>, _ lengths: [Int], _ separator: String, _ text: inout TextBuffer
  ) {
    var rest = bytes
    for (index, length) in lengths.enumerated() {
      if index > 0 { text.append(separator) }
      appendHexadecimal(rest.prefix(length), &text)
      rest = rest.dropFirst(length)
    }
  }
}
