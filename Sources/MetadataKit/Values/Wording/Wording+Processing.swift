/// How a picture came about: development, composition, and what may be done with it (Exif 3.1).
extension Wording {
  private static let uses = Labels(
    "0=All / Individual Usage Not Specified|1=Non-Generative AI/ML Training|2=Generative AI/ML Training|3=Data Mining|4=Input to Foundation Model (Trained AI/ML Model)"
  )
  private static let choices = Labels("0=Opt-out|1=Opt-in|2=Unspecified")

  /// `Data Mining; Opt-out`: a count, then pairs of a use and a choice.
  @Sendable static func learningOptOutIn(_ tag: Tag, to text: inout TextBuffer) {
    for (index, part) in NumberText.parts(tag.rawText).dropFirst().enumerated() {
      if index > 0 { text.append("; ") }
      let labels = index % 2 == 0 ? uses : choices
      if !labels.appendWords(of: Array(part), to: &text) {
        text.append("Unknown(")
        text.append(bytes: part)
        text.append(ascii: 0x29)
      }
    }
  }

  private static let reproductions = Labels(
    "1=Accurate Reproduction|2=Small Differences|4=Extreme Differences")
  private static let settings = Labels(
    "1=Factory Default Settings|2=Not Default Settings|4=Unknown Settings")

  /// `Accurate Reproduction; Factory Default Settings`.
  @Sendable static func developmentType(_ tag: Tag, to text: inout TextBuffer) {
    let (reproduction, setting) = Meaning.developmentType(of: tag)
    reproductions.append(Array(String(reproduction).utf8), to: &text)
    text.append("; ")
    settings.append(Array(String(setting).utf8), to: &text)
  }

  /// `1/60 1/30 … 2 4 1/60`: exposure times, two of the numbers being counts.
  @Sendable static func compositeExposureTimes(_ tag: Tag, to text: inout TextBuffer) {
    var times = TextBuffer()
    Meaning.compositeExposureTimes(tag, to: &times)
    for (index, part) in NumberText.parts(times.bytes).enumerated() {
      if index > 0 { text.append(ascii: 0x20) }
      if index == 7 || index == 8 {
        text.append(bytes: part)
      } else {
        text.appendExposureTime(part)
      }
    }
  }
}

extension Meaning {
  /// `1 2`: how true the picture is, and with what settings.
  @Sendable static func developmentType(_ tag: Tag, to text: inout TextBuffer) {
    let (reproduction, setting) = developmentType(of: tag)
    text.append(reproduction)
    text.append(ascii: 0x20)
    text.append(setting)
  }

  fileprivate static func developmentType(of tag: Tag) -> (UInt64, UInt64) {
    let value = Int64(exactly: tag.loose.rounded(.towardZero)) ?? 0
    return (UInt64(bitPattern: value) >> 8, UInt64(bitPattern: value) & 0xff)
  }

  /// The numbers: fractions, but the eighth and ninth, which are counts of 16 bits.
  @Sendable static func compositeExposureTimes(_ tag: Tag, to text: inout TextBuffer) {
    var position = 0
    while position < tag.byteCount {
      let isCount = position == 56 || position == 58
      guard let number = isCount ? tag.rational16(position) : tag.rational(at: position) else {
        return
      }
      if position > 0 { text.append(ascii: 0x20) }
      text.append(number)
      position += isCount ? 2 : 8
    }
  }
}

extension Tag {
  fileprivate func rational16(_ position: Int) -> Rational? {
    integer(position / 2, as: .short).map { Rational($0, 1) }
  }
}
