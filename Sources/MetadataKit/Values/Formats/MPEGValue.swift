/// How the values of MPEG's streams are read and worded.
enum MPEGValue {
  /// ISO 11172-2 §2.4.3.2: the height of a pixel, of which the width is 1.
  static let ratios = [
    0, 1, 0.6735, 0.7031, 0.7615, 0.8055, 0.8437, 0.8935, 0.9157, 0.9815, 1.0255, 1.0695, 1.095,
    1.1575, 1.2015,
  ]
  private static let ratioWords: [Int: String] = [
    1: "1:1", 3: "16:9, 625 line, PAL", 6: "16:9, 525 line, NTSC",
    8: "4:3, 625 line, PAL, CCIR601", 12: "4:3, 525 line, NTSC, CCIR601",
  ]
  /// ISO 11172-2 §2.4.3.2, in pictures a second.
  static let frameRates = [0, 23.976, 24, 25, 29.97, 30, 50, 59.94, 60]

  @Sendable static func aspectRatio(_ tag: Tag, _ text: inout TextBuffer) {
    let index = Int(tag.integer() ?? 0)
    text.append(ratios.indices.contains(index) ? ratios[index] : 0, significantDigits: 15)
  }

  @Sendable static func aspectRatioWords(_ tag: Tag, _ text: inout TextBuffer) {
    guard let words = ratioWords[Int(tag.integer() ?? 0)] else { return aspectRatio(tag, &text) }
    text.append(words)
  }

  @Sendable static func frameRate(_ tag: Tag, _ text: inout TextBuffer) {
    let index = Int(tag.integer() ?? 0)
    text.append(frameRates.indices.contains(index) ? frameRates[index] : 0, significantDigits: 15)
  }

  @Sendable static func frameRateWords(_ tag: Tag, _ text: inout TextBuffer) {
    frameRate(tag, &text)
    text.append(" fps")
  }

  /// Units of 400 bits a second.
  @Sendable static func videoBitrate(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number == 0x3ffff { text.append("Variable") } else { text.append(number &* 400) }
  }

  @Sendable static func kilohertz(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 1000, significantDigits: 15)
    text.append(" kHz")
  }

  /// Ticks of 27 MHz in seconds.
  @Sendable static func clock(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 27_000_000, significantDigits: 15)
  }

  /// Thousands of bits a second, by the number in an AC-3 descriptor; bit 5: no more than that.
  private static let ac3Rates = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
  ]

  @Sendable static func ac3Bitrate(_ tag: Tag, _ text: inout TextBuffer) {
    let number = Int(tag.integer() ?? 0)
    guard ac3Rates.indices.contains(number & 31), number < 64 else { return text.append(number) }
    text.append(ac3Rates[number & 31] * 1000)
    if number & 32 != 0 { text.append(" max") }
  }
}
