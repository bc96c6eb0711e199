extension TextBuffer {
  /// A number with so many significant digits at most, as C's `%.{digits}g` prints it; `Inf`,
  /// `-Inf` and `NaN` as Perl does.
  package mutating func append(
    _ number: Double, significantDigits digits: Int, plus: Bool = false
  ) {
    guard appendSign(number, plus: plus) else { return }
    let magnitude = number.magnitude
    if magnitude < 1e15, digits >= 15, let whole = Int64(exactly: magnitude) {
      append(whole)
      return
    }
    let digits = max(1, digits)
    if let short = DecimalPlaces(magnitude, significantDigits: digits) { return append(short) }
    var decimal = DecimalDigits(magnitude, significantDigits: digits)
    decimal.removeTrailingZeros()
    let exponent = decimal.exponent
    if exponent < -4 || exponent >= digits {
      bytes.append(decimal[0])
      if decimal.digits.count > 1 {
        bytes.append(0x2e)
        bytes.append(contentsOf: decimal.digits.dropFirst())
      }
      bytes.append(0x65)
      bytes.append(exponent < 0 ? 0x2d : 0x2b)
      append(Int(exponent.magnitude), digits: 2)
    } else {
      append(decimal, fractionDigits: max(0, decimal.digits.count - 1 - exponent))
    }
  }

  /// A number with exactly so many digits after the point, as C's `%.{digits}f` prints it; `Inf`,
  /// `-Inf` and `NaN` as Perl does.
  package mutating func append(_ number: Double, fractionDigits digits: Int) {
    guard appendSign(number, plus: false) else { return }
    if let short = DecimalPlaces(number.magnitude, places: digits) { return append(short) }
    append(DecimalDigits(number.magnitude, fractionDigits: digits), fractionDigits: digits)
  }

  /// The sign of a number, or all of one that is not finite; whether its digits are still due.
  private mutating func appendSign(_ number: Double, plus: Bool) -> Bool {
    if number.isNaN {
      append("NaN")
      return false
    }
    if number.sign == .minus {
      bytes.append(0x2d)
    } else if plus {
      bytes.append(0x2b)
    }
    if number.isInfinite { append("Inf") }
    return number.isFinite
  }

  /// The digits around the point; a digit that the decimal does not have is 0.
  private mutating func append(_ decimal: DecimalDigits, fractionDigits: Int) {
    if decimal.exponent < 0 {
      bytes.append(0x30)
    } else {
      for index in 0...decimal.exponent { bytes.append(decimal[index]) }
    }
    guard fractionDigits > 0 else { return }
    bytes.append(0x2e)
    for place in 1...fractionDigits { bytes.append(decimal[decimal.exponent + place]) }
  }

  /// A fraction as a decimal of at most ten significant digits; `inf` and `undef` for n/0.
  package mutating func append(_ rational: Rational, significantDigits digits: Int = 10) {
    guard let value = rational.value else {
      append(rational.numerator == 0 ? "undef" : "inf")
      return
    }
    if digits >= 10, value.magnitude < 1e10, value.sign == .plus || value != 0,
      let whole = Int64(exactly: value)
    {
      append(whole)
    } else {
      append(value, significantDigits: digits)
    }
  }
}
