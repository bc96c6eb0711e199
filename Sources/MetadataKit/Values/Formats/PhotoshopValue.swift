/// How the values of Photoshop's image resources are read and worded.
enum PhotoshopValue {
  /// Sixteen bits before the point and sixteen after.
  @Sendable static func fixed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Double(tag.integer() ?? 0) / 65536, significantDigits: 15)
  }

  /// The same with two decimals.
  @Sendable static func resolution(_ tag: Tag, _ text: inout TextBuffer) {
    let value = Double(tag.integer() ?? 0) / 65536
    text.append((value * 100 + 0.5).rounded(.towardZero) / 100, significantDigits: 15)
  }

  /// The quality as Photoshop's own dialog has it: the file's plus 4.
  @Sendable static func quality(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) + 4)
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer() ?? 0)
    text.append("%")
  }

  @Sendable static func hexadecimal(_ tag: Tag, _ text: inout TextBuffer) {
    for byte in tag.elements { text.append(hexadecimal: byte) }
  }

  /// Texts that each stand behind their length.
  @Sendable static func pascalStrings(_ tag: Tag, _ text: inout TextBuffer) {
    write(pascalStrings: tag.elements, &text)
  }

  /// One text behind its length; what follows is no text.
  @Sendable static func pascalString(_ tag: Tag, _ text: inout TextBuffer) {
    write(pascalStrings: tag.elements.prefix(Int(tag.byte(0) ?? 0) + 1), &text)
  }

  private static func write(pascalStrings bytes: ArraySlice<UInt8>, _ text: inout TextBuffer) {
    var rest = bytes
    while let length = rest.first, Int(length) < rest.count {
      if rest.startIndex != bytes.startIndex { text.append(", ") }
      let part = rest.dropFirst().prefix(Int(length))
      text.append(bytes: WindowsLatin.utf8(part) ?? Array(part))
      rest = rest.dropFirst(Int(length) + 1)
    }
  }

  /// A count and so many units of UTF-16.
  @Sendable static func unicodeString(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.slice
    guard let count = try? bytes.uint32(at: 0, .big),
      let units = try? bytes.slice(at: 4, count: count * 2)
    else { return text.append("<err>") }
    text.append(units.utf16(.big))
  }

  private static let flags = Labels(
    "0=Labels|1=Corner crop marks|2=Color bars|3=Registration marks|4=Negative|5=Emulsion down|6=Interpolate|7=Description|8=Print flags"
  )

  /// One byte for each flag.
  @Sendable static func printFlags(_ tag: Tag, _ text: inout TextBuffer) {
    var bits = 0
    for (place, byte) in tag.elements.prefix(32).enumerated() where byte != 0 { bits |= 1 << place }
    flags.appendBits(of: Array(String(bits).utf8), to: &text)
  }
}
