import Foundation
import MetadataKit
import Testing

/// Coordinates, altitudes, dates and times.
struct PlaceAndTimeTests {
  typealias Row = (id: UInt32, value: SampleValue, words: String, number: String)

  @Test(
    arguments: [
      (0, .bytes(2, 3, 0, 0), "2.3.0.0", "2 3 0 0"), (1, .text("N\0"), "North", "N"),
      (2, .rationals(43, 1, 28, 1, 281, 100), "43 deg 28' 2.81\"", "43.4674472222222"),
      (2, .rationals(43, 1, 5, 2, 0, 1), "43 deg 2' 30.00\"", "43.0416666666667"),
      (2, .rationals(72, 1, 59, 1, 59999, 1000), "73 deg 0' 0.00\"", "72.9999997222222"),
      (2, .rationals(55, 10), "5 deg 30' 0.00\"", "5.5"),
      (2, .rationals(0, 1, 0, 1, 0, 1), "0 deg 0' 0.00\"", "0"),
      (2, .rationals(43, 1, 28, 1, 0, 0), "", ""), (2, .rationals(1, 0), "inf", "inf"),
      (2, .signedRationals(-5, 1, 0, 1, 0, 1), "5 deg 0' 0.00\"", "5"),
      (2, .text("43,30.0N"), "43 deg 30' 0.00\"", "43.5"), (2, .text("none"), "", ""),
      (2, .rationals(), "", ""), (2, .doubles(1e300), "-", "1e+300"),
      (5, .bytes(1), "Below Sea Level", "1"), (6, .rationals(1960, 10), "196 m", "196"),
      (6, .rationals(1, 0), "inf", "inf"), (6, .rationals(0, 0), "undef", "undef"),
      (0x0c, .text("K"), "km/h", "K"), (0x0d, .rationals(4788, 1000), "4.788", "4.788"),
      (0x10, .text("T"), "True North", "T"), (0x1e, .shorts(1), "Differential Corrected", "1"),
      (0x1f, .rationals(65, 1), "65 m", "65"),
    ] as [Row])
  func places(_ row: Row) throws {
    let words = try row.value.words(row.id, .gps)
    // The digits of a number that no coordinate has are the C library's business.
    if row.number != "1e+300" { #expect(words == row.words) }
    #expect(try row.value.number(row.id, .gps) == row.number)
  }

  /// Ten digits of each fraction count, as those of its text do.
  @Test func fractionsOfPlacesAreThoseOfTheirTexts() throws {
    var random = SplitMix(state: 5)
    func fraction() -> (Int, Int) {
      let bits = random.next()
      return (Int(bits & 0xffff_ffff) >> Int(bits >> 59), 1 + Int(bits >> 32) & 0xff_ffff)
    }
    for _ in 0..<2000 {
      let parts = [fraction(), fraction(), fraction()]
      let numbers = parts.map { part -> Double in
        let value = Double(part.0) / Double(part.1)
        return Double(value == value.rounded() ? "\(value)" : String(format: "%.10g", value)) ?? 0
      }
      let degrees = numbers[0] + (numbers[1] + numbers[2] / 60) / 60
      let value = SampleValue(
        format: .rational, bytes: Sample.bytes(parts.flatMap { [$0.0, $0.1] }, 4))
      #expect(try value.number(2, .gps) == String(format: "%.15g", degrees))
    }
  }

  @Test(
    arguments: [
      (.rationals(14, 1, 27, 1, 724, 100), "14:27:07.24", "14:27:07.24"),
      (.rationals(14, 1, 27, 1, 7, 1), "14:27:07", "14:27:07"),
      (.rationals(145, 10, 0, 1, 0, 1), "14:30:00", "14:30:00"),
      (.rationals(23, 1, 59, 1, 599_999_999, 10_000_000), "24:00:00", "23:59:59.9999999"),
      (.rationals(1, 1, 2, 1, 3_000_000_001, 1_000_000_000), "01:02:03", "01:02:03.000000001"),
      (.rationals(14, 1), "14:00:00", "14:00:00"), (.rationals(), "00:00:00", "00:00:00"),
      (.rationals(1, 0, 1, 1, 1, 1), "inf 1 1", "inf 1 1"),
    ] as [(SampleValue, String, String)])
  func `times of day`(_ value: SampleValue, _ words: String, _ number: String) throws {
    #expect(try value.number(7, .gps) == number)
    if number != "23:59:59.9999999" { #expect(try value.words(7, .gps) == words) }
  }

  @Test(arguments: [
    ("2008:10:23\0", "2008:10:23"), ("2008\u{0}10\u{0}23\0", "2008:10:23"),
    ("20081023", "2008:10:23"), ("2008-10-23", "2008:10:23"), ("2008", "2008"), ("", ""),
    ("garbage", "garbage"), ("2008:1:23", "2008:1:23"),
  ])
  func `dates of positions`(_ bytes: String, _ text: String) throws {
    #expect(try SampleValue.text(bytes).words(0x1d, .gps) == text)
  }

  @Test(
    arguments: [
      ([0, 0x12, 0x34, 1, 0, 0, 0, 0], "01:34:12.00"),
      ([0, 0x12, 0x34, 0x81, 0x15, 0x08, 0x12, 0], "2012-08-15T01:34:12.00+00:00"),
      ([0, 0x12, 0x34, 0x81, 0x15, 0x08, 0x98, 0x05], "1998-08-15T01:34:12.00-05:00"),
      ([0, 0, 0, 0x92, 0x87, 0x05, 0x04, 0x80], "1970-01-01T12:00:00.00+00:00"),
    ] as [([UInt8], String)])
  func `time codes`(_ bytes: [UInt8], _ text: String) throws {
    #expect(try SampleValue(format: .byte, bytes: bytes).words(0xc763) == text)
  }

  /// A version's four bytes may be stated as one number of four bytes.
  @Test func `the version of a cache`() throws {
    #expect(try SampleValue(format: .byte, bytes: [1, 4, 0, 0]).words(0xc7aa) == "1.4.0.0")
    #expect(try SampleValue(format: .long, bytes: [1, 4, 0, 0]).words(0xc7aa) == "1.4.0.0")
  }

  @Test func `exposure times of a composite`() throws {
    let times = Sample.bytes([1, 30, 1, 60, 1, 60, 1, 60, 1, 60, 1, 60, 1, 60], 4)
    let counts = Sample.bytes([1, 2], 2)
    let sources = Sample.bytes([1, 60, 1, 2], 4)
    let value = SampleValue.undefined(times + counts + sources)
    #expect(
      try value.words(0xa462) == "1/30 1/60 1/60 1/60 1/60 1/60 1/60 1 2 1/60 0.5")
  }
}
