import UniformTypes

extension EnclosingDocument {
  /// JPEG and JPEG 2000 files that are streams of a PDF (`DCTDecode` and `JPXDecode`; ISO 32000-1 §7.4.8,
  /// §7.4.9), and the XMP of its parts (§14.3.2): layout programs keep that of placed photos. As they are, or
  /// behind the filters that ``PDFFilters`` undoes, and deciphered where the document opens without a password.
  ///
  /// They are found by their starts, not by the document's tables: those of earlier revisions, which no
  /// reader shows, are still in the file.
  static let pdf = EnclosingDocument([.pdf, .illustrator]) { (file, most) throws(MetadataError) in
    var files: [EnclosedFile] = []
    var open: PDFStreamStart?
    var start = 0
    var room = PDFStreamStart.mostSyntax
    // Of a document whose tables are damaged nothing can be deciphered.
    let encryption = try? PDFDocument.encryption(of: file)
    try file.forEachPlace(of: "stream") { (place) throws(MetadataError) in
      if place >= 3, try file.head(at: place - 3, count: 3).matches("end") {
        if let open { files.append(open.file(to: place - 3)) }
        open = nil
        start = place + 6
      } else if open == nil {
        open = try PDFStreamStart(behind: place, dictionary: start, in: file, encryption, &room)
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
  private let coding: EnclosedFile.Coding
  private let isPacket: Bool

  /// So many bytes of dictionaries are parsed, of streams that are such a file and of others that look so.
  static let mostSyntax = 4 << 20

  /// Looks at what stands behind the word `stream` and the end of its line (§7.3.8.1); nil where it is no such file.
  ///
  /// - Parameters:
  ///   - word: where the word is.
  ///   - dictionary: where the stream's dictionary may start at the earliest.
  ///   - room: how many bytes of dictionaries may be parsed; what is is taken off.
  init?(
    behind word: Int, dictionary: Int, in file: Region, _ encryption: PDFEncryption?,
    _ room: inout Int
  ) throws(MetadataError) {
    let head = try file.head(at: word + 6, count: 64)
    let line = head.matches("\r\n") ? 2 : head.matches("\n") || head.matches("\r") ? 1 : 0
    // Some write more ends of lines than the one.
    let blanks = head.elements.prefix(while: NumberText.isSpace).count
    if line > 0, Self.isPicture(head.suffix(from: blanks)) {
      (start, coding, isPacket) = (word + 6 + blanks, .plain, false)
      return
    }
    let text = try Self.text(before: word, notBefore: dictionary, in: file)
    func says(_ name: String) -> Bool { text.firstPlace(of: name) != nil }
    let saysPacket = says("/XML") && says("/Metadata")
    let saysPicture = says("/DCT") || says("/JPXDecode")
    guard saysPacket || saysPicture else { return nil }
    room -= text.count
    guard room >= 0 else {
      throw MetadataError(
        .limitExceeded, "more than \(Self.mostSyntax) bytes of dictionaries", at: word)
    }
    let filtered = PDFIndirectObject(endOf: text).map { PDFStreamCoding(of: $0, encryption) }
    isPacket = filtered?.isPacket ?? saysPacket
    guard isPacket || filtered?.isPicture ?? saysPicture else { return nil }
    let body = head.suffix(from: blanks)
    if isPacket, filtered?.isPlain == true || body.has("<?") || body.has("<x") {
      (start, coding) = (word + 6 + blanks, .plain)
    } else if let filtered, !filtered.isPlain {
      // What is encrypted may begin with any byte.
      (start, coding) = (word + 6 + (encryption == nil ? blanks : line), .filtered(filtered))
    } else {
      // It is no picture, or its dictionary, which says how it is coded, cannot be read.
      (start, coding) = (word + 6 + line, .other)
    }
  }

  /// What stands before a stream: few dictionaries are longer than the first piece.
  private static func text(
    before word: Int, notBefore start: Int, in file: Region
  ) throws(MetadataError) -> ByteSlice {
    let from = max(start, word - 1024)
    let text = try file.head(at: from, count: word - from)
    guard from > start, text.firstPlace(of: " obj") == nil else { return text }
    return try file.head(at: max(start, word - 4096), count: min(4096, word - start))
  }

  /// JPEG 2000 may stand there without its boxes.
  private static func isPicture(_ body: ByteSlice) -> Bool {
    body.has("\u{ff}\u{d8}\u{ff}") || body.has("\0\0\0\u{c}jP  ")
      || body.has("\u{ff}\u{4f}\u{ff}\u{51}")
  }

  func file(to end: Int) -> EnclosedFile {
    EnclosedFile(range: start..<max(start, end), coding: coding, isPacket: isPacket)
  }
}
