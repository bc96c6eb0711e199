/// What Nikon's programs add to a note.
extension NotePart.Content {
  /// What Nikon Capture adds: ``NikonCaptureData``.
  func tellNikonCapture(_ found: inout MetadataBuilder) {
    let table = TagTable.nikonCapture
    NikonCaptureData.forEach(in: bytes, found.limits) { number, bytes in
      guard (try? found.charge(entries: 1)) != nil else { return }
      guard let row = table.index(of: number) else { return }
      if table.rows[row].traits.contains(.structural) {
        var note = note
        note.order = .little
        guard
          let inner = NikonInner.all.first(where: { $0.id == number && $0.outer() === table })
        else { return }
        let part = NotePart.Content(
          note: note, tag: tag, count: bytes.count, bytes: bytes, unit: inner.unit)
        return part.tellNikon(inner.table(), .little, &found)
      }
      let format = table.rows[row].format ?? .undefined
      let size = max(1, format.size)
      let isSingle = format.isNumeric
      guard bytes.count >= size,
        let value = try? bytes.slice(at: 0, count: isSingle ? size : bytes.count)
      else { return }
      found.add(
        table, number, group: note.group, format, count: value.count / size, .little,
        bytes: value, isInFile: note.isInFile)
    }
  }

  /// Where Nikon's programs have put directories.
  func tellNikonCaptureOffsets(_ found: inout MetadataBuilder) {
    let count = integer(at: 4, .short) ?? 0
    guard count > 0, 4 + 2 + 12 * count <= bytes.count else { return }
    for index in 0..<count {
      let place = 4 + 2 + 12 * index
      guard let id = integer(at: place, .long), let number = UInt32(exactly: id),
        let row = TagTable.nikonCaptureOffsets.index(of: number),
        let value = try? bytes.slice(at: place + 4, count: 4)
      else { continue }
      found.add(
        .nikonCaptureOffsets, TagTable.nikonCaptureOffsets.rows[row].id, group: note.group,
        .long, count: 1, note.order, bytes: value, isInFile: note.isInFile)
    }
  }
}
