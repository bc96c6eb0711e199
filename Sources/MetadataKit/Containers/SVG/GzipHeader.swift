/// What a file that is compressed by gzip says of itself (RFC 1952 §2.3).
enum GzipHeader {
  static func tell(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try file.slice(at: 0, count: 10)
    found.add(.gzip, fieldsOf: head, .little)
    guard let flags = head[3], flags & 0x18 != 0 else { return }
    var position = 10
    // A field that other programs put there.
    if flags & 4 != 0 { position += 2 + (try file.uint16(at: position, .little)) }
    for (bit, name) in [(UInt8(8), "ArchivedFileName"), (16, "Comment")] where flags & bit != 0 {
      let text = try file.head(at: position, count: longestText)
      guard let end = text.firstIndex(of: 0) else {
        throw MetadataError(
          text.count < longestText ? .truncated : .limitExceeded, "a text without an end",
          at: text.offset)
      }
      found.add(.gzip, name, text: text.prefix(end).elements, offset: text.offset)
      position += end + 1
    }
  }

  private static let longestText = 4 << 10
}
