/// A number as a whole number of tenths, hundredths … : `2.8` as 28 with one place.
///
/// Most numbers of a photo are so short that rounding them needs no digits of more than a `Double`.
/// Printing an F-number took 4,200 instructions with ``DecimalDigits``, and takes 300 with these.
struct DecimalPlaces {
  let whole: UInt64
  let places: Int

  private init(whole: UInt64, places: Int) {
    self.whole = whole
    self.places = places
  }

  private static let powers: InlineArray<16, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// A number that is not negative, rounded to so many digits after the point.
  ///
  /// Nil where a `Double` cannot tell how it rounds. The product is wrong by less than 2e-6 below
  /// 1e10, so what is further from a half than that rounds as the number itself does.
  init?(_ number: Double, places: Int) {
    guard places >= 0, places < Self.powers.count, number >= 0 else { return nil }
    let product = number * Self.powers[places]
    guard product < 1e10 else { return nil }
    let below = product.rounded(.down)
    let rest = product - below
    guard (rest - 0.5).magnitude > 1e-5 else { return nil }
    self.init(whole: UInt64(below) + (rest > 0.5 ? 1 : 0), places: places)
  }

  /// A number rounded to so many significant digits, without zeros at its end.
  ///
  /// Nil also for what `%g` prints with a power of ten.
  init?(_ number: Double, significantDigits digits: Int) {
    guard number >= 1e-4, number < 1e9 else { return nil }
    guard digits <= 10 else {
      guard digits == 15 else { return nil }
      self.init(exactly: number)
      return
    }
    var exponent = 0
    if number >= 1 {
      while exponent < 9, number >= Self.powers[exponent + 1] { exponent &+= 1 }
    } else {
      while number * Self.powers[-exponent] < 1 { exponent &-= 1 }
    }
    let places = digits - 1 - exponent
    guard places >= 0, let rounded = DecimalPlaces(number, places: places),
      Double(rounded.whole) < Self.powers[digits]
    else { return nil }
    var whole = rounded.whole
    var left = places
    while left > 0, whole % 10 == 0 {
      whole /= 10
      left &-= 1
    }
    self.init(whole: whole, places: left)
  }

  /// The number itself, where it is that of six places at most: 15 digits tell it from all others.
  private init?(exactly number: Double) {
    for places in 0...6 {
      let whole = (number * Self.powers[places]).rounded()
      guard whole / Self.powers[places] == number else { continue }
      self.init(whole: UInt64(whole), places: places)
      return
    }
    return nil
  }

  /// The number, rounded as its digits say. A quotient of two exact numbers is the nearest there is.
  var value: Double { Double(whole) / Self.powers[places] }

  /// Digits that may have a point among them; nil where they are more than a quotient of two exact
  /// numbers can tell, or anything else stands there.
  static func value(of text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 16 else { return nil }
    var whole = 0
    var places = -1
    for byte in text {
      if byte == 0x2e, places < 0 {
        places = 0
      } else if byte &- 0x30 < 10 {
        whole = whole &* 10 &+ Int(byte &- 0x30)
        if places >= 0 { places &+= 1 }
      } else {
        return nil
      }
    }
    guard whole < 1 << 53 else { return nil }
    return places > 0 ? Double(whole) / powers[places] : Double(whole)
  }
}

extension TextBuffer {
  /// `2.80`: all places, a 0 before the point where nothing else is.
  mutating func append(_ number: DecimalPlaces) {
    append(number.whole, digits: number.places + 1, pointBefore: number.places)
  }

  /// A whole number's digits, at least so many (of 20 at most), a point before the last few.
  mutating func append(_ number: UInt64, digits minimum: Int, pointBefore places: Int = 0) {
    var text = InlineArray<24, UInt8>(repeating: 0x30)
    var start = text.count
    var rest = number
    var written = 0
    while rest > 0 || written < minimum {
      if written == places, places > 0 {
        start &-= 1
        text[start] = 0x2e
      }
      start &-= 1
      text[start] = UInt8(truncatingIfNeeded: rest % 10) &+ 0x30
      rest /= 10
      written &+= 1
    }
    append(text.span.extracting(start...))
  }
}
