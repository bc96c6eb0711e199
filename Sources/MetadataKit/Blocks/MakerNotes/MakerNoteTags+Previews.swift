extension MakerNoteTags {
  /// Two numbers of a directory that say where a small copy of the picture is.
  struct Preview {
    let start: Int
    let length: Int
    /// The entry that is 0 where there is none after all.
    var isValid: Int?
  }

  /// Tells of the copy that the directory leads to, which stands somewhere in the file.
  func tell(
    _ preview: Preview, _ directory: TIFFDirectory, _ place: MakerNotePlace, _ shift: Int,
    _ found: inout MetadataBuilder
  ) {
    func number(_ tag: Int) -> Int? {
      directory.entry(tag)?.integer(place.region, place.order)
    }
    if let isValid = preview.isValid, number(isValid) == 0 { return }
    guard place.region.isInFile, let start = number(preview.start),
      let length = number(preview.length), start > 0, length > 0
    else { return }
    let image = Region(place.region.reader).clamped(
      at: place.region.start &+ start &+ shift, count: length)
    found.add(table, "PreviewImage", group: place.group, left: image, of: length)
    guard image.count == length else {
      return found.warn(
        Warning(
          .truncated, "\(maker)'s preview reaches past the end", at: place.region.start &+ start))
    }
    // Minolta's lack the first byte.
    if let head = try? image.head(count: 3), head[1] == 0xd8, head[2] == 0xff {
      found.note(.preview, image)
    }
  }

  /// Tells where a preview is that stands in the file behind all blocks; false where it is none, or
  /// not all there.
  func leavePreview(
    _ entry: TIFFEntry, at position: Int, of table: TagTable, _ place: MakerNotePlace,
    _ note: NotePart.Note, _ found: inout MetadataBuilder
  ) -> Bool {
    guard place.region.isInFile, let row = table.index(of: UInt32(entry.tag)),
      table.rows[row].name == "PreviewImage"
    else { return false }
    let image = Region(place.region.reader)
      .clamped(at: place.region.start &+ position, count: entry.byteCount)
    guard image.count == entry.byteCount else {
      found.add(table, "PreviewImage", group: note.group, left: image, of: entry.byteCount)
      return false
    }
    found.add(
      table, UInt32(entry.tag), group: note.group, entry.format, count: entry.count, note.order,
      left: image)
    return true
  }
}
