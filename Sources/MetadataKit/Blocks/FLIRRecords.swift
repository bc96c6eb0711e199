/// What FLIR's thermal cameras keep beside a picture: a directory of records, of the measured
/// temperatures, the camera, the colors and more.
struct FLIRRecords {
  let block: Region
  let order: ByteOrder

  /// Nil where the block is none.
  init?(_ block: Region) {
    guard let head = try? block.head(count: 64), head.count == 64,
      head.matches("FFF\0") || head.matches("AFF\0")
    else { return nil }
    func isVersion(_ order: ByteOrder) -> Bool {
      (try? head.uint32(at: 20, order)).map { (100..<200).contains($0) } ?? false
    }
    guard isVersion(.big) || isVersion(.little) else { return nil }
    self.block = block
    order = isVersion(.big) ? .big : .little
  }

  /// Tells what the records say.
  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try block.head(count: 64)
    content(head, order).tell(.flirHeader, &found)
    let start = try head.uint32(at: 24, order)
    let count = try head.uint32(at: 28, order)
    if count > Self.mostRecords {
      found.warn(Warning(.limitExceeded, "too many records of FLIR's", at: block.start))
    }
    let stated = min(count, Self.mostRecords) * 32
    let directory = try block.head(at: start, count: stated)
    if directory.count < stated {
      found.warn(
        Warning(
          .truncated, "a directory of FLIR's reaches past its block",
          at: directory.offset + directory.count))
    }
    let entries = directory.count / 32
    try found.charge(entries: entries)
    // Records may share what they lead to: all of them together have a limit.
    var budget = found.limits.blockBytes
    for index in 0..<entries {
      let kind = try directory.uint16(at: index * 32, order)
      let place = try directory.uint32(at: index * 32 + 12, order)
      let length = try directory.uint32(at: index * 32 + 16, order)
      if kind == 0 { continue }
      budget -= min(length, Self.headLength)
      guard budget >= 0 else {
        throw MetadataError(.limitExceeded, "too much in FLIR's records", at: block.start)
      }
      found.attempt { (found) throws(MetadataError) in
        try tell(kind, try block.region(at: place, count: length), &found)
      }
    }
  }

  private static let mostRecords = 1024
  private static let mostLines = 256
  /// What is read of a record, whose pictures stay where they are.
  private static let headLength = 65536

  private func tell(
    _ kind: Int, _ record: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try record.head(count: Self.headLength)
    // A small number tells the order of the record.
    let first = (try? head.uint16(at: kind == 0x28 ? 2 : 0, order)) ?? 0
    let order = first >= 0x100 ? order.other : order
    switch kind {
    case 0x01: try picture(.flirRaw, "RawThermalImage", head, record, order, at: 32, &found)
    case 0x05: try picture(.flirGain, "GainDeadMapImage", head, record, order, at: 32, &found)
    case 0x06: try picture(.flirCoarse, "CoarseMapImage", head, record, order, at: 32, &found)
    case 0x0e: try picture(.flirEmbedded, "EmbeddedImage", head, record, order, at: 32, &found)
    case 0x20: content(head, order).tell(.flirCamera, &found)
    case 0x21: try measurements(head, order, &found)
    case 0x22: palette(head, &found)
    case 0x23: try texts(head, of: record, .flirText, &found)
    case 0x28: try picture(.flirPaint, "PaintImage", head, record, order, at: 40, &found)
    case 0x2a: content(head, .little, .signedShort).tell(.flirPiP, &found)
    case 0x2b: content(head, .little).tell(.flirGPS, &found)
    case 0x2c: content(head, .little).tell(.flirMeterLink, &found)
    case 0x2e: try texts(head, of: record, .flirParameters, &found)
    default: return
    }
  }

  func content(
    _ bytes: ByteSlice, _ order: ByteOrder, _ unit: TagFormat = .byte
  ) -> NotePart.Content {
    NotePart.Content(bytes, order, unit, isInFile: block.isInFile)
  }

  /// Lines of `.0.label unicode "…"`: a number, what it is, and the text.
  private func texts(
    _ head: ByteSlice, of record: Region, _ table: TagTable, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard head.count >= 12 else { return }
    let bytes = head.suffix(from: 12).elements.untilNUL
    // Records may share their bytes, and a JPEG have many sets of them.
    try found.charge(bytes.count)
    let lines = bytes.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d })
    if lines.count > Self.mostLines || record.count > head.count && bytes.count == head.count - 12 {
      found.warn(
        Warning(.limitExceeded, "texts of FLIR's that are too long", at: record.start))
    }
    for line in lines.prefix(Self.mostLines) {
      if table === TagTable.flirParameters, line.starts(with: Array("# Generated at ".utf8)) {
        found.add(
          table, "DateTimeGenerated", group: "FLIR", text: line.dropFirst(15), offset: -1)
        continue
      }
      guard let field = FLIRTextLine(line) else { continue }
      found.add(table, field.name, group: "FLIR", text: field.text, offset: -1)
    }
  }
}
