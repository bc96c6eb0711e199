extension MakerNoteTags {
  /// Samsung's notes: a directory whose offsets count from its own start in what some cameras write.
  static let samsung = MakerNoteTags("Samsung", .samsung, NotePart.samsung) { directory, place in
    let first = directory.entries.filter { !$0.isInline }.map(\.position).min()
    let length = 2 + 12 * directory.entries.count + 4
    guard let first, first < place.position, abs(first - length) <= 16 else { return 0 }
    return place.position
  }
}

extension MakerNoteTags {
  /// Notes of earlier cameras, a structure: they say where a small copy of the picture is in the file.
  static let samsungSTMN = MakerNoteTags(
    "Samsung", .samsungSTMN,
    [
      NotePart(0, .samsungSTMN, .long) { content, found in
        content.tell(.samsungSTMN, &found)
        guard let start = try? content.bytes.uint32(at: 8, content.note.order),
          let length = try? content.bytes.uint32(at: 12, content.note.order)
        else { return }
        content.tellPreview(.samsungSTMN, start: start, length: length, &found)
      }
    ])
}

extension NotePart.Content {
  /// Tells of the copy that stands at a place of the block around, if there is one.
  fileprivate func tellPreview(
    _ table: TagTable, start: Int, length: Int, _ found: inout MetadataBuilder
  ) {
    guard let block = note.block, block.isInFile, start > 0, length > 0 else { return }
    let image = Region(block.reader).clamped(at: start, count: length)
    guard image.count == length else { return }
    found.add(table, "PreviewImage", left: image)
    if let head = try? image.head(count: 2), head[0] == 0xff, head[1] == 0xd8 {
      found.note(.preview, image)
    }
  }
}

extension NotePart {
  fileprivate static let samsung: [NotePart] = [
    .init(0x11, .samsungOrientation, .signedRational),
    .init(0x21, .samsungPictureWizard, .short),
  ]
}
