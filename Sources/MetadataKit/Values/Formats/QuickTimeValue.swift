/// How the values of movies are read and worded.
enum QuickTimeValue {
  /// The value's text without words, as other conversions take it.
  static func text(of tag: Tag) -> [UInt8] {
    var text = TextBuffer()
    tag.value(to: &text)
    return text.bytes
  }

  /// The number that the value without words is.
  static func number(of tag: Tag) -> Double { NumberText.leading(text(of: tag)[...]) }

  private static func scaled(_ tag: Tag, by factor: Double, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) * factor, significantDigits: 15)
  }

  @Sendable static func plus8(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) &+ 8)
  }

  @Sendable static func per256(_ tag: Tag, _ text: inout TextBuffer) {
    scaled(tag, by: 1 / 256, &text)
  }

  @Sendable static func per65536(_ tag: Tag, _ text: inout TextBuffer) {
    scaled(tag, by: 1 / 65536, &text)
  }

  @Sendable static func per32Bits(_ tag: Tag, _ text: inout TextBuffer) {
    scaled(tag, by: 1 / 4_294_967_296, &text)
  }

  @Sendable static func thousandfold(_ tag: Tag, _ text: inout TextBuffer) {
    scaled(tag, by: 1000, &text)
  }

  /// A text that is a number of thousandths.
  @Sendable static func thousandth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 1000, significantDigits: 15)
  }

  @Sendable static func microsecondsText(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number(of: tag) * 1e6, significantDigits: 15)
    text.append(" microseconds")
  }

  /// Fixed-point numbers with 8 binary places.
  @Sendable static func fixed16(_ tag: Tag, _ text: inout TextBuffer) {
    let number = rounded(Double(tag.integer() ?? 0) / 256, 1000)
    text.append(number, significantDigits: 15)
  }

  /// Fixed-point numbers with 16 binary places.
  @Sendable static func fixed32(_ tag: Tag, _ text: inout TextBuffer) {
    fixed32(tag, from: 0, &text)
  }

  /// The same, without the first, which is a version.
  @Sendable static func dimensions(_ tag: Tag, _ text: inout TextBuffer) {
    fixed32(tag, from: 1, &text)
  }

  private static func fixed32(_ tag: Tag, from first: Int, _ text: inout TextBuffer) {
    for index in stride(from: first, to: tag.elementCount, by: 1) {
      if index > first { text.append(ascii: 0x20) }
      text.append(
        rounded(Double(tag.integer(index) ?? 0) / 65536, 1e5), significantDigits: 15)
    }
  }

  /// The three rows of a matrix, the last column of which has 30 binary places (QTFF, matrices).
  @Sendable static func matrix(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(ascii: 0x20) }
      let number = rounded(Double(tag.integer(index) ?? 0) / 65536, 1e5)
      text.append(index % 3 == 2 ? number / 16384 : number, significantDigits: 15)
    }
  }

  /// With so many parts of one, a half away from 0; 0 has no sign.
  static func rounded(_ number: Double, _ parts: Double) -> Double {
    let whole = (number * parts + (number < 0 ? -0.5 : 0.5)).rounded(.towardZero)
    return whole == 0 ? 0 : whole / parts
  }

  @Sendable static func thousandths(_ tag: Tag, _ text: inout TextBuffer) {
    let number = (number(of: tag) * 1000 + 0.5).rounded(.towardZero) / 1000
    text.append(number == 0 ? 0 : number, significantDigits: 15)
  }

  @Sendable static func millionths(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, part) in NumberText.parts(Self.text(of: tag)).enumerated() {
      if index > 0 { text.append(ascii: 0x20) }
      let number = (NumberText.leading(part) * 1e6 + 0.5).rounded(.towardZero) / 1e6
      text.append(number == 0 ? 0 : number, significantDigits: 15)
    }
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number(of: tag) * 100, fractionDigits: 2)
    text.append("%")
  }

  @Sendable static func milliseconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 1000, fractionDigits: 3)
    text.append(" s")
  }

  /// `1500 bytes in 1.000 s`.
  @Sendable static func dataRate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(1) ?? 0)
    text.append(" bytes in ")
    text.append((tag.number(0) ?? 0) / 1000, fractionDigits: 3)
    text.append(" s")
  }

  /// `90 (level 3.0)`.
  @Sendable static func level(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer() ?? 0)
    text.append(" (level ")
    text.append((tag.number() ?? 0) / 30, fractionDigits: 1)
    text.append(")")
  }

  @Sendable static func hexadecimal4(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + hexadecimal(UInt64(clamping: tag.integer() ?? 0), digits: 4))
  }

  @Sendable static func bitRate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bitRate: number(of: tag))
  }

  /// `4032x3024`.
  @Sendable static func times(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: Self.text(of: tag).map { $0 == 0x20 ? 0x78 : $0 })
  }

  /// `16:9`.
  @Sendable static func colons(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: Self.text(of: tag).map { $0 == 0x20 ? 0x3a : $0 })
  }

  /// The last two of four numbers, the first four bytes of which nobody knows.
  @Sendable static func imageSize(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    let parts = raw.split(separator: 0x20, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return text.append(bytes: raw) }
    text.append(bytes: parts[2])
    text.append(ascii: 0x78)
    text.append(bytes: parts[3])
  }

  @Sendable static func track(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("Track ")
    tag.value(to: &text)
  }

  /// A track's number; some writers have a 1 before it.
  @Sendable static func streamTrack(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw.starts(with: [0x31, 0x20]) ? raw.dropFirst(2) : raw[...])
  }

  /// What follows the first number.
  @Sendable static func afterFirst(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard let space = raw.firstIndex(of: 0x20) else { return text.append(bytes: raw) }
    text.append(bytes: raw[(space + 1)...])
  }

  @Sendable static func lastNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(tag.elementCount - 1) ?? 0)
  }

  /// `Progressive; 0`: how many fields a frame has, and their order.
  @Sendable static func fieldOrder(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      let number = tag.integer(index) ?? 0
      if index > 0 {
        text.append("; \(number)")
      } else {
        Labels("1=Progressive|2=2:1 Interlaced").append(Array(String(number).utf8), to: &text)
      }
    }
  }
}

extension TextBuffer {
  /// `128 kbps`.
  mutating func append(bitRate: Double) {
    var rate = bitRate
    var units = ["bps", "kbps", "Mbps", "Gbps"][...]
    while rate >= 1000, units.count > 1 {
      rate /= 1000
      units = units.dropFirst()
    }
    if rate < 100 {
      append(rate, significantDigits: 3)
    } else {
      append(rate, fractionDigits: 0)
    }
    append(" " + (units.first ?? ""))
  }
}
