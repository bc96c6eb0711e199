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

  private static let powers: InlineArray<19, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18,
  ]

  /// A number that is not negative, rounded to so many digits after the point.
  ///
  /// Nil where a `Double` cannot tell how it rounds. The product is wrong by less than 2e-6 below
  /// 1e10, so what is further from a half than that rounds as the number itself does.
  init?(_ number: Double, places: Int) {
    guard places >= 0, places <= 15, number >= 0 else { return nil }
    let product = number * Self.powers[places]
    guard product < 1e10 else { return nil }
    let below = product.rounded(.down)
    let rest = product - below
    guard (rest - 0.5).magnitude > 1e-5 else { return nil }
    self.init(whole: UInt64(below) + (rest > 0.5 ? 1 : 0), places: places)
  }

  /// A number rounded to so many significant digits, 15 at most, a half to the even digit; without
  /// zeros at its end.
  ///
  /// Nil for 0, for what `%g` prints with a power of ten, and for numbers of 1e9 and more.
  init?(_ number: Double, significantDigits digits: Int) {
    guard digits > 0, digits <= 15, number >= 1e-4, number < 1e9 else { return nil }
    var exponent = 0
    if number >= 1 {
      while exponent < 9, number >= Self.powers[exponent &+ 1] { exponent &+= 1 }
    } else {
      while number * Self.powers[-exponent] < 1 { exponent &-= 1 }
    }
    var left = digits &- 1 &- exponent
    guard left >= 0, var whole = Self.rounded(number, places: left),
      Double(whole) < Self.powers[digits] || left > 0
    else { return nil }
    while left > 0, whole % 10 == 0 {
      whole /= 10
      left &-= 1
    }
    self.init(whole: whole, places: left)
  }

  /// A number of at least 1e-4 times a power of ten, rounded: all bits of the product count.
  private static func rounded(_ number: Double, places: Int) -> UInt64? {
    // The number is its significand shifted right by 23 to 66 bits.
    let shift = 1075 - Int(number.exponentBitPattern)
    guard shift > 0, places < wholePowers.count else { return nil }
    let product =
      UInt128(number.significandBitPattern | 1 << 52) * UInt128(wholePowers[places])
    let whole = UInt64(truncatingIfNeeded: product &>> UInt128(shift))
    let half: UInt128 = 1 &<< UInt128(shift - 1)
    let rest = product & (half &<< 1 &- 1)
    return rest > half || rest == half && whole & 1 == 1 ? whole + 1 : whole
  }

  private static let wholePowers: InlineArray<19, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000,
  ]

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
