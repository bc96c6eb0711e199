#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Created {
  /// The moment; nil where the file does not state the ``offset`` of its local time from UTC.
  ///
  /// What the file leaves out is 0: a date without a time is its midnight.
  public var date: Date? {
    offsetSeconds.map { Date(timeIntervalSince1970: localSeconds - Double($0)) }
  }

  /// The moment, in a zone where the file does not state one.
  ///
  /// - Parameter zone: Where the camera was, or its clock: what EXIF before 2.31 leaves out.
  public func date(assuming zone: TimeZone) -> Date {
    if let date { return date }
    // The offset at the local time: that at the moment which it would be in UTC, looked up again at
    // the moment which that gives, for a clock may have been put forward or back between the two.
    var date = Date(timeIntervalSince1970: localSeconds)
    for _ in 0..<2 {
      let offset = Double(zone.secondsFromGMT(for: date))
      date = Date(timeIntervalSince1970: localSeconds - offset)
    }
    return date
  }
}
