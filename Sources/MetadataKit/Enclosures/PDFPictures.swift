import UniformTypes

extension EnclosingDocument {
  /// JPEG and JPEG 2000 files that are streams of a PDF (`DCTDecode` and `JPXDecode`; ISO 32000-1 §7.4.8,
  /// §7.4.9), and the XMP of its parts (§14.3.2): layout programs keep that of placed photos. As they are, or
  /// behind the filters that ``PDFFilters`` undoes, and deciphered where the document opens without a password.
  ///
  /// They are found by their starts, not by the document's tables: those of earlier revisions, which no
  /// reader shows, are still in the file.
  static let pdf = EnclosingDocument([.pdf, .illustrator]) {
    (file, most, files) throws(MetadataError) in
    var open: PDFStreamStart?
    var start = 0
    var room = PDFStreamStart.mostSyntax
    // Where neither its tables nor its objects can be read, nothing can be deciphered, and nothing found that stands
    // elsewhere.
    var document = try? PDFDocument(PDFDocument.body(of: file), Limits())
    _ = try? document?.readEncryption()
    document?.limit(syntax: PDFStreamStart.mostSyntax)
    try file.forEachPlace(of: "stream") { (place) throws(MetadataError) in
      if place >= 3, try file.head(at: place - 3, count: 3).matches("end") {
        if let open { files.append(open.file(to: place - 3)) }
        open = nil
        start = place + 6
      } else if open == nil {
        open = try PDFStreamStart(behind: place, dictionary: start, in: file, &document, &room)
      }
      return files.count < most ? place + 6 : nil
    }
    if let open, files.count < most { files.append(open.file(to: file.count)) }
  }
}

/// The start of a stream of PDF that has a file in it.
private struct PDFStreamStart {
  private let start: Int
  private let coding: EnclosedFile.Coding
  private let isPacket: Bool

  /// So many bytes of dictionaries are parsed, of streams that are such a file and of others that look so, and as many of
  /// what they refer to.
  static let mostSyntax = 4 << 20

  /// So long a dictionary is looked at as a whole.
  private static let longest = 1 << 16

  /// Looks at what stands behind the word `stream` and the end of its line (§7.3.8.1); nil where it is no such file.
  ///
  /// - Parameters:
  ///   - word: where the word is.
  ///   - dictionary: where the stream's dictionary may start at the earliest.
  ///   - document: what the dictionary refers to; nil of one that cannot be read.
  ///   - room: how many bytes of dictionaries may be parsed; those that were are taken off.
  init?(
    behind word: Int, dictionary: Int, in file: Region, _ document: inout PDFDocument?,
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
    let (text, isCutOff) = try Self.text(before: word, notBefore: dictionary, in: file)
    func says(_ name: String) -> Bool { text.firstPlace(of: name) != nil }
    let saysPacket = says("/XML") && says("/Metadata")
    let saysPicture = says("/DCT") || says("/JPXDecode")
    // An image may have its filters elsewhere, and what is cut off any.
    let isUnknown =
      says("/Image") && (Self.refersToFilters(text) || (isCutOff && says("/Width")))
    guard saysPacket || saysPicture || isUnknown else { return nil }
    room -= text.count
    guard room >= 0 else {
      throw MetadataError(
        .limitExceeded, "more than \(Self.mostSyntax) bytes of dictionaries", at: word)
    }
    let filtered = Self.coding(of: text, &document)
    let encryption = document?.encryption
    isPacket = filtered?.isPacket ?? saysPacket
    guard isPacket || filtered?.isPicture ?? (saysPicture || isUnknown) else { return nil }
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

  /// What was done to the stream behind an object; nil where that, or what it refers to, cannot be read.
  private static func coding(
    of text: ByteSlice, _ document: inout PDFDocument?
  ) -> PDFStreamCoding? {
    guard let object = PDFIndirectObject(endOf: text), let stored = object.value.dictionary,
      document != nil || !refersToFilters(text),
      let dictionary = document == nil ? stored : try? document?.withFilters(stored)
    else { return nil }
    return PDFStreamCoding(
      of: PDFIndirectObject(
        reference: object.reference, value: .dictionary(dictionary), stream: nil),
      document?.encryption)
  }

  /// Whether a stream's filters are an object of their own, or one of them is: `/Filter 6 0 R`, `/Filter[6 0 R]`.
  private static func refersToFilters(_ text: ByteSlice) -> Bool {
    var place = text.firstPlace(of: "/Filter")
    while let found = place {
      var value = text.suffix(from: found + 7).elements.prefix(256).drop(while: PDFParser.isSpace)
      if value.first == 0x5b {
        value = value.prefix { $0 != 0x5d }
        if value.firstRange(of: Array(" R".utf8)) != nil { return true }
      } else if value.first.map(NumberText.isDigit) ?? false {
        return true
      }
      place = text.firstPlace(of: "/Filter", from: found + 7)
    }
    return false
  }

  /// What stands before a stream, and whether its dictionary is longer than that: few are longer than the first piece.
  private static func text(
    before word: Int, notBefore start: Int, in file: Region
  ) throws(MetadataError) -> (ByteSlice, isCutOff: Bool) {
    var length = 1 << 10
    while true {
      let from = max(start, word - length)
      let text = try file.head(at: from, count: word - from)
      if from == start || !PDFIndirectObject.starts(in: text).isEmpty { return (text, false) }
      if length == longest { return (text, true) }
      length *= 4
    }
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
