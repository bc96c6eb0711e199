extension MetadataBuilder {
  /// Adds the fields of a structure whose table has byte positions for numbers, as far as the
  /// structure reaches; a field without a format is a byte.
  ///
  /// - Parameters:
  ///   - except: the number of a field that the structure leaves open.
  ///   - isInFile: whether the structure stands in the file as it is.
  package mutating func add(
    _ table: TagTable, fieldsOf structure: ByteSlice, _ order: ByteOrder, group: String? = nil,
    except: UInt32? = nil, isInFile: Bool = true
  ) {
    // Rows are looked at in place: a copy of one retains all that it refers to.
    for row in table.rows.indices where table.rows[row].id != except {
      let id = table.rows[row].id
      let format = table.rows[row].format ?? .byte
      let room = max(0, structure.count - Int(id)) / format.size
      let count = table.rows[row].elements(within: room)
      guard count > 0,
        let bytes = try? structure.slice(at: Int(id), count: count * format.size)
      else { continue }
      add(
        table, row: row, group: group, format, count: count, order, bytes: bytes,
        isInFile: isInFile)
    }
  }
}
