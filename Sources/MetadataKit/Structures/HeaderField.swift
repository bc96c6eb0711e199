/// One value of a header at a fixed place: the number of its row in the header's table is its
/// byte position.
package struct HeaderField: Sendable {
  package let position: Int
  package let format: TagFormat
  package let count: Int

  package init(_ position: Int, _ format: TagFormat, _ count: Int = 1) {
    self.position = position
    self.format = format
    self.count = count
  }
}

extension MetadataBuilder {
  /// Adds those fields of a header that lie within it.
  package mutating func add(
    _ table: TagTable, _ fields: [HeaderField], of header: ByteSlice, _ order: ByteOrder,
    where isWanted: (HeaderField) -> Bool = { _ in true }
  ) {
    for field in fields where isWanted(field) {
      guard
        let bytes = try? header.slice(
          at: field.position, count: field.format.size &* field.count)
      else { continue }
      add(
        table, UInt32(clamping: field.position), field.format, count: field.count, order,
        bytes: bytes)
    }
  }
}
