/// How the values of WebP, AVI and WAVE files are read and worded.
enum RIFFValue {
  /// Seconds; minutes and hours where it is half a minute or more.
  @Sendable static func duration(_ tag: Tag, _ text: inout TextBuffer) {
    MovieValue.append(seconds: tag.number() ?? 0, &text)
  }

  /// Microseconds a frame as frames a second.
  @Sendable static func frameRate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(1e6 / (tag.number() ?? 0), significantDigits: 15)
  }

  @Sendable static func frameRateWords(_ tag: Tag, _ text: inout TextBuffer) {
    round(1e6 / (tag.number() ?? 0), to: 1000, &text)
  }

  @Sendable static func thousandths(_ tag: Tag, _ text: inout TextBuffer) {
    round(tag.number() ?? 0, to: 1000, &text)
  }

  @Sendable static func hundredths(_ tag: Tag, _ text: inout TextBuffer) {
    round(tag.number() ?? 0, to: 100, &text)
  }

  private static func round(_ number: Double, to parts: Double, _ text: inout TextBuffer) {
    text.append((number * parts + 0.5).rounded(.down) / parts, significantDigits: 15)
  }

  @Sendable static func dataRate(_ tag: Tag, _ text: inout TextBuffer) {
    let rate = (tag.number() ?? 0) / 1000
    text.append(rate > 9999 ? rate / 1000 : rate, significantDigits: 4)
    text.append(rate > 9999 ? " MB/s" : " kB/s")
  }

  @Sendable static func quality(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.integer() == 0xffff_ffff { text.append("Default") } else { tag.value(to: &text) }
  }

  @Sendable static func sampleSize(_ tag: Tag, _ text: inout TextBuffer) {
    let size = tag.integer() ?? 0
    if size == 0 { return text.append("Variable") }
    text.append(size)
    text.append(size == 1 ? " byte" : " bytes")
  }

  /// The name of a program: some writers have a second one behind a NUL.
  @Sendable static func software(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = tag.elements.split(separator: 0)
    for (index, part) in parts.enumerated() {
      if index == 1 { text.append(", ") }
      let end = index == 0 && parts.count > 1 ? part.lastIndex { $0 != 0x20 } : part.indices.last
      if let end { text.append(bytes: part[...end]) }
    }
  }

  @Sendable static func thousandth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((Double(tag.string) ?? 0) / 1000, significantDigits: 15)
  }

  @Sendable static func thousandthWords(_ tag: Tag, _ text: inout TextBuffer) {
    thousandth(tag, &text)
    text.append(" s")
  }

  /// What a program says of capturing: frames, frames lost, a rate, whether it went well.
  @Sendable static func statistics(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = tag.string.split(separator: " ")
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append("; ") }
      switch index {
      case 0: text.append("\(part) frames captured")
      case 1: text.append("\(part) dropped")
      case 2: text.append("Data rate \(part)")
      case 3: text.append(part == "0" ? "Bad" : part == "1" ? "OK" : "Unknown (\(part))")
      default: text.append(String(part))
      }
    }
  }

  @Sendable static func fileSize(_ tag: Tag, _ text: inout TextBuffer) {
    let size = tag.number() ?? 0
    let (unit, divisor) =
      size < 2e3
      ? ("bytes", 1.0) : size < 2e6 ? ("kB", 1e3) : size < 2e9 ? ("MB", 1e6) : ("GB", 1e9)
    text.append(size / divisor, fractionDigits: divisor > 1 && size < divisor * 10 ? 1 : 0)
    text.append(" " + unit)
  }

  /// The denominator comes first.
  @Sendable static func meter(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(1) ?? 0)
    text.append("/")
    text.append(tag.integer(0) ?? 0)
  }
}
