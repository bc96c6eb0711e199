extension NotePart.Content {
  /// Tells of creative filters: records of a number, a length and parameters, each of which is a
  /// tag with its count and values.
  func tellFilters(_ found: inout MetadataBuilder) {
    guard let filters = integer(at: 4, .long) else { return }
    var position = 8
    for _ in 0..<min(filters, 256) {
      guard let size = integer(at: position + 4, .long),
        let parameters = integer(at: position + 8, .long)
      else { return }
      let next = position + 4 + size
      guard next <= bytes.count else { return }
      position += 12
      for _ in 0..<min(parameters, 256) {
        guard let id = integer(at: position, .long), let count = integer(at: position + 4, .long),
          count > 0, count <= (next - position - 8) / 4,
          let value = try? bytes.slice(at: position + 8, count: count * 4)
        else { break }
        if let number = UInt32(exactly: id), TagTable.canonFilterInfo.index(of: number) != nil {
          found.add(
            .canonFilterInfo, number, group: note.group, .signedLong, count: count, note.order,
            bytes: value, isInFile: note.isInFile)
        }
        position += 8 + count * 4
      }
      position = next
    }
  }
}
