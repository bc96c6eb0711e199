/// What Kandao's cameras keep of a movie beside it (`kvar`, `kfix`, `kstb`), or in a file of its own:
/// a number of entries, each a name of 32 bytes, a format of eight, how many numbers of it follow, and
/// these.
struct KandaoRecords {
  /// The group of what is no record.
  private let group: String

  private init(_ group: String) { self.group = group }

  static func read(
    _ body: Region, group: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try KandaoRecords(group).read(body, &found)
  }

  /// Whether an entry starts so: a name in capitals, and a format.
  static func isEntry(_ entry: ByteSlice) -> Bool {
    guard let first = entry[0], (0x41...0x5a).contains(first), entry.count >= 40 else {
      return false
    }
    return format(of: entry) != nil
  }

  private func read(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = try body.uint32(at: 0, .little)
    var position = 4
    for _ in 0..<count {
      try found.charge(entries: 1)
      let head = try body.slice(at: position, count: 44)
      guard let format = Self.format(of: head) else {
        throw MetadataError(
          .malformed, "an entry of no format that is known", at: body.start + position)
      }
      let elements = try head.uint32(at: 40, .little)
      let length = elements * format.size
      position += 44
      let value = try body.region(at: position, count: length)
      position += length
      found.attempt { (found) throws(MetadataError) in
        try add(Self.text(head.prefix(32)), format, value, &found)
      }
    }
  }

  private func add(
    _ key: ByteSlice, _ format: TagFormat, _ value: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if let record = KandaoRecord.all.first(where: { key.elements.elementsEqual($0.key.utf8) }) {
      return try record.read(value, &found)
    }
    let table = TagTable.kandao
    let name = Self.name(of: key)
    let row = table.index(of: name)
    let stated = row.flatMap { table.rows[$0].format }
    let isBlob = format == .byte && value.count > 1 && stated == nil
    let isBinary = row.map { table.rows[$0].traits.contains(.binary) } ?? false
    if isBinary || isBlob || value.count > found.limits.valueBytes {
      // Bytes that are no numbers.
      guard let row = isBinary ? row : table.index(of: 101) else { return }
      return found.add(
        table, row: row, named: name, group: group, .undefined, count: value.count, bytes: nil,
        at: value)
    }
    guard let row = row ?? table.index(of: 100) else { return }
    let bytes = try value.all(limit: found.limits.valueBytes)
    if format == .ascii {
      found.add(
        text: bytes.prefix(bytes.firstIndex(of: 0) ?? bytes.count).elements, table, row: row,
        named: name, group: group, at: nil)
    } else {
      let format = stated ?? format
      guard bytes.count >= format.size else { return }
      found.add(
        table, row: row, named: name, group: group, format, count: bytes.count / format.size,
        .little, bytes: bytes.elements, at: value)
    }
  }

  /// The format of an entry; a character is text.
  private static func format(of entry: ByteSlice) -> TagFormat? {
    let name = text(entry.suffix(from: 32).prefix(8))
    return formats.first { name.elements.elementsEqual($0.name.utf8) }?.format
  }

  private static let formats: [(name: String, format: TagFormat)] = [
    ("CHAR", .ascii), ("BOOL", .byte), ("U8", .byte), ("U16", .short), ("U32", .long),
    ("U64", .long8), ("S8", .signedByte), ("S16", .signedShort), ("S32", .signedLong),
    ("S64", .signedLong8), ("FLOAT", .float), ("DOUBLE", .double),
  ]

  /// What stands before the NULs that fill up.
  private static func text(_ field: ByteSlice) -> ByteSlice {
    var length = field.count
    while length > 0, field[length - 1] == 0 { length -= 1 }
    return field.prefix(length)
  }

  /// The field's name of a key; of one that it does not know, capitals where words start.
  private static func name(of key: ByteSlice) -> String {
    if let known = names.first(where: { key.elements.elementsEqual($0.key.utf8) }) {
      return known.name
    }
    var name: [UInt8] = []
    for byte in key.elements {
      let isCapital = (0x41...0x5a).contains(byte)
      let isLetter = isCapital || (0x61...0x7a).contains(byte)
      let startsWord = name.isEmpty || name.last == 0x5f
      name.append(isLetter ? (startsWord ? byte & 0xdf : byte | 0x20) : byte)
    }
    return String(decoding: name, as: UTF8.self).tagName
  }

  private static let names: [(key: String, name: String)] = [
    ("CPU_TEMP", "CPUTemperature"), ("BAT_TEMP", "BatteryTemperature"),
    ("PTS_UNIT", "TimeStampUnit"), ("TOTAL_FRAME", "TotalFrames"),
    ("TOTAL_TIME_MS", "TotalTime"), ("LENS", "LensData"), ("CENTER_SHIFT", "CenterShift"),
    ("PTS", "PresentationTimeStamp"), ("LENS_SN0", "Lens0SerialNumber"),
    ("LENS_SN1", "Lens1SerialNumber"), ("LENS_OTP_ID0", "Lens0OTP_ID"),
    ("LENS_OTP_ID1", "Lens1OTP_ID"), ("ISP", "ISP"), ("GAINMAP0", "GainMap0"),
    ("GAINMAP1", "GainMap1"), ("PRODUCT", "Model"), ("SN", "SerialNumber"),
    ("PR_VER", "ProductVersion"), ("SW_VER", "SoftwareVersion"), ("HW_VER", "HardwareVersion"),
    ("VIDEO_CAPTIME", "VideoCaptureTime"), ("GPS_CAPTIME", "GPSCaptureTime"),
    ("LENS_INDEX", "LensIndex"), ("NEED_LSC", "NeedLDSC"), ("INPUT_INSERT", "InputInsert"),
    ("VIDEO_RESOLUTION", "VideoResolution"), ("VIDEO_CODECTYPE", "VideoCodec"),
    ("VIDEO_BITRATE", "VideoBitrate"), ("VIDEO_FORMAT", "VideoFormat"),
    ("OUTPUT_INSERT", "OutputInsert"), ("DYNAMIC_RANGE", "DynamicRange"),
    ("AWB_CCT", "AWB_CCT"), ("EV", "EV"), ("ISO", "ISO"), ("IMAGE_STYLE", "ImageStyle"),
    ("AE_METERING", "AEMetering"), ("CAPTURE_MODE", "CaptureMode"), ("HDR", "HDR"),
    ("COVER_MODE", "CoverMode"), ("FOV", "FOV"), ("AE_MODE", "AEMode"), ("AF_FN", "AF_FN"),
    ("AWB_MODE", "AWBMode"), ("AUDIO_GAIN", "AudioGain"), ("ISP_VER", "ISPVersion"),
    ("FAN_LEVEL", "FanLevel"), ("FAN_MODE", "FanMode"),
  ]
}

/// Entries that are records of a moment each, of which the first is told.
private struct KandaoRecord: Sendable {
  let key: String
  let length: Int
  let table: TagTable?

  static let all: [KandaoRecord] = [
    KandaoRecord(key: "IMU", length: 20, table: .kandaoIMU),
    KandaoRecord(key: "GPS", length: 20, table: .kandaoGPS),
    KandaoRecord(key: "GPSX", length: 36, table: .kandaoGPSX),
    // Nobody knows what its numbers are.
    KandaoRecord(key: "FRAME_ISP", length: 12, table: nil),
  ]

  func read(_ value: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard let table else { return }
    var start = 0
    var length = length
    let head = try value.head(count: 4)
    // Longer records, with the altitude, stand behind four bytes that say so.
    if key == "GPS", head.count == 4, head.elements.allSatisfy({ $0 == 0xff }) {
      start = 4
      length = 28
    }
    guard value.count >= start + length else { return }
    found.add(table, fieldsOf: try value.slice(at: start, count: length), .little)
  }
}
