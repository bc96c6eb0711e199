/// Archives of RAR 4 and before: blocks of a checksum, a type, flags and a size.
enum RARBlocks {
  /// The types of blocks that tell something.
  private enum Kind {
    static let archive: UInt8 = 0x73
    static let file: UInt8 = 0x74
    static let comment: UInt8 = 0x75
  }

  static func tell(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = 7
    var number = 0
    var units = UnitCounter(found.limits)
    while position + 7 <= file.count {
      try units.next(at: file.start + position)
      try found.expectRoom()
      let head = try file.slice(at: position, count: 7)
      let flags = try head.uint16(at: 3, .little)
      var size = try head.uint16(at: 5, .little) - 7
      position += 7
      // Behind the header there are so many bytes more, which of a file are the file.
      var packed = 0
      if flags & 0x8000 != 0 {
        packed = try file.uint32(at: position, .little)
        size += packed - 4
        position += 4
      }
      guard size >= 0 else {
        throw MetadataError(.malformed, "a block that is smaller than its head", at: head.offset)
      }
      // Behind the archive's header all others are enciphered.
      if head[2] == Kind.archive, flags & 0x80 != 0 { throw RARHeaders.encrypted }
      if size == 0 { continue }
      if head[2] == Kind.file {
        number += 1
        found.context.document = UInt8(min(number, 255))
        let fields = try file.head(at: position, count: min(size, 128 << 10))
        try tell(fields, isLarge: flags & 0x100 != 0, size: size, packed: packed, &found)
      } else if head[2] == Kind.comment, size > 6 {
        found.context.document = 0
        let comment = try file.region(at: position, count: size)
        // Others are compressed.
        if try comment.uint8(at: 3) == 0x30, size <= found.limits.valueBytes {
          let text = try comment.slice(at: 6, count: size - 6)
          found.add(.file, "Comment", text: text.elements, offset: text.offset)
        } else if size > found.limits.valueBytes {
          found.warn(
            Warning(.limitExceeded, "a comment of \(size) bytes is left out", at: comment.start))
        }
      }
      guard size <= file.count - position else {
        throw MetadataError(
          .truncated, "a block of \(size) bytes reaches past the end", at: head.offset)
      }
      position += size
    }
  }

  /// Tells of a file by what stands behind its packed size.
  private static func tell(
    _ fields: ByteSlice, isLarge: Bool, size: Int, packed: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try found.charge(entries: 7)
    // exiftool counts the header with it.
    for (row, size) in [size, packed].enumerated() {
      var bytes: [UInt8] = []
      bytes.append(bigEndian: Int64(size))
      found.add(
        .rarSizes, row: row, .signedLong8, count: 1, .big, bytes: ByteSlice(bytes),
        isInFile: false)
    }
    found.add(.rarFile, fieldsOf: fields.prefix(21), .little)
    // Two further sizes of files of 4 GB and more stand before the name.
    let name = try fields.slice(
      at: isLarge ? 29 : 21, count: try fields.uint16(at: 15, .little))
    found.add(
      .rar, "ArchivedFileName", text: name.elements.untilNUL, offset: name.offset)
  }
}
