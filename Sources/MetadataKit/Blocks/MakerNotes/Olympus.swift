extension MakerNoteTags {
  /// Olympus' notes, and Epson's: a directory with directories inside.
  static let olympus = MakerNoteTags(
    "Olympus", .olympus,
    NotePart.olympus + [
      NotePart(0x2050, directory: .olympusFocus), NotePart(0x4000, directory: .olympusMain),
    ], preview: mainPreview)

  /// The same of cameras that others sold.
  static let olympusOfOthers = MakerNoteTags(
    "Olympus", .olympus,
    NotePart.olympus + [
      NotePart(0x2050, .olympus, .undefined) { $0.tellWhole(.olympus, 0x12050, &$1) },
      NotePart(0x4000, directory: .olympusMain),
    ], preview: mainPreview)

  private static let mainPreview = Preview(start: 0x1036, length: 0x1037, isValid: 0x1035)

  /// A directory as the one around that stands within it, once.
  private static let olympusMain = MakerNoteTags(
    "Olympus", .olympus, NotePart.olympus + [NotePart(0x2050, directory: .olympusFocus)])

  fileprivate static let olympusEquipment = MakerNoteTags("Olympus", .olympusEquipment)

  fileprivate static let olympusSettings = MakerNoteTags(
    "Olympus", .olympusSettings,
    [
      NotePart(0x30a, .olympusFocusTarget, .short), NotePart(0x30b, .olympusSubject, .short),
    ], preview: Preview(start: 0x101, length: 0x102, isValid: 0x100),
    prepare: { directory, _, note in
      if directory.entry(0x604) != nil { note.facts.append(("stabilization", 1)) }
    })

  fileprivate static let olympusFocus = MakerNoteTags(
    "Olympus", .olympusFocus,
    [
      NotePart(0x328, .olympusFocusDetails, .byte),
      NotePart(0x1600, .olympusFocus, .undefined) {
        if $0.note.fact("stabilization") == nil { $0.tellWhole(.olympusFocus, 0x11600, &$1) }
      },
    ])

  fileprivate static let olympusRawDevelopment = MakerNoteTags("Olympus", .olympusRawDevelopment)
  fileprivate static let olympusRawDevelopment2 = MakerNoteTags("Olympus", .olympusRawDevelopment2)
  fileprivate static let olympusProcessing = MakerNoteTags("Olympus", .olympusProcessing)
  fileprivate static let olympusRawInfo = MakerNoteTags("Olympus", .olympusRawInfo)
  fileprivate static let olympusFE = MakerNoteTags("Olympus", .olympusFE)
}

extension NotePart {
  /// What is a structure, or a directory, in all of them.
  fileprivate static let olympus: [NotePart] =
    [
      NotePart(0x1, .minoltaCameraSettings, .long, order: .big),
      NotePart(0x3, .minoltaCameraSettings, .long, order: .big),
      NotePart(0x208, .olympusText, .undefined) { $0.tellText(&$1) },
      NotePart(0x2010, directory: .olympusEquipment),
      NotePart(0x2020, directory: .olympusSettings),
      NotePart(0x2030, directory: .olympusRawDevelopment),
      NotePart(0x2031, directory: .olympusRawDevelopment2),
      NotePart(0x2040, directory: .olympusProcessing),
      NotePart(0x3000, directory: .olympusRawInfo),
    ] + stride(from: 0x2100, through: 0x2900, by: 0x100).map { NotePart($0, directory: .olympusFE) }
}

extension NotePart.Content {
  /// Tells of the value as a whole, by a row that says what it is.
  func tellWhole(_ table: TagTable, _ id: UInt32, _ found: inout MetadataBuilder) {
    found.add(
      table, id, group: note.group, unit, count: bytes.count / max(1, unit.size), note.order,
      bytes: bytes, isInFile: note.isInFile)
  }

  /// Tells of text as cameras before EXIF wrote it.
  fileprivate func tellText(_ found: inout MetadataBuilder) {
    let lines = bytes.prefix(1 << 16)
    if lines.count < bytes.count {
      found.warn(Warning(.limitExceeded, "a maker's text that is too long", at: bytes.offset))
    }
    guard (try? found.charge(lines.count * 4)) != nil else { return }
    var scan = PictureInfoScan(lines)
    while let (name, value) = scan.next() {
      found.add(
        .olympusText, name == "Type" ? "CameraType" : PictureInfoScan.tagName(name),
        group: note.group, text: value.elements, offset: note.isInFile ? value.offset : -1)
    }
  }
}
