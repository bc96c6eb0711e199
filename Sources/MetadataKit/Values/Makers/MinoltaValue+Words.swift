/// Minolta's and Sony's quantities as people read them.
extension MinoltaValue {
  @Sendable static func kelvin(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" K")
  }

  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" C")
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append("%")
  }

  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" s")
  }

  @Sendable static func threePlaces(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.convertedWhole, digits: 3)
  }

  @Sendable static func fourPlaces(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.convertedWhole, digits: 4)
  }

  @Sendable static func on(_ tag: Tag, _ text: inout TextBuffer) { text.append("On") }

  // MARK: White balance

  private static let whiteBalances = Labels(
    "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|5=Custom|7=Fluorescent|8=Fluorescent 2|11=Custom 2|12=Custom 3|8388608=Auto|25165824=Daylight|41943040=Cloudy|58720256=Tungsten|75497472=Flash|92274688=Fluorescent|109051904=Shade|125829120=Custom1|142606336=Custom2|159383552=Custom3"
  )

  /// A mode, which some cameras correct by up to three steps: `Daylight+2`.
  @Sendable static func whiteBalance(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if whiteBalances.appendWords(of: number, to: &text) { return }
    guard number & 0xffff_0000 != 0 else { return text.append("Unknown (\(number))") }
    let mode = number & 0xff00_0000 + 0x80_0000
    if whiteBalances.appendWords(of: mode, to: &text) {
      text.append(Double(number - mode) / 65536, significantDigits: 8, plus: true)
    } else {
      text.append("Unknown (0x" + String(number, radix: 16) + ")")
    }
  }
}
