/// When a packet came.
struct PCAPTime {
  /// Seconds since 1970.
  let seconds: UInt64
  let nanoseconds: UInt64
  /// How many digits of a second's fraction are shown.
  let digits: Int

  init(seconds: UInt64, nanoseconds: UInt64, digits: Int) {
    self.seconds = seconds &+ nanoseconds / 1_000_000_000
    self.nanoseconds = nanoseconds % 1_000_000_000
    self.digits = digits
  }
}

/// How long a unit of an interface's clock is (pcapng §4.2, `if_tsresol`).
struct PCAPResolution {
  /// How many units a second has; nil where they are more than a number can tell.
  private let units: UInt64?
  /// The seconds of a unit.
  let seconds: Double

  /// Microseconds, where nothing is said.
  static let micro = PCAPResolution(6)

  init(_ code: UInt8) {
    let power = Int(code & 0x7f)
    if code & 0x80 != 0 {
      units = power < 64 ? 1 << UInt64(power) : nil
      seconds = (0..<power).reduce(1.0) { value, _ in value / 2 }
    } else {
      units = power < 20 ? (0..<power).reduce(1) { value, _ in value * 10 } : nil
      seconds = 1 / (0..<power).reduce(1.0) { value, _ in value * 10 }
    }
  }

  var digits: Int { seconds < 1e-7 ? 9 : 6 }

  /// The moment that a clock shows.
  ///
  /// - Parameter offset: seconds to add.
  func time(_ clock: UInt64, offset: UInt64) -> PCAPTime {
    guard let units else { return PCAPTime(seconds: offset, nanoseconds: 0, digits: digits) }
    let (seconds, rest) = clock.quotientAndRemainder(dividingBy: units)
    let product = rest.multipliedFullWidth(by: 1_000_000_000)
    // The rest is less than a second.
    let nanoseconds = units.dividingFullWidth(product).quotient
    return PCAPTime(seconds: seconds &+ offset, nanoseconds: nanoseconds, digits: digits)
  }
}

/// Tags of which exiftool has another value.
enum PCAPTags {
  static func add(_ time: PCAPTime, to table: TagTable = .pcap, _ found: inout MetadataBuilder) {
    found.add(table, "TimeStamp", integers: parts(time))
  }

  private static func parts(_ time: PCAPTime) -> [Int] {
    [Int(clamping: time.seconds), Int(clamping: time.nanoseconds), time.digits]
  }

  /// - Parameter seconds: what exiftool makes of it.
  static func add(
    _ time: PCAPTime, instead seconds: Double, _ found: inout MetadataBuilder
  ) {
    add(time, to: .pcapTrue, &found)
    found.add(.pcapMisread, "TimeStamp", doubles: [seconds, Double(time.digits)])
  }

  static func add(_ linkType: Int, instead misread: Int, _ found: inout MetadataBuilder) {
    found.add(.pcapTrue, "LinkType", linkType)
    found.add(.pcapMisread, "LinkType", misread)
  }
}
