/// What DJI's thermal cameras measured, in APP3 to APP5: segments without a signature, known by the
/// maker in the EXIF before them.
struct DJIThermal {
  /// The first block of EXIF.
  private var exif: Region?
  /// Whether that names DJI, once it was asked.
  private var isDJI: Bool?
  /// What the sensor saw, in several segments.
  private var picture: [Region] = []

  mutating func note(exif block: Region) {
    if exif == nil { exif = block }
  }

  /// Reads a segment that nothing else knows.
  mutating func read(
    _ marker: Int, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if isDJI == nil { isDJI = exif.map(Self.isDJI) ?? false }
    guard isDJI == true else { return }
    switch marker {
    case 0xe3: try JPEGParts.append(body, to: &picture)
    case 0xe4: try parameters(body, &found)
    default: found.add(.jpegSegment, "ThermalCalibration", group: "DJI", left: body)
    }
  }

  func finish(_ found: inout MetadataBuilder) throws(MetadataError) {
    if let picture = try JPEGParts.join(picture, found.limits) {
      found.add(.jpegSegment, "ThermalData", group: "DJI", left: picture)
    }
  }

  private static func isDJI(_ block: Region) -> Bool {
    guard let header = try? TIFFHeader(block),
      let directory = try? TIFFDirectory(block, at: header.firstDirectory, header, bad: { _ in }),
      let entry = directory.entry(0x10f), entry.byteCount <= 16,
      let make = try? block.slice(at: entry.position, count: entry.byteCount).elements
    else { return false }
    return make.prefix { $0 != 0 && $0 != 0x20 }.elementsEqual("DJI".utf8)
      && make.dropFirst(3).allSatisfy { $0 == 0 || $0 == 0x20 }
  }

  /// The structures of several cameras, told by numbers in them.
  private func parameters(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 256)
    let mark: StaticString = "\u{2c}\u{1}\u{20}\0"
    let (table, start): (TagTable, Int)
    if (try? head.uint32(at: 0, .big)) == 0xaa55_1206 {
      (table, start) = (.djiThermal, 0)
    } else if head.matches(mark, at: 32) {
      (table, start) = (.djiThermal2, 0)
    } else if head.matches(mark, at: 64) {
      (table, start) = (.djiThermal2, 32)
    } else if (try? head.uint32(at: 32, .big)) == 0xaa55_3800 {
      (table, start) = (.djiThermal3, 32)
    } else {
      return
    }
    try found.charge(entries: table.rows.count)
    found.add(table, fieldsOf: head.suffix(from: start), .little, isInFile: body.isInFile)
  }
}
