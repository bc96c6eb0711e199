/// What FLIR's thermal cameras keep beside a picture: a directory of records, of the measured
/// temperatures, the camera, the colors and more.
struct FLIRRecords {
  private let block: Region
  private let order: ByteOrder

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
      do throws(MetadataError) {
        try tell(kind, try block.region(at: place, count: length), &found)
      } catch {
        found.warn(error)
      }
    }
  }

  private static let mostRecords = 1024
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
    case 0x23: texts(head, .flirText, &found)
    case 0x28: try picture(.flirPaint, "PaintImage", head, record, order, at: 40, &found)
    case 0x2a: content(head, .little, .signedShort).tell(.flirPiP, &found)
    case 0x2b: content(head, .little).tell(.flirGPS, &found)
    case 0x2c: content(head, .little).tell(.flirMeterLink, &found)
    case 0x2e: texts(head, .flirParameters, &found)
    default: return
    }
  }

  private func content(
    _ bytes: ByteSlice, _ order: ByteOrder, _ unit: TagFormat = .byte
  ) -> NotePart.Content {
    let note = NotePart.Note(
      order: order, camera: ByteSlice([]), file: "", group: nil, isInFile: block.isInFile)
    return NotePart.Content(note: note, tag: 0, count: bytes.count, bytes: bytes, unit: unit)
  }

  // MARK: Pictures

  /// A picture behind its size: PNG, JPEG, or plain numbers of 16 bits.
  private func picture(
    _ table: TagTable, _ name: String, _ head: ByteSlice, _ record: Region, _ order: ByteOrder,
    at position: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let content = content(head, order, .short)
    content.tell(table, &found)
    let image = record.region(from: position)
    guard image.count > 0 else { return }
    let start = head.suffix(from: position)
    let size = position == 40 ? 10 : 2
    let width = content.integer(at: size, .short) ?? 0
    let height = content.integer(at: size + 2, .short) ?? 0
    // Records that are a file have no other picture.
    if found.path.isEmpty, name == "RawThermalImage" {
      found.facts.pixelWidth = width
      found.facts.pixelHeight = height
    }
    let kind: String
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      kind = "PNG"
    } else if start.starts(with: [0xff, 0xd8, 0xff]) {
      kind = "JPG"
    } else if name != "EmbeddedImage", order == .little, image.count == width * height * 2 {
      kind = "TIFF"
    } else {
      kind = "DAT"
    }
    found.add(table, name + "Type", group: "FLIR", text: kind)
    found.add(table, name, group: "FLIR", left: image)
    // exiftool puts a TIFF header of so many bytes before the numbers, and counts it.
    if kind == "TIFF", let row = table.index(of: position == 40 ? 0x30014 : 0x30010) {
      found.add(
        table, row: row, named: name, group: "FLIR", .undefined, [], count: image.count + 204)
    }
  }

  private func palette(_ head: ByteSlice, _ found: inout MetadataBuilder) {
    let content = content(head, order)
    content.tell(.flirPalette, &found)
    for (id, name) in [(0x30, "PaletteFileName"), (0x50, "PaletteName")] {
      guard let field = try? head.slice(at: id, count: min(32, head.count - id)) else { return }
      let text = field.elements.prefix { $0 != 0 }
      guard (3...31).contains(text.count), text.allSatisfy({ (0x20...0x7e).contains($0) }) else {
        continue
      }
      found.add(.flirPalette, name, group: "FLIR", text: text, offset: -1)
    }
    if let count = head[0],
      let colors = try? head.slice(at: 0x70, count: Int(count) * 3)
    {
      found.add(
        .flirPalette, 0x10070, group: "FLIR", .undefined, count: colors.count, order, bytes: colors,
        isInFile: block.isInFile)
    }
  }

  // MARK: Measurements

  /// What was measured with which tool: records of a length, a kind, coordinates and a label.
  private func measurements(
    _ head: ByteSlice, _ order: ByteOrder, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 12
    var number = 1
    while number < 1000, let length = try? head.uint16(at: position, order), length >= 0x28,
      position + length <= head.count, let size = try? head.uint16(at: position + 4, order),
      let kind = try? head.uint16(at: position + 10, order)
    {
      let name = "Meas\(number)"
      if let row = TagTable.flirMeasurement.index(of: "Meas1Type") {
        found.add(
          .flirMeasurement, row: row, named: name + "Type", group: "FLIR", .short,
          [UInt8(kind >> 8 & 0xff), UInt8(kind & 0xff)][...], count: 2)
      }
      guard position + 0x24 + size <= head.count else { return }
      // Records may share what they state; a number becomes a few digits.
      try found.charge(entries: 1, bytes: size * 4)
      let numbers = stride(from: 0, to: size - 1, by: 2).compactMap {
        try? head.uint16(at: position + 0x24 + $0, order)
      }
      found.add(
        .flirMeasurement, name + "Params", group: "FLIR",
        text: numbers.map(String.init).joined(separator: " "))
      var label: [UInt8] = []
      for place in stride(from: 0x24 + size, to: length - 1, by: 2) {
        guard let unit = try? head.uint16(at: position + place, order),
          (0x20...0x7f).contains(unit)
        else { break }
        label.append(UInt8(truncatingIfNeeded: unit))
      }
      found.add(.flirMeasurement, name + "Label", group: "FLIR", text: label, offset: -1)
      position += length
      number += 1
    }
  }

  // MARK: Texts

  /// Lines of `.0.label unicode "…"`: a number, what it is, and the text.
  private func texts(_ head: ByteSlice, _ table: TagTable, _ found: inout MetadataBuilder) {
    guard head.count >= 12 else { return }
    let bytes = head.suffix(from: 12).elements.prefix { $0 != 0 }
    for line in bytes.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).prefix(256) {
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

/// A line of texts in FLIR's records.
struct FLIRTextLine {
  /// `Label0`.
  let name: String
  let text: [UInt8]

  /// Nil where it is none.
  init?(_ line: ArraySlice<UInt8>) {
    guard let quote = line.firstIndex(of: 0x22), let end = line.lastIndex(of: 0x22), end > quote
    else { return nil }
    let words = line[..<quote].split(separator: 0x20)
    guard words.count >= 2, let coding = words.last else { return nil }
    let parts = words[words.count - 2].split(separator: 0x2e)
    guard parts.count >= 2, let kind = parts.last,
      parts[parts.count - 2].allSatisfy(NumberText.isDigit)
    else { return nil }
    let number = String(decoding: parts[parts.count - 2], as: UTF8.self)
    switch String(decoding: kind, as: UTF8.self) {
    case "label": name = "Label" + number
    case "value": name = "Value" + number
    case "param": name = "Param" + number
    default: return nil
    }
    let raw = line[(quote + 1)..<end]
    text = coding.elementsEqual("unicode".utf8) ? Self.decoded(raw) : Array(raw)
  }

  /// A backslash and four hexadecimal digits are a character; before anything else it is left out.
  private static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == 0x5c else {
        text.append(raw[index])
        index += 1
        continue
      }
      let digits = raw[(index + 1)...].prefix(4)
      if digits.count == 4, digits.first != 0x2b,
        let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        text.append(contentsOf: Array(String(Character(scalar)).utf8))
        index += 5
      } else {
        text.append(contentsOf: raw[(index + 1)...].prefix(1))
        index += 2
      }
    }
    return text
  }
}

extension ByteSlice {
  fileprivate func starts(with bytes: [UInt8]) -> Bool {
    bytes.indices.allSatisfy { self[$0] == bytes[$0] }
  }
}
