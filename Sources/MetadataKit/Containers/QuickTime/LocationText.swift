/// A place with its name (3GPP TS 26.244 §8.3).
struct LocationText {
  private let name: [UInt8]
  private let role: UInt8
  /// Degrees, and meters.
  private let longitude, latitude, altitude: Double
  /// What follows: on which body of the sky, and a note.
  private let notes: [[UInt8]]

  /// `Zermatt Role=shooting Lat=45.97630 Lon=7.65860 Alt=4478.00 Body=Earth Notes=…`.
  static func text(of value: ArraySlice<UInt8>) -> [UInt8] {
    let place = LocationText(value)
    // Old phones end a name of nothing but the mark with one NUL: read as if there were two, the place is
    // not on the globe, or on a body without its first letter.
    if value.starts(with: [0xfe, 0xff, 0]), let other = LocationText(value.dropFirst(2)),
      other.isOnGlobe, place?.isOnGlobe != true || other.isOnEarth
    {
      return other.text
    }
    return place?.text ?? Array("<err>".utf8)
  }

  private init?(_ value: ArraySlice<UInt8>) {
    var rest = value
    guard let name = Self.string(&rest), rest.count >= 13 else { return nil }
    let numbers = Array(rest.prefix(13))
    rest = rest.dropFirst(13)
    func fixed(_ position: Int) -> Double {
      let bits = numbers[position..<(position + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return QuickTimeValue.rounded(Double(Int32(bitPattern: bits)) / 65536, 1e5)
    }
    self.name = name
    role = numbers[0]
    longitude = fixed(1)
    latitude = fixed(5)
    altitude = fixed(9)
    var notes: [[UInt8]] = []
    while notes.count < 2, let note = Self.string(&rest) { notes.append(note) }
    self.notes = notes
  }

  private var isOnGlobe: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  private var isOnEarth: Bool {
    notes.first.map { String(decoding: $0, as: UTF8.self).lowercased() == "earth" } ?? false
  }

  private var text: [UInt8] {
    var text = TextBuffer()
    text.append(bytes: name.isEmpty ? Array("(none)".utf8) : name)
    let roles = ["shooting", "real", "fictional", "reserved"]
    text.append(
      " Role=" + (roles.indices.contains(Int(role)) ? roles[Int(role)] : "unknown(\(role))"))
    text.append(" Lat=")
    text.append(latitude, fractionDigits: 5)
    text.append(" Lon=")
    text.append(longitude, fractionDigits: 5)
    text.append(" Alt=")
    text.append(altitude, fractionDigits: 2)
    for (label, note) in zip([" Body=", " Notes="], notes) {
      text.append(label)
      text.append(bytes: note)
    }
    return text.bytes
  }

  /// The text up to the next NUL, in UTF-8 or with a byte-order mark in UTF-16; nil without one.
  private static func string(_ bytes: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.starts(with: [0xfe, 0xff]) else {
      guard let end = bytes.firstIndex(of: 0) else { return nil }
      defer { bytes = bytes[(end + 1)...] }
      return Array(bytes[..<end])
    }
    for index in stride(from: bytes.startIndex + 2, to: bytes.endIndex - 1, by: 2)
    where bytes[index] == 0 && bytes[index + 1] == 0 {
      defer { bytes = bytes[(index + 2)...] }
      return UTF16Text(bytes[..<index], .big, isGuess: false).utf8
    }
    return nil
  }
}
