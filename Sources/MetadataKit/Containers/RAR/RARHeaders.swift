/// Archives of RAR 5: headers of fields in seven bits each, with data behind some.
enum RARHeaders {
  /// The types of headers that matter here.
  private enum Kind {
    static let file = 2
    static let service = 3
    static let encryption = 4
  }

  static func tell(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = 8
    var number = 0
    var units = UnitCounter(found.limits)
    while position + 4 < file.count {
      try units.next(at: file.start + position)
      try found.expectRoom()
      let start = position
      // A checksum stands before.
      var outer = RARFields(try file.head(at: position + 4, count: 10))
      let size = try outer.number()
      if size == 0 { return }
      position += 4 + outer.position
      guard size <= file.count - position else {
        throw MetadataError(
          .truncated, "a header of \(size) bytes reaches past the end", at: file.start + start)
      }
      guard size <= found.limits.valueBytes else {
        throw MetadataError(
          .limitExceeded, "a header of \(size) bytes is too long to be read",
          at: file.start + start)
      }
      try found.charge(size)
      var fields = RARFields(try file.slice(at: position, count: size))
      position += size
      let type = try fields.number()
      // What follows this one is encrypted, headers included.
      if type == Kind.encryption { throw encrypted }
      guard type == Kind.file || type == Kind.service else { continue }
      let flags = try fields.number()
      if flags & 1 != 0 { _ = try fields.number() }
      let packed = flags & 2 != 0 ? try fields.number() : nil
      // Of services, such as a comment's or a recovery's, nothing is told.
      if type == Kind.file {
        found.context.document = UInt8(min(number, 255))
        number += 1
        try tell(&fields, packed: packed, &found)
      }
      guard packed ?? 0 <= file.count - position else {
        throw MetadataError(
          .truncated, "a file of \(packed ?? 0) bytes reaches past the end",
          at: file.start + start)
      }
      position += packed ?? 0
    }
  }

  static let encrypted = MetadataError(
    .unsupported, "the archive is encrypted: of what is in it nothing is told")

  private static func tell(
    _ fields: inout RARFields, packed: Int?, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try found.charge(entries: 5)
    if let packed { found.add(.rar, "CompressedSize", packed) }
    let flags = try fields.number()
    let size = try fields.number()
    if flags & 8 == 0 { found.add(.rar, "UncompressedSize", size) }
    // Attributes.
    _ = try fields.number()
    if flags & 2 != 0 { found.add(.rar, "ModifyDate", try fields.word()) }
    // A checksum.
    if flags & 4 != 0 { _ = try fields.word() }
    // How it is compressed.
    _ = try fields.number()
    found.add(.rar, "OperatingSystem", try fields.number())
    let name = try fields.take(try fields.number())
    let end = name.elements.lastIndex { $0 != 0 }.map { $0 + 1 - name.elements.startIndex } ?? 0
    found.add(.rar, "ArchivedFileName", text: name.prefix(end).elements, offset: name.offset)
  }
}

/// Reads the fields of a header one after the other.
private struct RARFields {
  private let bytes: ByteSlice
  private(set) var position = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  /// A number in seven bits of each byte, the lowest first, up to one without the eighth (*vint*).
  mutating func number() throws(MetadataError) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      let byte = try bytes.uint8(at: position)
      position += 1
      number |= (byte & 0x7f) << shift
      if byte & 0x80 == 0 { return number }
    }
    throw MetadataError(.malformed, "a number of too many bytes", at: bytes.offset + position)
  }

  /// A number of four bytes.
  mutating func word() throws(MetadataError) -> Int {
    let number = try bytes.uint32(at: position, .little)
    position += 4
    return number
  }

  mutating func take(_ count: Int) throws(MetadataError) -> ByteSlice {
    let part = try bytes.slice(at: position, count: count)
    position += count
    return part
  }
}
