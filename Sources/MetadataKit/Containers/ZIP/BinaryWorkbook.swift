/// Where a binary workbook (XLSB) lay when it was saved last, as ``OfficeWorkbook`` tells it of others: the record
/// `BrtAbsPath15` (MS-XLSB 2.4.2).
enum BinaryWorkbook {
  static func tell(_ part: ZIPPart, _ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    guard !part.isEncrypted else { return }
    found.attempt(ofProperties: true) { (found) throws(MetadataError) in
      try found.charge(OfficeWorkbook.headBytes)
      let head = ByteSlice(
        Array(try part.head(archive.file, count: OfficeWorkbook.headBytes)))
      if let folder = folder(in: head) { OfficeWorkbook.add(folder, &found) }
    }
  }

  /// The value of the first such record; nil where there is none among those that are there.
  private static func folder(in head: ByteSlice) -> [UInt8]? {
    var position = 0
    while let kind = number(of: 2, in: head, at: &position),
      let length = number(of: 4, in: head, at: &position), length <= head.count - position
    {
      if kind == absPath {
        // XLWideString: how many characters of UTF-16 there are.
        guard let count = try? head.uint32(at: position, .little), count <= (length - 4) / 2 else {
          return nil
        }
        return Array(head.suffix(from: position + 4).prefix(2 * count).utf16(.little).utf8)
      }
      position += length
    }
    return nil
  }

  /// A number of seven bits a byte, the lowest first, and at most so many (§2.1.4).
  private static func number(of size: Int, in head: ByteSlice, at position: inout Int) -> Int? {
    var number = 0
    for index in 0..<size {
      guard let byte = head[position] else { return nil }
      position += 1
      number |= Int(byte & 0x7f) << (7 * index)
      if byte & 0x80 == 0 { break }
    }
    return number
  }

  private static let absPath = 2071
}
