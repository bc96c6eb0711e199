import Foundation
import Testing

@testable import MetadataKit

/// Numbers as text, against the C library.
struct TextBufferNumbersTests {
  /// Numbers of every kind that may be hard: ties, almost ties, powers, tiny and huge ones.
  static func numbers(_ count: Int) -> [Double] {
    var random = SplitMix(state: 20)
    var numbers: [Double] = [
      0, -0.0, 0.5, 1.5, 2.5, 0.05, 0.15, 0.25, 0.35, 0.125, 0.375, 1.005, 2.675, 0.1, 0.3, 1e15,
      1e16, 1e21, 1e22, 1e23, 9.5, 99.5, 9.995, 99999.5, 999999.5, 9999999999.5, 0.0001, 0.00001,
      0.00009999995, 123456.5, 4503599627370497.5, 9_007_199_254_740_994, 123_456_789_012_345_680,
      .leastNonzeroMagnitude,
      .leastNormalMagnitude, 1.7976931348623157e308, 1 / 3.0, 2 / 3.0, 1e-7, 59.9999999995,
    ]
    for _ in 0..<count {
      let bits = random.next()
      let any = Double(bitPattern: bits)
      if any.isFinite { numbers.append(any) }
      // Fractions of cameras, and halves of the last digit that is shown.
      numbers.append(Double(bits & 0xffff) / Double(1 + (bits >> 16) & 0xfff))
      numbers.append((Double(bits >> 44) + 0.5) / 1000)
      numbers.append(Double(Int64(bitPattern: bits) >> 30) / 1024)
      numbers.append(Double(bits >> 20) * 1e-5)
    }
    return numbers.flatMap { [$0, -$0] }
  }

  @Test func wholeNumbersHaveTheirDigits() {
    var numbers: [UInt64] = [0, .max, UInt64(Int64.max)]
    var power: UInt64 = 1
    for _ in 0..<19 {
      power *= 10
      numbers += [power - 1, power, power + 1, power + power / 10]
    }
    for number in numbers {
      var text = TextBuffer()
      text.append(number)
      #expect(text.string == "\(number)")
    }
  }

  /// Long tables of numbers are made in pieces.
  @Test(arguments: [1, 2, 255, 256, 257, 511, 512, 513, 1000])
  func tablesAreWhole(_ count: Int) throws {
    let numbers = (0..<count).map { $0 &* 0x9e37_79b9 & 0xffff_ffff }
    let unknown = try Sample.tag(.exif, 0x102, .long, Sample.bytes(numbers, 4))
    #expect(unknown.numericDescription == numbers.map(String.init).joined(separator: " "))
  }

  @Test(arguments: [1, 2, 3, 6, 7, 10, 14, 15, 16, 17])
  func `significant digits are those of %g`(_ digits: Int) {
    for number in Self.numbers(3000) {
      var text = TextBuffer()
      text.append(number, significantDigits: digits)
      let wanted = String(format: "%.\(digits)g", number)
      guard text.string != wanted else { continue }
      Issue.record("%.\(digits)g of \(number): \(text.string), not \(wanted)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 6, 9, 12])
  func `digits after the point are those of %f`(_ digits: Int) {
    for number in Self.numbers(2000) {
      var text = TextBuffer()
      text.append(number, fractionDigits: digits)
      let wanted = String(format: "%.\(digits)f", number)
      guard text.string != wanted else { continue }
      Issue.record("%.\(digits)f of \(number): \(text.string), not \(wanted)")
    }
  }

  @Test func `numbers that are none have names`() {
    for (number, name) in [
      (Double.infinity, "Inf"), (-Double.infinity, "-Inf"), (Double.nan, "NaN"),
    ] {
      var text = TextBuffer()
      text.append(number, significantDigits: 15)
      text.append(ascii: 0x20)
      text.append(number, fractionDigits: 1)
      #expect(text.string == "\(name) \(name)")
    }
  }

  @Test(arguments: [
    (Rational(1, 3), "0.3333333333"), (Rational(2, 1), "2"), (Rational(0, 5), "0"),
    (Rational(0, -5), "-0"), (Rational(5, 0), "inf"), (Rational(-5, 0), "inf"),
    (Rational(0, 0), "undef"), (Rational(4_294_967_295, 1), "4294967295"),
    (Rational(1, 4_294_967_295), "2.328306437e-10"), (Rational(-1, 8), "-0.125"),
    (Rational(Int64.min, -1), "9.223372037e+18"),
  ])
  func `fractions have ten digits`(_ rational: Rational, _ wanted: String) {
    var text = TextBuffer()
    text.append(rational)
    #expect(text.string == wanted)
  }

  /// Windows' count of 100 ns, to the nearest second, as exiftool 13.58 tells it.
  @Test(
    arguments: [
      (0, "0000:00:00 00:00:00"), (129_000_000_000_000_000, "2009:10:14 13:20:00"),
      (129_000_000_005_000_000, "2009:10:14 13:20:00"),
      (129_000_000_005_000_001, "2009:10:14 13:20:01"),
      (129_000_000_009_999_999, "2009:10:14 13:20:01"),
    ] as [(UInt64, String)])
  func `file times are rounded`(_ units: UInt64, _ wanted: String) {
    var text = TextBuffer()
    text.append(fileTime: units)
    #expect(text.string == wanted)
  }
}

/// The same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
