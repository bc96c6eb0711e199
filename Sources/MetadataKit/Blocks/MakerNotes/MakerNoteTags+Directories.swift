/// Directories within a note's directory.
extension MakerNoteTags {
  /// The directory that an entry has, or leads to, and what its numbers mean.
  func directory(
    _ entry: TIFFEntry, _ value: Region, _ place: MakerNotePlace, _ note: NotePart.Note
  ) -> (MakerNoteTags, MakerNotePlace)? {
    guard directories.contains(where: { $0.tag == entry.tag }) else { return nil }
    let entryOnly = NotePart.Content(
      note: note, tag: entry.tag, count: entry.count, bytes: ByteSlice([]), unit: entry.format)
    guard
      let part = directories.first(where: { $0.tag == entry.tag && entryOnly.isOf($0) }),
      let tags = part.directory
    else { return nil }
    var start = value.start - place.region.start
    if entry.isInline {
      guard let pointer = try? value.uint32(at: 0, place.order), pointer > 0 else { return nil }
      start = pointer &+ (place.moved ?? 0)
    }
    var inner = place
    inner.position = start
    inner.order = part.order ?? place.order
    let layout = part.layout
    let head = layout.head.utf8CodeUnitCount
    if head > 0 {
      guard let bytes = try? place.region.slice(at: start, count: head), bytes.matches(layout.head)
      else { return nil }
      inner.position += head + layout.gap
    }
    if layout.hasMark {
      guard let mark = try? place.region.slice(at: start, count: 2),
        mark.matches("II") || mark.matches("MM")
      else { return nil }
      inner.order = mark.matches("II") ? .little : .big
      inner.position += 2
    }
    if layout.isBase {
      guard start <= place.region.count else { return nil }
      inner.region = place.region.region(from: start)
      inner.position -= start
    }
    return (tags, inner)
  }
}
