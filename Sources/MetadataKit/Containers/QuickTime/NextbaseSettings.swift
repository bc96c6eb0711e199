/// What dash cameras of Nextbase write of themselves into a movie's user data: lines of a label and a
/// value, `Serial No:       123`, each with a carriage return before its end.
enum NextbaseSettings {
  @Sendable static func read(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    let lines = bytes.elements.split(separator: 0x0a)
    try found.charge(entries: lines.count)
    for line in lines {
      guard let end = line.lastIndex(of: 0x0d), let colon = colon(in: line[..<end]) else {
        continue
      }
      let label = line[..<colon]
      let value = line[..<end][(colon + 1)...].drop { $0 == 0x20 }
      found.add(.nextbase, name(of: label), text: value.filter { $0 != 0 }, offset: -1)
    }
  }

  /// Where the first colon is that a blank follows: times have some without.
  private static func colon(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.dropLast().first { line[$0] == 0x3a && line[$0 + 1] == 0x20 }
  }

  private static func name(of label: ArraySlice<UInt8>) -> String {
    renamed.first { label.elementsEqual($0.label.utf8) }?.name
      ?? String(boundedName: label).tagName
  }

  /// Labels that make no name, or another one than the field has.
  private static let renamed: [(label: String, name: String)] = [
    ("2nd Cam", "SecondCam"),
    ("Serial No", "SerialNumber"),
    ("Time & Date", "TimeAndDate"),
    ("Time Stamp", "VideoTimeStamp"),
    ("what3words", "What3Words"),
  ]
}
