import UniformTypes

extension EnclosingDocument {
  /// JPEG and JPEG 2000 files that are streams of a PDF as they are (`DCTDecode` and `JPXDecode` alone;
  /// ISO 32000-1 §7.4.8, §7.4.9), and the XMP of its parts (§14.3.2): layout programs keep that of placed photos.
  ///
  /// They are found by their starts, not by the document's tables: those of earlier revisions, which no
  /// reader shows, are still in the file.
  static let pdf = EnclosingDocument([.pdf, .illustrator]) { (file, most) throws(MetadataError) in
    var pictures: [EnclosedFile] = []
    var open: EnclosedFile.Coding?
    var isPacket = false
    var start = 0
    func end(at place: Int) {
      guard let coding = open else { return }
      pictures.append(EnclosedFile(range: start..<place, coding: coding, isPacket: isPacket))
      (open, isPacket) = (nil, false)
    }
    try file.forEachPlace(of: "stream") { (place) throws(MetadataError) in
      if place >= 3, try file.head(at: place - 3, count: 3).matches("end") {
        end(at: place - 3)
        start = place + 6
      } else if open == nil {
        if let found = try pictureStart(behind: place + 6, in: file) {
          (open, start) = (.plain, found)
        } else if try saysPicture(from: max(start, place - 1024), to: place, in: file) {
          (open, start) = (.other, place + 6)
        } else if let found = try packet(from: max(start, place - 1024), to: place, in: file) {
          (open, start, isPacket) = (found.coding, found.start, true)
        }
      }
      return pictures.count < most ? place + 6 : nil
    }
    if pictures.count < most { end(at: file.count) }
    return pictures
  }

  /// Whether a stream's dictionary names a filter of pictures: what does not start as one is behind others,
  /// or encrypted.
  private static func saysPicture(
    from start: Int, to end: Int, in file: Region
  ) throws(MetadataError) -> Bool {
    let head = try file.head(at: start, count: end - start)
    return head.firstPlace(of: "DCTDecode") != nil || head.firstPlace(of: "JPXDecode") != nil
  }

  /// Where XMP starts behind a dictionary that says so, as it is or compressed alone; nil where none does, or where
  /// it is encrypted.
  private static func packet(
    from start: Int, to word: Int, in file: Region
  ) throws(MetadataError) -> (coding: EnclosedFile.Coding, start: Int)? {
    let head = try file.head(at: start, count: word - start)
    guard head.firstPlace(of: "/Metadata") != nil, head.firstPlace(of: "/XML") != nil else {
      return nil
    }
    let body = word + "stream".utf8.count
    let line = try file.head(at: body, count: 2).matches("\r\n") ? 2 : 1
    let first = try file.head(at: body + line, count: 2)
    if first.has("<") || first.has("\u{ef}\u{bb}") { return (.plain, body + line) }
    // Behind two bytes that say how (RFC 1950).
    guard first.has("x"), head.firstPlace(of: "/FlateDecode") != nil else { return nil }
    return (.deflated(length: longestPacket), body + line + 2)
  }

  /// So long a packet is looked at.
  private static let longestPacket = 1 << 20

  /// Where a picture starts behind the word `stream` and the end of its line (§7.3.8.1); nil where none
  /// does.
  private static func pictureStart(
    behind word: Int, in file: Region
  ) throws(MetadataError) -> Int? {
    let head = try file.head(at: word, count: 16)
    let line = head.matches("\r\n") ? 2 : head.matches("\n") || head.matches("\r") ? 1 : 0
    let start = head.suffix(from: line)
    // JPEG 2000 may stand there without its boxes.
    let isPicture =
      start.has("\u{ff}\u{d8}\u{ff}") || start.has("\0\0\0\u{c}jP  ")
      || start.has("\u{ff}\u{4f}\u{ff}\u{51}")
    return line > 0 && isPicture ? word + line : nil
  }
}
