/// What a lens's name says: `EF 24-70mm f/2.8-4 + 1.4x`.
struct LensWords {
  private(set) var short = 0.0
  private(set) var long = 0.0
  private(set) var widest = 0.0
  private(set) var narrowest = 0.0
  /// How many times longer a converter in the name makes it.
  private(set) var converter = 1.0
  private(set) var hasConverter = false
  /// Whether that is one of Canon's for RF lenses, `+ RF1.4x`.
  private(set) var isOfRF = false

  /// Nil where the name says no focal length or no aperture.
  ///
  /// - Parameter allowsDecimals: whether focal lengths may be fractions, with blanks behind.
  init?(_ name: String, allowsDecimals: Bool = false) {
    let text = Array(name.utf8)
    guard let end = takeLengths(text, allowsDecimals) else { return nil }
    takeApertures(text, from: end, allowsDecimals)
    guard widest > 0 else { return nil }
    if allowsDecimals || text.last == 0x78 { takeConverter(text, allowsDecimals) }
  }

  /// Takes the focal lengths, `24-70mm`.
  ///
  /// - Returns: where what follows their unit starts; nil where there are none.
  private mutating func takeLengths(_ text: [UInt8], _ allowsDecimals: Bool) -> Int? {
    func isPart(_ byte: UInt8) -> Bool {
      NumberText.isDigit(byte) || allowsDecimals && byte == 0x2e
    }
    // Some names have the letters of the unit: Summilux.
    var (start, end, unit) = (0, 0, -1)
    while start == end {
      guard let next = Self.place(of: "mm", in: text, from: unit + 1) else { return nil }
      unit = next
      end = unit
      while allowsDecimals, end > 0, text[end - 1] == 0x20 { end -= 1 }
      start = end
      while start > 0, isPart(text[start - 1]) { start -= 1 }
    }
    long = NumberText.leading(text[start..<end])
    short = long
    if start > 1, text[start - 1] == 0x2d {
      var first = start - 1
      while first > 0, isPart(text[first - 1]) { first -= 1 }
      if first < start - 1 { short = NumberText.leading(text[first..<(start - 1)]) }
    }
    return unit + 2
  }

  /// Takes the first apertures from a place on, `f/2.8-4`.
  private mutating func takeApertures(
    _ text: [UInt8], from start: Int, _ allowsDecimals: Bool
  ) {
    var place = start
    while place < text.count {
      defer { place += 1 }
      guard text[place] | 0x20 == 0x66 else { continue }
      var at = place + 1 < text.count && text[place + 1] == 0x2f ? place + 2 : place + 1
      while allowsDecimals, at < text.count, text[at] == 0x20 { at += 1 }
      guard at < text.count, NumberText.isDigit(text[at]) else { continue }
      widest = NumberText.leading(text[at...])
      narrowest = widest
      var end = at
      while end < text.count, NumberText.isDigit(text[end]) || text[end] == 0x2e { end += 1 }
      if end + 1 < text.count, text[end] == 0x2d, NumberText.isDigit(text[end + 1]) {
        narrowest = NumberText.leading(text[(end + 1)...])
      }
      break
    }
  }

  /// Takes the converter behind a plus sign, `1.4x`.
  private mutating func takeConverter(_ text: [UInt8], _ allowsDecimals: Bool) {
    guard let plus = Self.place(of: " + ", in: text, from: 0) else { return }
    for var word in text[(plus + 3)...].split(separator: 0x20) where word.last == 0x78 {
      if !allowsDecimals, word.starts(with: "RF".utf8) {
        word = word.dropFirst(2)
        isOfRF = true
      }
      guard let first = word.first, NumberText.isDigit(first) else { continue }
      converter = NumberText.leading(word)
      hasConverter = true
      break
    }
  }

  /// Makes all numbers those of the lens with its converter.
  mutating func applyConverter() {
    short *= converter
    long *= converter
    widest *= converter
    narrowest *= converter
    converter = 1
  }

  /// Whether all numbers are those of another name, as they are rounded.
  func isLike(_ other: LensWords) -> Bool {
    abs(short - other.short) <= 0.5 && abs(widest - other.widest) <= 0.15
      && abs(long - other.long) <= 0.5 && abs(narrowest - other.narrowest) <= 0.15
  }

  /// The widest aperture at a focal length: of a zoom it goes on as a power of the length.
  func aperture(at focal: Double) -> Double {
    if short == long || widest == narrowest || focal <= short { return widest }
    if focal >= long { return narrowest }
    return widest
      * power(
        narrowest / widest, naturalLogarithm(focal / short) / naturalLogarithm(long / short))
  }

  private static func place(of part: String, in text: [UInt8], from start: Int) -> Int? {
    text[min(start, text.count)...].indices.first { text[$0...].starts(with: part.utf8) }
  }
}
