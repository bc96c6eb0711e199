import Foundation
import Testing

@testable import MetadataKit

@Suite struct CivilDateTests {
  /// Days since 1970-01-01, as Foundation's calendar has them too.
  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
    (-25_508, "1900-03-01"), (-25_509, "1900-02-28"), (2_932_896, "9999-12-31"),
    (-719_528, "0000-01-01"),
  ])
  func dates(_ days: Int64, _ expected: String) {
    var text = TextBuffer()
    text.append(CivilDate(daysSince1970: days))
    #expect(text.string == expected)
  }

  @Test func everyDayOfFourCenturies() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for day in stride(from: -25_567, to: 120_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let ours = CivilDate(daysSince1970: Int64(day))
      #expect([parts.year, parts.month, parts.day] == [ours.year, ours.month, ours.day])
    }
  }

  /// The smallest and largest numbers stop nothing.
  @Test(arguments: [Int64.min, .max]) func extremes(_ seconds: Int64) {
    var text = TextBuffer()
    text.append(unixTime: seconds)
    #expect(text.string.count > 19)
  }
}
