/// Whether a JPEG goes on to its end, as far as its last bytes tell: the picture itself is not read.
enum JPEGEnd {
  /// How many bytes may be looked at: the picture's whole in a small file.
  private static let searched = 16 << 10

  /// Whether the end may be there; false where the file certainly breaks off within its scans.
  ///
  /// In a coded picture, the byte FF stands before 00 or is a marker of restart (ITU-T T.81 §B.1.1.5);
  /// between its scans stand tables (§B.2.4). Anything else, the marker of the end above all, may well
  /// be behind the picture.
  ///
  /// - Parameter scans: from the first scan's data to the end of the file.
  static func mayBe(in scans: Region) -> Bool {
    // The end is where it belongs: nothing more is read.
    if let tail = last(64, of: scans), content(of: tail).isEnd { return true }
    guard let tail = last(searched, of: scans) else { return true }
    let content = content(of: tail)
    guard !content.isEnd, !content.hasOther else { return true }
    // What is no picture has few such bytes by chance: zeros, say, behind one that ends long before.
    return tail.count < scans.count && content.stuffed < fewest
  }

  /// Of so many bytes of a coded picture, four times as many are FF.
  private static let fewest = 16

  private static func last(_ count: Int, of scans: Region) -> ByteSlice? {
    try? scans.head(at: scans.count - min(scans.count, count), count: count)
  }

  private static func content(
    of bytes: ByteSlice
  ) -> (isEnd: Bool, hasOther: Bool, stuffed: Int) {
    var stuffed = 0
    var hasOther = false
    var position = 0
    while let mark = bytes.firstIndex(of: 0xff, from: position), let code = bytes[mark + 1] {
      position = mark + 2
      switch code {
      case 0xd9: return (true, hasOther, stuffed)
      case 0x00, 0xd0...0xd7: stuffed += 1
      case 0xff: position = mark + 1
      // DNL, tables and a further scan, each with a length.
      case 0xdc, 0xc4, 0xcc, 0xdb, 0xdd, 0xda:
        guard let length = try? bytes.uint16(at: position, .big) else { break }
        position += length
      default: hasOther = true
      }
    }
    return (false, hasOther, stuffed)
  }
}
