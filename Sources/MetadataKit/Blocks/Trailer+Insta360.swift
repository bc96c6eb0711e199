/// What Insta360's cameras append to photos (INSP) and movies (INSV, MP4), or have in a box `inst` at
/// the end of one.
extension Trailer {
  static let insta360 = Trailer {
    ends($0, Insta360Records.signature)
  } read: { (file, found) throws(MetadataError) in
    guard let all = try Insta360Records(endOf: file) else { return nil }
    var hasPosition = false
    for record in all.records {
      try found.charge(entries: 1)
      switch record.kind {
      case 0x101: tellCamera(record.body, &found)
      case 0x200 where record.body.isJPEG:
        found.add(.insta360, "PreviewImage", left: record.body)
        found.note(.preview, record.body)
      case 0x700 where !hasPosition:
        hasPosition = try holdsFix(record.body, &found)
        guard hasPosition else { continue }
        found.add(.insta360, "PositionRecords", text: "Insta360's records (GPS)")
      default: continue
      }
    }
    return all.start
  }

  /// The camera, as fields of a protocol buffer.
  private static func tellCamera(_ body: Region, _ found: inout MetadataBuilder) {
    guard let bytes = try? body.head(count: 0x10000) else { return }
    if bytes.count < body.count {
      found.warn(Warning(.limitExceeded, "a camera's record that is too long", at: body.start))
    }
    var reader = ProtobufReader(bytes)
    while !reader.isAtEnd, let (number, value) = try? reader.next() {
      guard case .bytes(let text) = value, let number = UInt32(exactly: number),
        TagTable.insta360.index(of: number) != nil
      else { continue }
      found.add(
        .insta360, number, .utf8, count: text.count, .little, bytes: text,
        isInFile: body.isInFile)
    }
  }

  /// Whether one of the positions is one that was found: seconds, milliseconds, `A`, and degrees that
  /// each have their hemisphere behind them. They start long before the camera knows where it is.
  private static func holdsFix(_ body: Region, _ found: inout MetadataBuilder)
    throws(MetadataError) -> Bool
  {
    let size = 53
    let north: [UInt8?] = [0x4e, 0x53]
    // Some write the west in French.
    let east: [UInt8?] = [0x45, 0x57, 0x4f]
    var position = 0
    while position + size <= body.count {
      let bytes = try body.head(at: position, count: size * 512)
      try found.charge(bytes.count)
      for place in stride(from: 0, through: bytes.count - size, by: size)
      where bytes[place + 10] == 0x41 && north.contains(bytes[place + 19])
        && east.contains(bytes[place + 28])
      {
        return true
      }
      position += size * 512
    }
    return false
  }
}
