extension TextBuffer {
  /// A number with so many significant digits at most, as C's `%.{digits}g` prints it.
  package mutating func append(_ number: Double, significantDigits digits: Int) {
    guard number.isFinite else {
      append(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
      return
    }
    if number == 0 {
      append(number.sign == .minus ? "-0" : "0")
      return
    }
    if number.magnitude < 1e15, let whole = Int64(exactly: number), digits >= 15 {
      append(whole)
      return
    }
    if number < 0 { bytes.append(0x2d) }
    var decimal = Decimal(number.magnitude)
    decimal.round(to: digits)
    decimal.removeTrailingZeros()
    let exponent = decimal.exponent
    if exponent < -4 || exponent >= digits {
      bytes.append(decimal.digit(0))
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

  /// A number with exactly so many digits after the point, as C's `%.{digits}f` prints it.
  package mutating func append(_ number: Double, fractionDigits digits: Int) {
    guard number.isFinite else {
      append(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
      return
    }
    if number.sign == .minus { bytes.append(0x2d) }
    var decimal = Decimal(number.magnitude)
    decimal.round(to: decimal.exponent + 1 + digits)
    append(decimal, fractionDigits: digits)
  }

  /// The digits around the point; a digit that the decimal does not have is 0.
  private mutating func append(_ decimal: Decimal, fractionDigits: Int) {
    if decimal.exponent < 0 {
      bytes.append(0x30)
    } else {
      for index in 0...decimal.exponent { bytes.append(decimal.digit(index)) }
    }
    guard fractionDigits > 0 else { return }
    bytes.append(0x2e)
    for place in 1...fractionDigits { bytes.append(decimal.digit(decimal.exponent + place)) }
  }

  /// A fraction as a decimal of at most ten significant digits; `inf` and `undef` for n/0.
  package mutating func append(_ rational: Rational, significantDigits digits: Int = 10) {
    guard let value = rational.value else {
      append(rational.numerator == 0 ? "undef" : "inf")
      return
    }
    if rational.numerator % rational.denominator == 0 {
      append(rational.numerator / rational.denominator)
    } else {
      append(value, significantDigits: digits)
    }
  }
}

/// The decimal digits of a positive number and the power of ten of the first of them.
private struct Decimal {
  var digits: [UInt8] = []
  var exponent = 0
  private let number: Double

  /// The shortest digits that mean the number.
  init(_ number: Double) {
    self.number = number
    if number == 0 {
      digits = [0x30]
      return
    }
    var point: Int?
    var power = 0
    var seen = false
    var negative = false
    for byte in number.description.utf8 {
      switch byte {
      case 0x2e: point = digits.count
      case 0x65, 0x45: seen = true
      case 0x2d: negative = true
      case 0x30...0x39:
        if seen { power = power * 10 + Int(byte - 0x30) } else { digits.append(byte) }
      default: break
      }
    }
    exponent = (point ?? digits.count) - 1 + (negative ? -power : power)
    let zeros = digits.prefix { $0 == 0x30 }.count
    digits.removeFirst(min(zeros, digits.count - 1))
    exponent -= zeros
  }

  func digit(_ index: Int) -> UInt8 {
    index >= 0 && index < digits.count ? digits[index] : 0x30
  }

  /// Keeps so many digits, the last rounded, a half to the even one.
  mutating func round(to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = [0x30]
      exponent = 0
      return
    }
    let next = digits[count]
    let rest = digits[(count + 1)...].contains { $0 != 0x30 }
    let odd = count > 0 && digits[count - 1] & 1 == 1
    let up =
      next != 0x35 || rest ? next >= 0x35 : excess > 0 || (excess == 0 && odd)
    digits.removeSubrange(count...)
    var index = count - 1
    guard up else {
      if digits.isEmpty {
        digits = [0x30]
        exponent = 0
      }
      return
    }
    while index >= 0 {
      if digits[index] < 0x39 {
        digits[index] += 1
        return
      }
      digits[index] = 0x30
      index -= 1
    }
    digits.insert(0x31, at: 0)
    exponent += 1
    if digits.count > 1, count > 0 { digits.removeLast() }
  }

  /// How much the number is more than its shortest digits say: their last 5 may stand for
  /// slightly less or more than a half.
  private var excess: Double {
    let places = digits.count - 1 - exponent
    guard places > 0, places <= 22 else { return 0 }
    let whole = digits.reduce(0.0) { $0 * 10 + Double($1 - 0x30) }
    guard whole < 9_007_199_254_740_992 else { return 0 }
    let power = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let product = number * power
    return (product - whole) + (-product).addingProduct(number, power)
  }

  mutating func removeTrailingZeros() {
    while digits.count > 1, digits.last == 0x30 { digits.removeLast() }
  }
}
