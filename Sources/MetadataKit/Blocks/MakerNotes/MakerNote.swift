/// A maker's note: whether it is of a known layout, the byte order of its directory, the blocks of
/// standard kinds in it, and what its numbers mean where its maker's are known.
struct MakerNote {
  let note: Region
  /// The EXIF block around.
  let block: Region
  /// The byte order of its numbers where the maker's habits do not tell.
  let order: ByteOrder
  let head: MakerNoteHead
  /// How far the values stand from where the note says, where that is known: it was copied from
  /// another file.
  var moved: Int?
  /// The byte order of the block around, where it is another.
  var outerOrder: ByteOrder?

  /// Adds what can be told, and answers the number under which the table has a note of its kind;
  /// nil where it is to be shown as what it leads to.
  func tell(_ found: inout MetadataBuilder) -> UInt32? {
    guard let kind = MakerNoteKind.of(head) else { return tellUnknown(&found) }
    if case .named(let number) = kind.form { return number }
    switch kind.form {
    case .opaque: tellStructure(of: kind, &found)
    case .phaseOne:
      found.attempt { (found) throws(MetadataError) in try PhaseOneDirectory(note)?.tell(&found) }
    default: tellDirectory(of: kind, &found)
    }
    return nil
  }

  /// Tells what a note says that is a structure as a whole.
  private func tellStructure(of kind: MakerNoteKind, _ found: inout MetadataBuilder) {
    guard let tags = kind.tags(), let bytes = try? note.all(limit: found.limits.valueBytes),
      (try? found.charge(entries: 1, bytes: bytes.count)) != nil
    else { return }
    _ = tags.tell(
      0, .undefined, count: bytes.count, bytes.suffix(from: kind.start),
      NotePart.Note(
        order: kind.order ?? order, camera: head.model, make: head.make, file: found.format.name,
        group: nil, isInFile: note.isInFile, block: block, software: found.software),
      &found)
  }

  private func tellUnknown(_ found: inout MetadataBuilder) -> UInt32? {
    if isText { return 0x3927c }
    if note.count > 6, head.bytes[0] == 0xff, head.bytes[1] == 0xd8, head.bytes[2] == 0xff {
      found.note(.preview, note)
      found.add(.file, "PreviewImage", left: note)
    } else {
      tellDirectory(of: .unknown, &found)
    }
    return nil
  }

  /// Whether it starts as printable text, with NULs behind it at most: cameras write several texts into a
  /// note, with NULs between them.
  private var isText: Bool {
    func isPrintable(_ byte: UInt8) -> Bool {
      (0x20...0x7e).contains(byte) || byte == 0x09 || byte == 0x0a || byte == 0x0d
    }
    guard let first = head.bytes[0], isPrintable(first),
      let bytes = try? note.head(count: Self.textHead)
    else { return false }
    let end = bytes.elements.firstIndex(of: 0) ?? bytes.elements.endIndex
    return bytes.elements[..<end].allSatisfy(isPrintable)
      && bytes.elements[end...].allSatisfy { $0 == 0 }
  }

  /// Bytes by which the field tells a text.
  private static let textHead = 128

  func tellDirectory(of kind: MakerNoteKind, _ found: inout MetadataBuilder) {
    guard let place = MakerNoteDirectory(of: kind, in: note, order) else { return }
    if place.order != outerOrder ?? order {
      found.add(.file, "MakerNoteByteOrder", text: place.order == .little ? "II" : "MM")
    }
    // Offsets count from the block's start, or from a place in the note; they may lead past its end.
    let base = place.base.map { note.start + $0 } ?? block.start
    let region = place.base.map { block.region(from: note.start - block.start + $0) } ?? block
    let position = note.start + place.start - base
    guard position >= 0 else { return }
    let notePlace = MakerNotePlace(
      region: region, position: position, order: place.order, note: note, camera: head.model,
      make: head.make, moved: place.base == nil ? moved : nil)
    let tags = kind.tags()
    tags?.tell(notePlace, &found)
    guard
      let directory = try? TIFFDirectory(
        region, at: position, TIFFHeader(place.order, firstDirectory: position), bad: { _ in })
    else { return }
    if head.starts("Apple iOS\0"), found.contentIdentifier == nil {
      found.contentIdentifier = AppleIdentifier.read(AppleIdentifier.pair, directory, in: region)
      found.burstIdentifier = AppleIdentifier.read(AppleIdentifier.burst, directory, in: region)
    }
    let shift = notePlace.moved ?? tags?.shift(directory, notePlace) ?? 0
    MakerNoteBlock.add(of: directory, in: region, head, moved: shift, to: &found)
  }
}
