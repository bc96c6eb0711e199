extension MakerNoteTags {
  /// Ricoh's notes: a directory that leads to another one.
  static let ricoh = MakerNoteTags("Ricoh", .ricoh, NotePart.ricoh)

  /// Those of cameras that others made for Ricoh.
  static let ricohOfOthers = MakerNoteTags("Ricoh", .ricohType2)

  fileprivate static let ricohSubdirectory = MakerNoteTags(
    "Ricoh", .ricohSubdir, NotePart.ricohSubdirectory)
  fileprivate static let ricohTheta = MakerNoteTags("Ricoh", .ricohThetaSubdir)
}

extension NotePart {
  fileprivate static let ricoh: [NotePart] = [
    .init(0x1001, .ricohImageInfo, .byte, condition: "!unit=3"),
    .init(
      0x2001, directory: .ricohSubdirectory, .big, condition: "!Caplio RR1",
      layout: Layout(head: "[Ricoh Camera Info]", gap: 1)),
    .init(
      0x2001, directory: .ricohSubdirectory, .big,
      layout: Layout(head: "[Ricoh Camera Info]", gap: 1, isBase: true)),
    .init(0x4001, directory: .ricohTheta),
  ]

  fileprivate static let ricohSubdirectory: [NotePart] = [
    .init(0x1a, .ricohFaceInfo, .byte),
    .init(0x29, .ricohFirmwareInfo, .byte),
    .init(0x2c, .ricohSerialInfo, .byte),
  ]

}

extension MakerNoteTags {
  /// The notes of early cameras: names of two or three letters, each with hexadecimal digits and a
  /// semicolon behind.
  static let ricohText = MakerNoteTags(
    "Ricoh", .ricohText, [NotePart(0, .ricohText, .byte) { $0.tellRicohText(&$1) }])
}

extension NotePart.Content {
  fileprivate func tellRicohText(_ found: inout MetadataBuilder) {
    guard bytes.matches("Rev") || bytes.matches("Rv") else { return }
    do throws(MetadataError) {
      // A field may be a byte, and its row is looked for.
      try found.charge(.clampedProduct(bytes.count, 16))
    } catch {
      return found.warn(error)
    }
    for field in bytes.elements.split(separator: 0x3b) {
      let digits = field.suffix(while: { NumberText.isDigit($0) || ($0 >= 0x41 && $0 <= 0x46) })
      let name = field[..<digits.startIndex].suffix(3)
      guard !digits.isEmpty,
        let row = TagTable.ricohText.rows.firstIndex(where: {
          name.suffix($0.condition.utf8.count).elementsEqual($0.condition.utf8)
        })
      else { continue }
      let start = bytes.elements.startIndex
      let value = bytes.suffix(from: digits.startIndex - start).prefix(digits.count)
      found.add(
        .ricohText, TagTable.ricohText.rows[row].id, .ascii, count: value.count, note.order,
        bytes: value, isInFile: note.isInFile)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The longest end all bytes of which are of a kind.
  fileprivate func suffix(while isOfKind: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !isOfKind($0) }) else { return self }
    return self[(last + 1)...]
  }
}
