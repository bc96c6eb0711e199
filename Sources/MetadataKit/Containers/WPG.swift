extension Container {
  /// WordPerfect Graphics, of versions 1 and 2.
  ///
  /// Source: Corel, *WordPerfect Graphics File Format* (WPG).
  package static let wpg = Container(ofSignatures: "WPG") { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 16)
    let start = try head.uint32(at: 4, .little)
    let version = try head.uint8(at: 10)
    found.add(.wpg, "WPGVersion", text: "\(version).\(try head.uint8(at: 11))")
    guard version == 1 || version == 2 else {
      throw MetadataError(
        .unsupported, "version \(version) of WPG is not known", at: file.start + 10)
    }
    var reader = WPGReader(file, start: max(16, start), version: version)
    try reader.read(&found)
  }
}

/// Goes through the records of a picture.
private struct WPGReader {
  private let file: Region
  private let version: Int
  private var position: Int
  /// The kind of the last record, and how many of it follow each other.
  private var last = (type: 0, count: 0)
  private var hasRecords = false

  init(_ file: Region, start: Int, version: Int) {
    self.file = file
    self.version = version
    position = start
  }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    defer { tellLast(&found) }
    var units = UnitCounter(found.limits)
    while position < file.count {
      try units.next(at: file.start + position)
      try found.expectRoom()
      guard let (type, length) = try record() else { return }
      if type == (version == 1 ? 0x0f : 0x01) {
        tellSize(try file.slice(at: position, count: length).prefix(64), &found)
      }
      position += length
      if position > file.count {
        found.warn(
          Warning(.truncated, "the file ends within a record", at: file.start + file.count))
      }
      if type == last.type {
        last.count += 1
      } else {
        tellLast(&found)
        last = (type, 1)
      }
    }
  }

  /// The kind of the next record, and how many bytes it has; nil where none follows.
  private mutating func record() throws(MetadataError) -> (Int, Int)? {
    guard position + version <= file.count else { return nil }
    // In version 2 a class stands before it, and how many extensions there are behind it.
    let type = try file.uint8(at: position + version - 1)
    position += version
    if version == 2 { _ = try number() }
    let length = try number()
    return type == 0 || version == 2 && type > 0x3f ? nil : (type, length)
  }

  /// A number of one byte, of two behind 255, or of four where the first of their bits is set.
  private mutating func number() throws(MetadataError) -> Int {
    let byte = try file.uint8(at: position)
    position += 1
    guard byte == 255 else { return byte }
    let low = try file.uint16(at: position, .little)
    position += 2
    guard low & 0x8000 != 0 else { return low }
    let high = low & 0x7fff
    position += 2
    return high << 16 | (try file.uint16(at: position - 2, .little))
  }

  /// What the first record says of the picture's size, in units of which an inch has 1200 or as many as it
  /// says.
  private func tellSize(_ start: ByteSlice, _ found: inout MetadataBuilder) {
    guard let size = version == 1 ? size1(start) : size2(start) else {
      return found.warn(
        Warning(.malformed, "a picture that does not say its size", at: start.offset))
    }
    found.add(.wpg, "ImageWidthInches", doubles: [size.0])
    found.add(.wpg, "ImageHeightInches", doubles: [size.1])
  }

  private func size1(_ start: ByteSlice) -> (Double, Double)? {
    guard let width = try? start.uint16(at: 2, .little),
      let height = try? start.uint16(at: 4, .little)
    else { return nil }
    return (Double(width) / 1200, Double(height) / 1200)
  }

  private func size2(_ start: ByteSlice) -> (Double, Double)? {
    guard let x = try? start.uint16(at: 0, .little), let y = try? start.uint16(at: 2, .little)
    else { return nil }
    let sides: [Int]
    switch start[4] {
    case 0: sides = (0..<4).compactMap { side16(start, $0) }
    case 1: sides = (0..<4).compactMap { try? start.int32(at: 13 + $0 * 4, .little) }
    default: return nil
    }
    guard sides.count == 4 else { return nil }
    return (
      Double(abs(sides[2] - sides[0])) / Double(x == 0 ? 1200 : x),
      Double(abs(sides[3] - sides[1])) / Double(y == 0 ? 1200 : y)
    )
  }

  private func side16(_ start: ByteSlice, _ index: Int) -> Int? {
    (try? start.uint16(at: 13 + index * 2, .little)).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  private mutating func tellLast(_ found: inout MetadataBuilder) {
    guard last.count > 0 else { return }
    found.continuesList = hasRecords
    found.add(
      .wpg, version == 1 ? "Records" : "RecordsV2",
      text: last.count > 1 ? "\(last.type)x\(last.count)" : "\(last.type)")
    hasRecords = true
    last.count = 0
  }
}
