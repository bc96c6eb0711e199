/// The digits of a number below 100,000,000, made all at once in one word.
///
/// A digit at a time, the tables of raw files were a twentieth of the instructions of reading and
/// printing the corpus.
struct DecimalWord {
  /// Eight digits as ASCII, the first in the lowest byte.
  let allDigits: UInt64
  /// How many digits the number has; one for zero.
  let count: Int

  /// The room that the digits of any number of 64 bits take, whole words being written: 20 at most.
  static let room = 20

  /// - Parameter number: one of at most eight digits.
  @inline(__always)
  init(_ number: UInt32) {
    // Halves of four digits, then pairs, then digits, each in a part of the word of its own; a
    // quotient is a product and a shift, exact for numbers of so many digits.
    let high = UInt64(number / 10_000)
    let low = UInt64(number % 10_000)
    let halves = high | low &<< 32
    let hundreds = ((halves &* 10_486) &>> 20) & 0x0000_007f_0000_007f
    let pairs = hundreds | (halves &- hundreds &* 100) &<< 16
    let tens = ((pairs &* 103) &>> 10) & 0x000f_000f_000f_000f
    let digits = tens | (pairs &- tens &* 10) &<< 8
    allDigits = digits | UInt64(everyByte: 0x30)
    // The last digit stands, be it zero.
    count = 8 &- (digits | 1 &<< 56).trailingZeroBitCount &>> 3
  }

  /// As many digits as the number has, the first in the lowest byte.
  @inline(__always)
  var digits: UInt64 { allDigits &>> UInt64(truncatingIfNeeded: 64 &- count &* 8) }
}
