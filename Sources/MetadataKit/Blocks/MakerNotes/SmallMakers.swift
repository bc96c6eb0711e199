/// Makers whose notes are few numbers, or text.
extension MakerNoteTags {
  static let flir = MakerNoteTags("FLIR", .flir)
  static let dji = MakerNoteTags("DJI", .dji)
  static let motorola = MakerNoteTags("Motorola", .motorola)
  /// Of early movie cameras that take photos.
  static let panasonicType2 = MakerNoteTags(
    "Panasonic", .panasonicType2, [NotePart(0, .panasonicType2, .short, order: .little)])

  static let nintendo = MakerNoteTags(
    "Nintendo", .nintendo, [NotePart(0x1101, .nintendoCamera, .byte, order: .little)])

  /// Cameras of General Imaging's leave no bytes behind the directory, others four.
  static let ge = MakerNoteTags(
    "GE", .ge,
    shift: { directory, place in
      let isItsMaker = place.make.matches("General Imaging Co.") || place.make.matches("GEDSC")
      return MakerNoteShift.guess(directory, place, usual: [isItsMaker ? 0 : 4])
    })

  static let jvc = MakerNoteTags("JVC", .jvc)
  static let hp4 = MakerNoteTags("HP", .hp4, [NotePart(0, .hp4, .byte, order: .little)])
  static let hp6 = MakerNoteTags("HP", .hp6, [NotePart(0, .hp6, .byte, order: .little)])

  /// Of drones: texts in brackets, a name, a colon, a value each.
  static let djiInfo = MakerNoteTags(
    "DJI", .djiInfo,
    [
      NotePart(0, .djiInfo, .byte) {
        DJIInfo(bytes: $0.bytes, isInFile: $0.note.isInFile).tell(&$1)
      }
    ])

  /// Of early movie cameras: names in capitals, a colon, three or four characters.
  static let jvcText = MakerNoteTags(
    "JVC", .jvcText, [NotePart(0, .jvcText, .byte) { $0.tellCapitals(.jvcText, &$1) }])

  /// Of the PhotoSmart E427 and other makers' cameras of the kind: lines somewhere in the note.
  static let hp2 = MakerNoteTags(
    "HP", .hp2, [NotePart(0, .hp2, .byte) { $0.tellLines(.hp2, &$1) }])

  /// Of the Optio E20, which are of the same kind.
  static let pentaxLines = MakerNoteTags(
    "Pentax", .pentaxLines, [NotePart(0, .pentaxLines, .byte) { $0.tellLines(.pentaxLines, &$1) }])
}

extension NotePart.Content {
  /// Tells of each word of capitals, behind which a colon and up to four characters stand.
  fileprivate func tellCapitals(_ table: TagTable, _ found: inout MetadataBuilder) {
    let text = bytes.elements
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      while index < text.endIndex, (0x41...0x5a).contains(text[index]) { index += 1 }
      guard index > start, index < text.endIndex, text[index] == 0x3a else {
        index = max(index, start + 1)
        continue
      }
      let value = text[(index + 1)...].prefix(4)
      guard value.count >= 3 else { return }
      switch String(decoding: text[start..<index], as: UTF8.self) {
      case "VER": found.add(table, "MakerNoteVersion", group: "JVC", text: value, offset: -1)
      case "QTY": found.add(table, "Quality", group: "JVC", text: value, offset: -1)
      default: break
      }
      index += 1 + value.count
    }
  }

  /// Tells of the first line for each row of a table that starts with its key, a colon behind.
  fileprivate func tellLines(_ table: TagTable, _ found: inout MetadataBuilder) {
    let keys = [
      ("serial number:", "SerialNumber"), ("lens shading:", "LensShading"),
      ("f/w version:", "FirmwareVersion"),
    ]
    var text = bytes.elements
    if table.index(of: "PreviewImage") != nil, let image = Self.picture(in: text) {
      tellPicture(image, table, &found)
      // Its bytes are no lines.
      text = text[..<image.lowerBound]
    }
    for (key, name) in keys where table.index(of: name) != nil {
      guard let end = Self.end(of: Array(key.utf8), in: text) else { continue }
      let value = text[end...].drop { NumberText.isSpace($0) }.prefix {
        (0x20...0x7e).contains($0)
      }
      if !value.isEmpty { found.add(table, name, group: table.group, text: value, offset: -1) }
    }
  }

  /// Where a JPEG is that starts with a table for quantization: to the last end of one.
  private static func picture(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let head: [UInt8] = [0xff, 0xd8, 0xff, 0xdb]
    var start = bytes.startIndex
    while bytes.endIndex - start >= 6, !bytes[start..<(start + 4)].elementsEqual(head) {
      start += 1
    }
    var end = bytes.endIndex
    while end - start >= 6 {
      if bytes[end - 2] == 0xff, bytes[end - 1] == 0xd9 { return start..<end }
      end -= 1
    }
    return nil
  }

  private func tellPicture(
    _ range: Range<Int>, _ table: TagTable, _ found: inout MetadataBuilder
  ) {
    guard
      let image = try? bytes.slice(
        at: range.lowerBound - bytes.elements.startIndex, count: range.count)
    else { return }
    found.add(table, "PreviewImage", bytes: image, isInFile: note.isInFile)
    if note.isInFile, let block = note.block {
      found.note(.preview, Region(block.reader).clamped(at: image.offset, count: image.count))
    }
  }

  /// Where words in lower case end in a text, however it is written.
  private static func end(of words: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= words.count else { return nil }
    for start in text.startIndex...(text.endIndex - words.count) {
      var index = 0
      while index < words.count {
        let byte = text[start + index]
        let lower = (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
        guard lower == words[index] else { break }
        index += 1
      }
      if index == words.count { return start + index }
    }
    return nil
  }
}
