/// InDesign's interchange format (INX): XML that describes a document's objects, the text of one of
/// which is an XMP packet. What the others say is how pages look.
enum InterchangeDocument {
  static let format = FileFormat("INX", "inx", "application/x-indesign-interchange", nil)

  /// Whether XML is one: an instruction for the program stands in its second line.
  static func isOne(_ file: Region) throws(MetadataError) -> Bool {
    let head = try file.head(count: 1024)
    guard head.matches("<?xml") else { return false }
    var end = 0
    while let byte = head[end], byte != 0x0a, byte != 0x0d { end += 1 }
    while let byte = head[end], byte == 0x0a || byte == 0x0d { end += 1 }
    return head.matches("<?aid ", at: end)
  }
}
