/// Seconds since 1970, which other counts of time are told by.
enum UnixTime {
  /// The seconds from 1601, since which Windows counts units of 100 ns, to 1970.
  static let since1601: Int64 = 11_644_473_600
  /// The start of 2001 in UTC, since which Apple counts, and Matroska.
  static let startOf2001: Int64 = 978_307_200
  /// The last second of the year 9999, about which dates end.
  static let end: Int64 = 253_402_300_799

  /// The moment so many days after 30 December 1899, since which OLE and spreadsheets count.
  static func seconds(days: Double) -> Double { (days - 25569) * 86400 }
}
