extension NotePart {
  /// What is a structure in Pentax's notes.
  static let pentax: [NotePart] = pentaxSettings + pentaxLenses + pentaxPictures

  // swift-format-ignore
  private static let pentaxSettings: [NotePart] = [
    .init(0x5c, .pentaxShake, .byte, condition: "count=4"),
    .init(0x5c, .pentaxShake2, .byte),
    .init(0x6b, .pentaxTime, .byte),
    .init(0x205, .pentaxSettings, .byte, condition: "!count>24", order: .big),
    .init(0x206, .pentaxExposure, .byte, condition: "!count>25&!count=21") { $0.tellExposure(&$1) },
    .init(0x206, .pentaxExposure2, .byte, condition: "count=21"),
    .init(0x206, .pentaxExposure3, .byte, condition: "count=48|64"),
    .init(0x208, .pentaxFlash, .byte, condition: "count=27"),
    .init(0x215, .pentaxCamera, .long),
    .init(0x216, .pentaxBattery, .byte, order: .big),
    .init(0x224, .pentaxSteps, .byte),
    .init(0x226, .pentaxShot, .byte),
    .init(0x22b, .pentaxLevelK3III, .signedByte, condition: "K-3 Mark III"),
    .init(0x22b, .pentaxLevel, .signedByte),
    .init(0x243, .pentaxPixelShift, .byte),
    .init(0x3ff, .pentaxTemperatures, .byte, condition: "K-01|K-3|K-30|K-5|K-50|K-500"),
  ]

  // swift-format-ignore
  private static let pentaxLenses: [NotePart] = [
    .init(0x3f, .pentaxLens, .byte),
    .init(0x7d, .pentaxLensCorrection, .byte),
    .init(0x207, .pentaxLens1, .byte, condition: "*ist*|GX-1L|GX-1S"),
    .init(0x207, .pentaxLens1, .byte, condition: "K100D|K110D&@20=255"),
    .init(0x207, .pentaxLens1, .byte, condition: "K100D|K110D&@20=0&@21=0"),
    .init(0x207, .pentaxLens2, .byte, condition: "!count=90|91|80|128|168"),
    .init(0x207, .pentaxLens3, .byte, condition: "count=90"),
    .init(0x207, .pentaxLens4, .byte, condition: "count=91") { $0.tellLens(&$1) },
    .init(0x207, .pentaxLens5, .byte, condition: "count=80|128"),
    .init(0x239, .pentaxLensQ, .byte),
  ]

  // swift-format-ignore
  private static let pentaxPictures: [NotePart] = [
    .init(0x60, .pentaxFaces, .byte),
    .init(0x68, .pentaxAutoBalance, .byte),
    .init(0x21f, .pentaxFocus, .byte, order: .big),
    .init(0x221, .pentaxKelvin, .short),
    .init(0x222, .pentaxColor, .signedByte),
    .init(0x227, .pentaxFacePositions, .short) { $0.tellFaces(.pentaxFacePositions, &$1) },
    .init(0x228, .pentaxFaceSizes, .short) { $0.tellFaces(.pentaxFaceSizes, &$1) },
    .init(0x22a, .pentaxFilters, .byte, condition: "make=RICOH", order: .little),
    .init(0x22a, .pentaxFilters, .byte, order: .big),
    .init(0x22d, .pentaxBalance, .byte, condition: "count=100"),
    .init(0x238, .pentaxContrastPoints, .byte) { $0.tellContrastPoints(&$1) },
    .init(0x245, .pentaxPoints, .byte) { $0.tellPoints(&$1) },
    .init(0x40b, .pentaxFacesK3III, .long) { $0.tellFacesK3III(&$1) },
    .init(0x40c, .pentaxFocusK3III, .short) { $0.tellAreas(&$1) },
  ]

  /// Structures within those.
  static let pentaxInner: [InnerPart] = [
    .init("PentaxLensInfo", 3, .pentaxLensData, .byte, byteCount: 17),
    .init("PentaxLensInfo2", 4, .pentaxLensData, .byte, byteCount: 17),
    .init("PentaxLensInfo3", 13, .pentaxLensData, .byte, byteCount: 17),
    .init("PentaxLensInfo5", 15, .pentaxLensData, .byte, byteCount: 17),
  ]
}

extension NotePart.Content {
  /// Longer structures of the exposure have one more byte behind the seventh.
  fileprivate func tellExposure(_ found: inout MetadataBuilder) {
    let longer = StructureRevision(version: nil, [(7, 1)])
    tell(.pentaxExposure, revision: bytes.count > 20 ? longer : nil, &found)
  }

  /// The lens as the K-5 and K-r have it: its data have one more byte behind the twelfth.
  fileprivate func tellLens(_ found: inout MetadataBuilder) {
    tell(.pentaxLens4, &found)
    guard bytes.count > 12 else { return }
    Self(note: note, tag: tag, count: count, bytes: bytes.suffix(from: 12).prefix(18), unit: unit)
      .tell(.pentaxLensData, revision: StructureRevision(version: nil, [(12, 1)]), &found)
  }

  // MARK: Faces

  /// Two numbers for each face that was found.
  fileprivate func tellFaces(_ table: TagTable, _ found: inout MetadataBuilder) {
    let faces = note.fact("faces") ?? 0
    for face in 0..<min(faces, table.rows.count) {
      add(table, table.rows[face].id, at: face * 4, count: 2, .short, &found)
    }
  }

  /// Where faces and their eyes are, of ten faces at most, twice: what rows with numbers from 10 on
  /// are of.
  fileprivate func tellFacesK3III(_ found: inout MetadataBuilder) {
    let faces = integer(at: 8 * 4, .long) ?? 0
    let table = TagTable.pentaxFacesK3III
    for row in table.rows {
      let id = Int(row.id)
      if id >= 10, (id - 10) % 200 / 20 >= faces { continue }
      add(table, row.id, at: id * 4, count: Int(row.count), .long, &found)
    }
  }

  // MARK: Points

  fileprivate func tellContrastPoints(_ found: inout MetadataBuilder) {
    guard let size = integer(at: 1, .byte) else { return }
    let table = TagTable.pentaxContrastPoints
    add(table, 1, at: 1, count: 1, .byte, &found)
    add(table, 0x1000001, at: 1, count: 1, .byte, &found)
    let count = (size + 3) / 4
    add(table, 2, at: 2, count: count, .byte, &found)
    add(table, 0x1000002, at: 2, count: count, .byte, &found)
  }

  fileprivate func tellPoints(_ found: inout MetadataBuilder) {
    guard let points = integer(at: 2, .short) else { return }
    let table = TagTable.pentaxPoints
    add(table, 2, at: 2, count: 1, .short, &found)
    guard verdict("K-1|KP|K-70", of: .none) == .holds else { return }
    for id: UInt32 in [4, 0x1000004, 0x2000004] {
      add(table, id, at: 4, count: (points + 3) / 4, .byte, &found)
    }
  }

  /// Seven numbers for each area in which the camera focuses.
  fileprivate func tellAreas(_ found: inout MetadataBuilder) {
    tell(.pentaxFocusK3III, &found)
    guard let areas = integer(at: 6, .short), bytes.count > 14 else { return }
    add(.pentaxFocusK3III, 0x20007, at: 14, count: 7 * areas, .short, &found)
  }

  /// Adds a tag of as many elements as there is room for.
  private func add(
    _ table: TagTable, _ id: UInt32, at position: Int, count: Int, _ format: TagFormat,
    _ found: inout MetadataBuilder
  ) {
    let count = min(count, (bytes.count - position) / format.size)
    guard position >= 0, count >= 0,
      let value = try? bytes.slice(at: position, count: count * format.size)
    else { return }
    found.add(
      table, id, group: note.group, format, count: count, note.order, bytes: value,
      isInFile: note.isInFile)
  }
}
