extension Container {
  /// Shortcuts of Windows ([MS-SHLLINK] 9.0): a header, what they lead to in two forms, texts, and further blocks.
  package static let shortcut = Container(ofSignatures: "LNK") {
    (file, found) throws(MetadataError) in
    let size = try file.uint32(at: 0, .little)
    guard size >= 76 else {
      throw MetadataError(.malformed, "the header's length is below 76", at: file.start)
    }
    let header = try file.slice(at: 0, count: 76)
    found.add(.shortcutHeader, recordOf: header)
    let flags = try header.uint32(at: 20, .little)
    var position = size
    // §2.2
    if flags & 1 != 0 {
      let count = try file.uint16(at: position, .little)
      let list = file.clamped(at: position + 2, count: count)
      found.attempt { (found) throws(MetadataError) in
        try ShortcutItems().tell(list, isCut: list.count < count, &found)
      }
      position += 2 + count
    }
    // §2.3
    if flags & 2 != 0 {
      let count = try file.uint32(at: position, .little)
      guard count >= 4 else {
        throw MetadataError(
          .malformed, "a place of \(count) bytes", at: file.start + position)
      }
      found.attempt { [position] (found) throws(MetadataError) in
        try ShortcutPlace.tell(file, at: position, count: count, &found)
      }
      position += count
    }
    position = try ShortcutText.tell(file, at: position, flags: flags, &found)
    try ShortcutBlock.tell(file, at: position, &found)
  }

  /// Shortcuts to pages of the web: `InternetShortcut` in the form of Windows' settings.
  package static let internetShortcut = Container(ofSignatures: "URL") {
    (file, found) throws(MetadataError) in
    try InternetShortcut.read(file, &found)
  }
}

extension MetadataBuilder {
  /// Adds the fields of a record, but dates that are none.
  ///
  /// - Parameter except: the number of a field that the record leaves open.
  mutating func add(_ table: TagTable, recordOf record: ByteSlice, except: UInt32? = nil) {
    for row in table.rows.indices where table.rows[row].id != except {
      let place = Int(table.rows[row].id)
      let format = table.rows[row].format ?? .byte
      let count = table.rows[row].elements(within: max(0, record.count - place) / format.size)
      guard count > 0, let bytes = try? record.slice(at: place, count: count * format.size),
        count == Int(table.rows[row].count),
        format != .long8 || bytes.elements.contains(where: { $0 != 0 })
      else { continue }
      add(table, row: row, format, count: count, .little, bytes: bytes)
    }
  }

  /// Adds a value of a shortcut, as the text that it is.
  mutating func addShortcut(_ name: String, _ text: [UInt8], at offset: Int) {
    add(.shortcut, name, text: text, offset: offset)
  }

  /// Adds the values of a list, which have no place in the file of their own.
  mutating func addShortcut(_ name: String, list: [[UInt8]]) {
    for (index, text) in list.enumerated() {
      continuesList = index > 0
      addShortcut(name, text, at: -1)
    }
  }
}
