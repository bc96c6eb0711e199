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
      let serial = text.elements.untilNUL
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
      found.add(.nikonPreviewIFD, "PreviewImage", left: image, of: count)
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
