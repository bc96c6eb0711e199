/// Values with a unit, and lists with another separator.
extension Wording {
  /// `12.3 m`.
  @Sendable static func meters(_ tag: Tag, to text: inout TextBuffer) {
    tag.raw(to: &text)
    text.append(" m")
  }

  /// `12.3 m`; `inf` and `undef` as they are.
  @Sendable static func metersIfKnown(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw)
    if !raw.elementsEqual("inf".utf8), !raw.elementsEqual("undef".utf8) { text.append(" m") }
  }

  /// `5.0 m`.
  @Sendable static func tenthMeters(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 1)
    text.append(" m")
  }

  /// `1.25 m`.
  @Sendable static func hundredthMeters(_ tag: Tag, _ text: inout TextBuffer) {
    twoPlaces(tag, &text)
    text.append(" m")
  }

  /// `0.95`.
  @Sendable static func twoPlaces(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 2)
  }

  /// `12.3 m`, of millimeters.
  @Sendable static func thousandthMeters(_ tag: Tag, _ text: inout TextBuffer) {
    Meaning.thousandth(tag, &text)
    text.append(" m")
  }

  /// `28 mm`.
  @Sendable static func millimeters(_ tag: Tag, to text: inout TextBuffer) {
    tag.raw(to: &text)
    text.append(" mm")
  }

  /// `21.5 C`.
  @Sendable static func celsius(_ tag: Tag, to text: inout TextBuffer) {
    tag.raw(to: &text)
    text.append(" C")
  }

  /// `23.976`: frames a second.
  @Sendable static func frameRate(_ tag: Tag, to text: inout TextBuffer) {
    let number = (tag.loose * 1000 + 0.5).rounded(.towardZero) / 1000
    text.append(number == 0 ? 0 : number, significantDigits: 15)
  }

  /// `2.3.0.0`: the numbers of a version.
  @Sendable static func dotted(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag) { bytes in
      for index in bytes.indices where bytes[index] == 0x20 { bytes[index] = 0x2e }
    }
  }

  /// `200, 100`.
  @Sendable static func commaSeparated(_ tag: Tag, to text: inout TextBuffer) {
    var wasSpace = false
    for byte in tag.rawText {
      let isSpace = NumberText.isSpace(byte)
      if !isSpace {
        text.append(ascii: byte)
      } else if !wasSpace {
        text.append(", ")
      }
      wasSpace = isSpace
    }
  }
}
