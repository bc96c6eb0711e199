/// What is known of a Nikon note before its structures are read: the keys of what is encrypted, and
/// settings that decide what structures mean.
struct NikonKeys: Sendable {
  /// Made of the serial number; nil where there is no note.
  var serial: UInt8?
  /// Made of the number of pictures; nil where it is not known.
  var count: UInt8?
  var shutterMode = 0
  var isManualFocus = false
}

extension MakerNoteTags {
  /// Notes of Nikon's cameras since 1999: a directory many of whose values are structures, of which
  /// some are encrypted.
  static let nikon = MakerNoteTags("Nikon", .nikon, NotePart.nikon) { _, _ in
    0
  } prepare: { directory, place, note in
    var keys = NikonKeys()
    keys.serial = 0
    if let text = value(0x1d, of: directory, place) {
      let serial = text.elements.prefix { $0 != 0 }
      if serial.isEmpty || !serial.allSatisfy(NumberText.isDigit) {
        keys.serial = endsAsD50(place.camera) ? 0x22 : 0x60
      } else {
        // Only the lowest byte counts.
        keys.serial = serial.reduce(0) { $0 &* 10 &+ ($1 &- 0x30) }
      }
    }
    if let bytes = value(0xa7, of: directory, place), bytes.count == 4 {
      keys.count = bytes.elements.reduce(0) { $0 ^ $1 }
    }
    if let bytes = value(0x34, of: directory, place) {
      keys.shutterMode = (try? bytes.uint16(at: 0, place.order)) ?? 0
    }
    keys.isManualFocus = value(0x07, of: directory, place)?.matches("Manual") ?? false
    note.nikon = keys
  }

  /// Notes of the first of Nikon's digital cameras.
  static let nikonType2 = MakerNoteTags("Nikon", .nikonType2)

  /// Where the preview stands.
  static let nikonPreview = MakerNoteTags("Nikon", .nikonPreviewIFD) { _, _ in
    0
  } finish: { directory, place, found in
    func number(_ tag: Int) -> Int? {
      directory.entry(tag).flatMap { try? place.region.uint32(at: $0.position, place.order) }
    }
    guard let start = number(0x201), let count = number(0x202), start > 0, count > 0 else { return }
    // It may stand behind the block.
    let file = place.region.isInFile ? Region(place.region.reader) : place.region
    let position = place.region.isInFile ? place.region.start &+ start : start
    let image = file.clamped(at: position, count: count)
    guard image.count == count else {
      return found.warn(Warning(.truncated, "Nikon's preview reaches past the end", at: position))
    }
    guard let head = try? image.head(count: min(4, count)), !head.matches("none") else { return }
    found.add(.nikonPreviewIFD, "PreviewImage", left: image)
    if head[1] == 0xd8, head[2] == 0xff { found.note(.preview, image) }
  }

  /// What Nikon's program for scanners writes.
  static let nikonScan = MakerNoteTags(
    "Nikon Scan", .nikonScan,
    [
      NotePart(0x110, .nikonROC, .long) { $0.tellNikon(.nikonROC, nil, &$1) },
      NotePart(0x120, .nikonGEM, .long) { $0.tellNikon(.nikonGEM, nil, &$1) },
    ])

  /// The bytes of a short value of a directory.
  private static func value(
    _ tag: Int, of directory: TIFFDirectory, _ place: MakerNotePlace
  ) -> ByteSlice? {
    guard let entry = directory.entry(tag), entry.byteCount <= 256 else { return nil }
    return try? place.region.slice(at: entry.position, count: entry.byteCount)
  }

  private static func endsAsD50(_ camera: ByteSlice) -> Bool {
    camera.count > 3 && camera.suffix(from: camera.count - 4).matches(" D50")
  }
}

extension NotePart {
  /// What is a structure in Nikon's notes.
  static let nikon: [NotePart] = nikonSettings + nikonFocus + nikonShots + nikonColors

  // swift-format-ignore
  private static let nikonSettings: [NotePart] = [
    .init(0x11, directory: .nikonPreview),
    nikon(0x14, .nikonColorBalanceA, "unit=7&count=2560", .big, unit: .short),
    nikon(0x14, .nikonColorBalanceB, "^NRW 0100"),
    nikon(0x14, .nikonColorBalanceC, "^NRW "),
    nikon(0x1f, .nikonVRInfo),
    nikon(0x21, .nikonFaceDetect, unit: .short),
    nikon(0x23, .nikonPictureControl, "^01"),
    nikon(0x23, .nikonPictureControl2, "^02"),
    nikon(0x23, .nikonPictureControl3, "^03"),
    nikon(0x23, .nikonPictureControlUnknown),
    nikon(0x24, .nikonWorldTime),
    nikon(0x25, .nikonISOInfo, "", .big),
    nikon(0x2b, .nikonDistortInfo),
    nikon(0x35, .nikonHDRInfo, "!count=6"),
    nikon(0x35, .nikonHDRInfo2),
    nikon(0x39, .nikonLocationInfo),
    .init(0x4e, .nikonSettings, .byte, tell: settings),
    nikon(0x51, .nikonMakerNotesX51),
    nikon(0x56, .nikonMakerNotesX56),
    nikon(0xa8, .nikonFlashInfo0100, "^0100|0101"),
    nikon(0xa8, .nikonFlashInfo0102, "^0102"),
    nikon(0xa8, .nikonFlashInfo0103, "^0103|0104|0105"),
    nikon(0xa8, .nikonFlashInfo0106, "^0106"),
    nikon(0xa8, .nikonFlashInfo0107, "^0107|0108"),
    nikon(0xa8, .nikonFlashInfo0300, "^0300|0301"),
    nikon(0xa8, .nikonFlashInfoUnknown),
    nikon(0xb0, .nikonMultiExposure, "^0100", unit: .long),
    nikon(0xb0, .nikonMultiExposure, "^0101", .little, unit: .long),
    nikon(0xb0, .nikonMultiExposure2, "^0102|0103", unit: .long),
    .init(0xb8, .nikonFileInfo, .short) { $0.tellNikon(.nikonFileInfo, $0.orderOfFileInfo, &$1) },
    nikon(0xb9, .nikonAFTune),
    nikon(0xbb, .nikonRetouchInfo, unit: .signedByte),
    nikon(0xbd, .nikonPictureControl),
    nikon(0xc3, .nikonBarometerInfo),
    .init(0xe01, .nikonCapture, .byte, tell: capture),
    .init(0xe0e, .nikonCaptureOffsets, .byte, condition: "^0100", tell: captureOffsets),
    .init(0xe10, directory: .nikonScan),
    nikon(0xe1e, .nikonCaptureOutput, "^0100", unit: .long),
  ]

  // swift-format-ignore
  private static let nikonFocus: [NotePart] = [
    nikon(0x88, .nikonAFInfo, "NIKON D*", .big),
    nikon(0x88, .nikonAFInfo, "", .little),
    nikon(0x98, .nikonLensData00, "^0100"),
    nikon(0x98, .nikonLensData01, "^0101"),
    encrypted(0x98, .nikonLensData01, "^0201|0202|0203"),
    encrypted(0x98, .nikonLensData0204, "^0204"),
    encrypted(0x98, .nikonLensData0400, "^0400|0401"),
    encrypted(0x98, .nikonLensData0402, "^0402"),
    encrypted(0x98, .nikonLensData0403, "^0403"),
    encrypted(0x98, .nikonLensData0800, "^0800|0801|0802", .little),
    encrypted(0x98, .nikonLensDataUnknown),
    nikon(0xb7, .nikonAFInfo2V0100, "^0100"),
    nikon(0xb7, .nikonAFInfo2V0101, "^0101"),
    nikon(0xb7, .nikonAFInfo2V0200, "^0200|0201"),
    nikon(0xb7, .nikonAFInfo2V0300, "^0300|0301"),
    nikon(0xb7, .nikonAFInfo2V0400, "^0400|0401|0402"),
  ]

  // swift-format-ignore
  private static let nikonShots: [NotePart] = [
    encrypted(0x91, .nikonShotInfoD40, "^0209", .big),
    encrypted(0x91, .nikonShotInfoD80, "^0208", .big),
    encrypted(0x91, .nikonShotInfoD90, "^0213", .big),
    encrypted(0x91, .nikonShotInfoD3a, "^0210&count=5399", .big),
    encrypted(0x91, .nikonShotInfoD3b, "^0210&count=5408|5412", .big),
    encrypted(0x91, .nikonShotInfoD3X, "^0214&count=5409", .big),
    encrypted(0x91, .nikonShotInfoD3S, "^0218&count=5356|5388", .big),
    encrypted(0x91, .nikonShotInfoD300a, "^0210&count=5291", .big),
    encrypted(0x91, .nikonShotInfoD300b, "^0210&count=5303", .big),
    encrypted(0x91, .nikonShotInfoD300S, "^0216&count=5311", .big),
    encrypted(0x91, .nikonShotInfoD700, "^0212&count=5312", .big),
    encrypted(0x91, .nikonShotInfoD780, "^0245", .little),
    encrypted(0x91, .nikonShotInfoD7500, "^0242", .little),
    encrypted(0x91, .nikonShotInfoD800, "^0222", .big),
    encrypted(0x91, .nikonShotInfoD810, "^0233", .little),
    encrypted(0x91, .nikonShotInfoD850, "^0243", .little),
    encrypted(0x91, .nikonShotInfoD5000, "^0215&count=6745", .big),
    encrypted(0x91, .nikonShotInfoD5100, "^0221&count=8902", .big),
    encrypted(0x91, .nikonShotInfoD5200, "^0226&count=11587", .big),
    encrypted(0x91, .nikonShotInfoD7000, "^0220", .big),
    encrypted(0x91, .nikonShotInfoD4, "^0223", .big),
    encrypted(0x91, .nikonShotInfoD4S, "^0231", .little),
    encrypted(0x91, .nikonShotInfoD500, "^0238|0239", .little),
    encrypted(0x91, .nikonShotInfoD6, "^0246", .little),
    encrypted(0x91, .nikonShotInfoD610, "^0232", .big),
    encrypted(0x91, .nikonShotInfoZ6III, "^0809|0810|0811", .little),
    encrypted(0x91, .nikonShotInfoZ7II, "^0800|0801|0802|0803|0804|0807|0808", .little),
    encrypted(0x91, .nikonShotInfoZ8, "^0806", .little),
    encrypted(0x91, .nikonShotInfoZ9, "^0805", .little),
    encrypted(0x91, .nikonShotInfo, "^02|08", .big),
    nikon(0x91, .nikonShotInfo, "", .big),
  ]

  // swift-format-ignore
  private static let nikonColors: [NotePart] = [
    nikon(0x97, .nikonColorBalance1, "^0100", unit: .short, from: 72),
    nikon(0x97, .nikonColorBalance2, "^0102", unit: .short, from: 10),
    nikon(0x97, .nikonColorBalance3, "^0103", unit: .short, from: 20),
    encrypted(0x97, .nikonColorBalance2, "^0205", unit: .short, from: 18),
    encrypted(0x97, .nikonColorBalance4, "^0209|0212|0214", unit: .short, behind: 284, from: 294),
    encrypted(0x97, .nikonColorBalance2, "^0200|0201|0202|0203|0204|0206|0207|0208|0210", unit: .short, behind: 284, from: 290),
    encrypted(0x97, .nikonColorBalance4, "^0211", unit: .short, behind: 284, from: 300),
    encrypted(0x97, .nikonColorBalance2, "^0213", unit: .short, behind: 284, from: 294),
    encrypted(0x97, .nikonColorBalance4, "^0215|0216|0217", unit: .short, behind: 284, from: 288),
    encrypted(0x97, .nikonColorBalance2, "^0219|0221|0222|0223|0224", unit: .short, from: 128),
    encrypted(0x97, .nikonColorBalanceUnknown, "^0220|06", behind: 284),
    encrypted(0x97, .nikonColorBalanceUnknown2, "^018|02|04|08", unit: .short),
    nikon(0x97, .nikonColorBalanceUnknown),
  ]

  /// A structure that is as it stands there.
  ///
  /// - Parameter from: where in the value it starts.
  private static func nikon(
    _ tag: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable, _ condition: String = "",
    _ order: ByteOrder? = nil, unit: TagFormat = .byte, from: Int = 0
  ) -> NotePart {
    NotePart(tag, table(), unit, condition: condition) { content, found in
      content.tellNikon(table(), order, from: from, &found)
    }
  }

  /// A structure that is encrypted.
  ///
  /// - Parameter behind: how many bytes at its start are not.
  private static func encrypted(
    _ tag: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable, _ condition: String = "",
    _ order: ByteOrder? = nil, unit: TagFormat = .byte, behind: Int = 4, from: Int = 0
  ) -> NotePart {
    NotePart(tag, table(), unit, condition: condition) { content, found in
      guard let serial = content.note.nikon.serial, let count = content.note.nikon.count else {
        return
      }
      do throws(MetadataError) {
        try found.charge(content.bytes.count)
      } catch {
        return found.warn(error)
      }
      var note = content.note
      note.isInFile = false
      let clear = NotePart.Content(
        note: note, tag: content.tag, count: content.count,
        bytes: NikonCipher(serial: serial, count: count).clear(content.bytes, from: behind),
        unit: content.unit)
      clear.tellNikon(table(), order, from: from, &found)
    }
  }

  /// A list of settings, each with its number.
  @Sendable private static func settings(_ content: Content, _ found: inout MetadataBuilder) {
    var structure = NikonStructure(content, content.note.order)
    structure.tellSettings(&found)
  }

  /// What Nikon Capture adds: ``NikonCaptureData``.
  @Sendable private static func capture(_ content: Content, _ found: inout MetadataBuilder) {
    let table = TagTable.nikonCapture
    NikonCaptureData.forEach(in: content.bytes, found.limits) { number, bytes in
      guard let row = table.index(of: number) else { return }
      if table.rows[row].traits.contains(.structural) {
        var note = content.note
        note.order = .little
        guard
          let inner = NikonInner.all.first(where: { $0.id == number && $0.outer() === table })
        else { return }
        let part = Content(
          note: note, tag: content.tag, count: bytes.count, bytes: bytes, unit: inner.unit)
        return part.tellNikon(inner.table(), .little, &found)
      }
      let format = table.rows[row].format ?? .undefined
      let size = max(1, format.size)
      let isSingle = format.isNumeric
      guard bytes.count >= size,
        let value = try? bytes.slice(at: 0, count: isSingle ? size : bytes.count)
      else { return }
      found.add(
        table, number, group: content.note.group, format, count: value.count / size, .little,
        bytes: value, isInFile: content.note.isInFile)
    }
  }

  /// Where Nikon's programs have put directories.
  @Sendable private static func captureOffsets(
    _ content: Content, _ found: inout MetadataBuilder
  ) {
    let count = content.integer(at: 4, .short) ?? 0
    guard count > 0, 4 + 2 + 12 * count <= content.bytes.count else { return }
    for index in 0..<count {
      let place = 4 + 2 + 12 * index
      guard let id = content.integer(at: place, .long), let number = UInt32(exactly: id),
        let row = TagTable.nikonCaptureOffsets.index(of: number),
        let value = try? content.bytes.slice(at: place + 4, count: 4)
      else { continue }
      found.add(
        .nikonCaptureOffsets, TagTable.nikonCaptureOffsets.rows[row].id, group: content.note.group,
        .long, count: 1, content.note.order, bytes: value, isInFile: content.note.isInFile)
    }
  }
}

extension NotePart.Content {
  /// Adds the tags of a structure.
  ///
  /// - Parameters:
  ///   - order: its byte order, where it is always the same.
  ///   - start: where in the value it starts.
  func tellNikon(
    _ table: TagTable, _ order: ByteOrder?, from start: Int = 0,
    _ found: inout MetadataBuilder
  ) {
    var structure = NikonStructure(self, order ?? note.order)
    structure.tell(table, unit, from: start, count: bytes.count - start, &found)
  }

  /// The byte order in which the numbers of folder and file make sense; where both do or none does,
  /// that of the camera.
  var orderOfFileInfo: ByteOrder {
    func makesSense(_ order: ByteOrder) -> Bool {
      guard let folder = try? bytes.uint16(at: 6, order),
        let file = try? bytes.uint16(at: 8, order)
      else { return false }
      return (100...999).contains(folder) && file <= 9999
    }
    let isLittle = makesSense(.little)
    if isLittle != makesSense(.big) { return isLittle ? .little : .big }
    let condition = "D4S$|D750$|D810$|D3300$|D5200$|D5300$|D5500$|D7100$"
    let isCamera =
      RowCondition(part: self, position: 0, length: 0, format: unit).verdict(condition) == .holds
    return isCamera ? .little : .big
  }
}
