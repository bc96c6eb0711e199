import UniformTypes

extension EnclosingDocument {
  /// JPEG and JPEG 2000 files that are streams of a PDF (`DCTDecode` and `JPXDecode`; ISO 32000-1 §7.4.8,
  /// §7.4.9), and the XMP of its parts (§14.3.2): layout programs keep that of placed photos. As they are, or
  /// behind `FlateDecode` alone.
  ///
  /// They are found by their starts, not by the document's tables: those of earlier revisions, which no
  /// reader shows, are still in the file.
  static let pdf = EnclosingDocument([.pdf, .illustrator]) { (file, most) throws(MetadataError) in
    var files: [EnclosedFile] = []
    var open: PDFStreamStart?
    var start = 0
    try file.forEachPlace(of: "stream") { (place) throws(MetadataError) in
      if place >= 3, try file.head(at: place - 3, count: 3).matches("end") {
        if let open { files.append(open.file(to: place - 3)) }
        open = nil
        start = place + 6
      } else if open == nil {
        open = try PDFStreamStart(behind: place + 6, dictionary: max(start, place - 1024), in: file)
      }
      return files.count < most ? place + 6 : nil
    }
    if let open, files.count < most { files.append(open.file(to: file.count)) }
    return files
  }
}

/// The start of a stream of PDF that has a file in it.
private struct PDFStreamStart {
  private let start: Int
  private let coding: Coding
  private let isPacket: Bool

  private enum Coding { case plain, deflated, other }

  /// Looks at what stands behind the word `stream` and the end of its line (§7.3.8.1); nil where it is no such file.
  ///
  /// - Parameter dictionary: where the stream's dictionary may start at the earliest.
  init?(behind word: Int, dictionary: Int, in file: Region) throws(MetadataError) {
    let head = try file.head(at: word, count: 16)
    let line = head.matches("\r\n") ? 2 : head.matches("\n") || head.matches("\r") ? 1 : 0
    let body = head.suffix(from: line)
    if line > 0, Self.isPicture(body) {
      (start, coding, isPacket) = (word + line, .plain, false)
      return
    }
    let dictionary = try file.head(at: dictionary, count: word - dictionary)
    func says(_ name: String) -> Bool { dictionary.firstPlace(of: name) != nil }
    isPacket = says("/Metadata") && says("/XML")
    guard isPacket || says("DCTDecode") || says("JPXDecode") else { return nil }
    if isPacket, body.has("<") || body.has("\u{ef}\u{bb}\u{bf}") {
      (start, coding) = (word + line, .plain)
    } else if says("FlateDecode"), body.has("x") {
      // Behind two bytes that say how (RFC 1950).
      (start, coding) = (word + line + 2, .deflated)
    } else if isPacket {
      // Encrypted, as the document's own is then, which is told.
      return nil
    } else {
      (start, coding) = (word + line, .other)
    }
  }

  /// JPEG 2000 may stand there without its boxes.
  private static func isPicture(_ body: ByteSlice) -> Bool {
    body.has("\u{ff}\u{d8}\u{ff}") || body.has("\0\0\0\u{c}jP  ")
      || body.has("\u{ff}\u{4f}\u{ff}\u{51}")
  }

  func file(to end: Int) -> EnclosedFile {
    let range = start..<max(start, end)
    let coding: EnclosedFile.Coding =
      switch coding {
      case .plain: .plain
      // How long it is, nothing says: what is a picture is hardly longer.
      case .deflated: .deflated(length: isPacket ? 1 << 20 : 2 * range.count + 4096)
      case .other: .other
      }
    return EnclosedFile(range: range, coding: coding, isPacket: isPacket)
  }
}
