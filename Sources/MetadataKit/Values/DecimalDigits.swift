/// The decimal digits of a positive finite number, and the power of ten of the first of them.
struct DecimalDigits {
  /// ASCII; at least one, the first not 0 unless the number is.
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  /// The number rounded to so many significant digits, a half to the even one, or with fewer where
  /// the others are 0.
  init(_ number: Double, significantDigits count: Int) {
    self.init(shortest: number)
    // Up to 15 digits the shortest digits round as the number itself does, except where they end
    // in the very 5 to be rounded: then the number may be a little less or more. Subnormal numbers
    // have fewer digits.
    let isHalf = digits.count == count + 1 && digits.last == 0x35
    let isWhole = number < 9_007_199_254_740_992 && number == number.rounded(.towardZero)
    if isHalf || (count > 15 && !isWhole) || (number.isSubnormal && number > 0) {
      self.init(exact: number)
    }
    round(to: count)
  }

  /// The number rounded to so many digits after the point, a half to the even one.
  init(_ number: Double, fractionDigits count: Int) {
    let magnitude = DecimalDigits(shortest: number).exponent
    self.init(number, significantDigits: magnitude + 1 + count)
  }

  /// The digit at an index; 0 where the number has none there.
  subscript(index: Int) -> UInt8 {
    index >= 0 && index < digits.count ? digits[index] : 0x30
  }

  mutating func removeTrailingZeros() {
    while digits.count > 1, digits.last == 0x30 { digits.removeLast() }
  }

  /// The fewest digits that mean the number.
  private init(shortest number: Double) {
    var point: Int?
    var power = 0
    var isPower = false
    var isNegative = false
    var digits: [UInt8] = []
    number.description.withBytes { text in
      // Zeros before the first digit that counts are passed over.
      digits.append(addingCapacity: text.count) { digits in
        var zeros = 0
        for index in text.indices {
          switch text[index] {
          case 0x2e: point = digits.count &+ zeros
          case 0x65: isPower = true
          case 0x2d: isNegative = true
          case 0x30 where digits.count == 0 && !isPower: zeros &+= 1
          case let byte where byte &- 0x30 < 10:
            if isPower {
              power = power &* 10 &+ Int(byte &- 0x30)
            } else {
              digits.append(byte)
            }
          default: break
          }
        }
        point = (point ?? digits.count &+ zeros) &- zeros
      }
    }
    exponent = (point ?? 0) - 1 + (isNegative ? -power : power)
    self.digits = digits
    normalize()
  }

  /// All digits of the number, which is a whole number divided by a power of ten.
  private init(exact number: Double) {
    var significand = number.significandBitPattern
    var power = -1074
    if number.exponentBitPattern > 0 {
      significand |= 1 << 52
      power += Int(number.exponentBitPattern) - 1
    }
    let zeros = power < 0 ? min(significand.trailingZeroBitCount, -power) : 0
    significand >>= UInt64(zeros)
    power += zeros
    var groups = [
      significand % 1_000_000_000, significand / 1_000_000_000,
    ]
    let places = max(0, -power)
    var dropped = 0
    // A half is 5 tenths: 2^-n is 5^n / 10^n.
    let (base, step): (UInt64, Int) = power < 0 ? (5, 12) : (2, 29)
    var rest = abs(power)
    while rest > 0 {
      let factor = (0..<min(rest, step)).reduce(1) { product, _ in product * base }
      var carry: UInt64 = 0
      for index in groups.indices {
        let product = groups[index] * factor + carry
        groups[index] = product % 1_000_000_000
        carry = product / 1_000_000_000
      }
      if carry > 0 { groups.append(carry) }
      // Behind the digits that anybody asks of a fraction: all 750 of the smallest took 18 µs.
      if power < 0, groups.count > Self.mostGroups {
        groups.removeFirst()
        dropped += 9
      }
      rest -= min(rest, step)
    }
    for group in groups.reversed() {
      var divisor: UInt64 = 100_000_000
      while divisor > 0 {
        digits.append(UInt8(group / divisor % 10) + 0x30)
        divisor /= 10
      }
    }
    exponent = digits.count - 1 - places + dropped
    normalize()
  }

  /// Groups of nine digits that are computed of a fraction.
  private static let mostGroups = 5

  private mutating func normalize() {
    let zeros = digits.prefix { $0 == 0x30 }.count
    if zeros == digits.count {
      digits = [0x30]
      exponent = 0
    } else {
      digits.removeFirst(zeros)
      exponent -= zeros
    }
    removeTrailingZeros()
  }

  private mutating func round(to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = [0x30]
      exponent = 0
      return
    }
    let next = digits[count]
    let isHalf = next == 0x35 && count + 1 == digits.count
    let isUp = isHalf ? count > 0 && digits[count - 1] & 1 == 1 : next >= 0x35
    digits.removeSubrange(count...)
    if isUp {
      while let last = digits.popLast() {
        if last < 0x39 {
          digits.append(last + 1)
          return
        }
      }
      digits = [0x31]
      exponent += 1
    } else if digits.isEmpty {
      digits = [0x30]
      exponent = 0
    }
  }
}
