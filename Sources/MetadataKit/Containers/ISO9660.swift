extension Container {
  /// Images of optical disks.
  ///
  /// Source: ECMA-119 (ISO 9660) §8.
  package static let iso9660 = Container(ofSignatures: "ISO") {
    (file, found) throws(MetadataError) in
    var position = ISO9660.start
    var units = UnitCounter(found.limits)
    var isTold = false
    while position < file.count {
      try units.next(at: file.start + position)
      let descriptor = try file.slice(at: position, count: ISO9660.size)
      guard ISO9660.isDescriptor(descriptor) else { return }
      switch descriptor[0] {
      case 0:
        try found.charge(entries: 2, bytes: 64)
        ISO9660.tell(.iso9660Boot, descriptor, &found)
      case 1:
        try found.charge(entries: TagTable.iso9660.rows.count, bytes: ISO9660.size)
        ISO9660.tell(.iso9660, descriptor, &found)
        // Of the first volume; all tags would be gone through for each.
        if !isTold {
          found.facts.creationDate =
            found.store.first("ISO", named: "VolumeCreateDate")?.description
        }
        isTold = true
      // The last one (§8.3).
      case 255: return
      default: break
      }
      position += ISO9660.size
    }
  }
}

/// The descriptors of a volume, which stand behind what a computer may start from.
enum ISO9660 {
  /// Sixteen sectors are the system's (§6.2.1).
  static let start = 0x8000
  static let size = 0x800

  /// What a file is whose seventeenth sector is a descriptor; nil where it is none. All that stands
  /// before may be anything.
  static func format(of file: Region) -> FileFormat? {
    guard file.count >= start + size, let head = try? file.slice(at: start, count: 6),
      isDescriptor(head)
    else { return nil }
    return FileFormat("ISO", "iso", "application/x-iso9660-image", nil)
  }

  /// §8.1.
  fileprivate static func isDescriptor(_ bytes: ByteSlice) -> Bool {
    guard let type = bytes[0], type <= 3 || type == 255 else { return false }
    return bytes.matches("CD001", at: 1)
  }

  /// Adds the fields of a descriptor that are filled: texts with spaces, dates with zeros are not.
  fileprivate static func tell(
    _ table: TagTable, _ descriptor: ByteSlice, _ found: inout MetadataBuilder
  ) {
    for row in table.rows.indices {
      let format = table.rows[row].format ?? .ascii
      guard
        let field = try? descriptor.slice(
          at: Int(table.rows[row].id), count: Int(table.rows[row].count) * format.size)
      else { continue }
      var value = field
      if format == .ascii {
        value = field.prefix(field.firstIndex(of: 0) ?? field.count)
        let padding = value.elements.reversed().prefix { $0 == 0x20 }.count
        value = value.prefix(value.count - padding)
        // That there is a system to start is said even where it has no name.
        if value.isEmpty, table !== TagTable.iso9660Boot || row > 0 { continue }
      } else if field.count == dateSize, field.elements.allSatisfy(isNothing) {
        continue
      }
      found.add(
        table, row: row, format, count: value.count / format.size, .little, bytes: value)
    }
  }

  /// §8.4.26.1.
  private static let dateSize = 17

  private static func isNothing(_ byte: UInt8) -> Bool { byte == 0 || byte == 0x20 || byte == 0x30 }
}
