extension Container {
  /// Transport Neutral Encapsulation Format: what Outlook packs a message into, `winmail.dat`.
  ///
  /// Source: [MS-OXTNEF].
  package static let tnef = Container(ofSignatures: "TNEF") { (file, found) throws(MetadataError) in
    var reader = TNEFReader(file)
    // Each attachment is a document of its own.
    defer { found.context.document = 0 }
    try reader.read(&found)
    found.facts.creationDate =
      (found.store.first("File", named: "CreateDate")
      ?? found.store.first("File", named: "SentDate"))?.description
  }
}

/// Goes through the attributes of a message and of its attachments ([MS-OXTNEF] §2.1.3).
private struct TNEFReader {
  private let file: Region
  /// The code page of texts of one byte a character; 0 where it is not said.
  private var codePage = 0
  private var attachments = 0

  init(_ file: Region) { self.file = file }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    // The signature and a key.
    var position = 6
    var units = UnitCounter(found.limits)
    while position < file.count {
      try units.next(at: file.start + position)
      try found.expectRoom()
      // Programs put the end of a line behind the last one.
      if file.count - position <= 2 { return }
      let head = try file.slice(at: position, count: 9)
      let id = UInt32(truncatingIfNeeded: try head.uint32(at: 1, .little))
      let length = try head.uint32(at: 5, .little)
      let value = try file.region(at: position + 9, count: length)
      if id == Self.attachment {
        attachments += 1
        found.context.document = UInt8(clamping: attachments)
      }
      do throws(MetadataError) {
        try tell(id, value, &found)
      } catch {
        guard error.code != .limitExceeded || found.roomToDecode > 0 else { throw error }
        found.warn(error)
      }
      if id == Self.attachmentEnd { found.context.document = 0 }
      // A checksum follows.
      position += 9 + length + 2
    }
  }

  private static let attachment: UInt32 = 0x6_9002
  private static let attachmentEnd: UInt32 = 0x6_9005
  private static let message: UInt32 = 0x6_9003

  private mutating func tell(
    _ id: UInt32, _ value: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch id {
    case Self.message, Self.attachmentEnd:
      var properties = TNEFProperties(
        try value.all(limit: found.limits.blockBytes),
        id == Self.message ? .tnefMessage : .tnefAttachment, codePage: codePage)
      return try properties.read(&found)
    case 0x6_9007:
      codePage = try value.uint32(at: 0, .little)
      return found.add(.tnef, "CodePage", codePage)
    default: break
    }
    guard let row = TagTable.tnef.index(of: id) else { return }
    if TagTable.tnef.rows[row].traits.contains(.binary) {
      return found.add(
        .tnef, row: row, .undefined, count: value.count, bytes: nil, at: value)
    }
    let format = TagTable.tnef.rows[row].format ?? .utf8
    guard value.count > 0 else { return }
    guard value.count <= found.limits.valueBytes else {
      throw MetadataError(
        .limitExceeded, "a value of \(value.count) bytes is left out", at: value.start)
    }
    try found.charge(entries: 1, bytes: value.count)
    let bytes = try value.all(limit: found.limits.valueBytes)
    switch format {
    case .utf8:
      // What ends with a NUL may have others within: structures, which are told as they are.
      let text = bytes.elements.filter { $0 != 0 }
      found.add(
        .tnef, row: row, .utf8, count: text.count, bytes: text[...],
        at: nil)
    case .undefined where bytes.count < 12: return
    default:
      found.add(
        .tnef, row: row, format, count: bytes.count / format.size, .little, bytes: bytes)
    }
    if let number = TagTable.tnef.index(of: id | 0x100_0000) {
      tellNumber(number, bytes, &found)
    }
  }

  /// What exiftool takes for a text.
  private func tellNumber(_ row: Int, _ bytes: ByteSlice, _ found: inout MetadataBuilder) {
    let format = TagTable.tnef.rows[row].format ?? .byte
    if format == .undefined {
      found.add(.tnef, row: row, format, count: bytes.count, .little, bytes: bytes)
    } else if bytes.count >= format.size {
      found.add(
        .tnef, row: row, format, count: 1, .little, bytes: bytes.prefix(format.size))
    }
  }
}
