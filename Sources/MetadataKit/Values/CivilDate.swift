/// A day of the Gregorian calendar, which counts for all years, also before it was introduced.
struct CivilDate: Equatable {
  let year: Int
  let month: Int
  let day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day so many days after 1970-01-01, or before it.
  init(daysSince1970 days: Int64) {
    // By eras of 400 years that start in March: the leap day is the last of a year.
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(146_097)
    let day = shifted.flooredRemainder(146_097)
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365
    let ofYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    self.year = Int(year + era * 400 + (month >= 10 ? 1 : 0))
    self.month = Int(month < 10 ? month + 3 : month - 9)
    self.day = Int(ofYear - (153 * month + 2) / 5 + 1)
  }

  /// How many days it is after 1970-01-01, negative where it is before that.
  var daysSince1970: Int {
    // By years that start in March, too.
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let (era, yearOfEra) = (years / 400, years % 400)
    let dayOfYear = (153 * months + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension TextBuffer {
  /// `1970-01-01`, or with another character between.
  mutating func append(_ date: CivilDate, separator: UInt8 = 0x2d) {
    append(date.year, digits: 4)
    append(ascii: separator)
    append(date.month, digits: 2)
    append(ascii: separator)
    append(date.day, digits: 2)
  }

  /// `00:00:00`: a time of day of so many seconds.
  mutating func append(timeOfDay seconds: Int) {
    append(seconds / 3600, digits: 2)
    append(ascii: 0x3a)
    append(seconds / 60 % 60, digits: 2)
    append(ascii: 0x3a)
    append(seconds % 60, digits: 2)
  }
}

extension Int64 {
  /// The quotient, rounded down.
  func flooredQuotient(_ divisor: Int64) -> Int64 {
    self % divisor < 0 ? self / divisor - 1 : self / divisor
  }

  /// What is left of the quotient that is rounded down: not negative.
  func flooredRemainder(_ divisor: Int64) -> Int64 {
    self % divisor < 0 ? self % divisor + divisor : self % divisor
  }
}
