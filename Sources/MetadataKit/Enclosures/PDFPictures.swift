import UniformTypes

extension EnclosingDocument {
  /// JPEG and JPEG 2000 files that are streams of a PDF as they are (`DCTDecode` and `JPXDecode` alone;
  /// ISO 32000-1 §7.4.8, §7.4.9).
  ///
  /// They are found by their starts, not by the document's tables: those of earlier revisions, which no
  /// reader shows, are still in the file.
  static let pdf = EnclosingDocument([.pdf, .illustrator]) { (file, most) throws(MetadataError) in
    var pictures: [EnclosedFile] = []
    var open: EnclosedFile.Coding?
    var start = 0
    try file.forEachPlace(of: "stream") { (place) throws(MetadataError) in
      if place >= 3, try file.head(at: place - 3, count: 3).matches("end") {
        if let open { pictures.append(EnclosedFile(range: start..<(place - 3), coding: open)) }
        open = nil
        start = place + 6
      } else if open == nil {
        if let found = try pictureStart(behind: place + 6, in: file) {
          (open, start) = (.plain, found)
        } else if try saysPicture(from: max(start, place - 1024), to: place, in: file) {
          (open, start) = (.other, place + 6)
        }
      }
      return pictures.count < most ? place + 6 : nil
    }
    if let open, pictures.count < most {
      pictures.append(EnclosedFile(range: start..<file.count, coding: open))
    }
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
