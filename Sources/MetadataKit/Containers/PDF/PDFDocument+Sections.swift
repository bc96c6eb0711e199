/// Where a document's objects are: the chain of its tables and streams of references (ISO 32000-1 §7.5.4 to §7.5.8).
extension PDFDocument {
  /// A document from its mark on, which stands among the first 1024 bytes: positions count from there (annex H,
  /// note 13).
  static func body(of file: Region) throws(MetadataError) -> Region {
    file.region(from: try file.head(count: 1024).firstPlace(of: "%PDF-") ?? 0)
  }

  /// Where the newest section of references starts: the last such place that the file's end names
  /// (§7.5.5).
  mutating func start() throws(MetadataError) -> Int {
    let from = max(0, file.count - 1024)
    let tail = try file.head(at: from, count: 1024)
    var place = tail.count - 9
    while place >= 0 {
      if tail.matches("startxref", at: place) {
        var parser = PDFParser(tail.suffix(from: place + 9), isWhole: true, nesting: 1)
        if let offset = try parser.object().integer {
          noteChange(behind: tail.suffix(from: place + 9))
          return offset
        }
      }
      place -= 1
    }
    throw MetadataError(.malformed, "a document without a table of its objects", at: file.start)
  }

  /// Notes whether objects stand behind the last table, of a change that is not whole.
  private mutating func noteChange(behind tail: ByteSlice) {
    var place = -1
    repeat {
      guard let next = tail.firstPlace(of: "obj", from: place + 1) else { return }
      place = next
    } while PDFObjectSearch.number(before: place, in: tail) == nil
    unfinishedChange =
      MetadataError(
        .truncated, "the document is cut short: an object stands behind its last table",
        at: tail.offset + place
      ).hidingProperties
  }

  /// Whether a document whose tables cannot be read may say something of itself: what does so is named in what stands
  /// there as it is, or may stand in a stream of objects.
  ///
  /// Long ones are not looked through.
  static func mayTellOfItself(_ file: Region) throws(MetadataError) -> Bool {
    let names: [StaticString] = [
      "/Info", "/Metadata", "/ObjStm",
      // Those of the information dictionary, of which the name stands in the trailer.
      "/Author", "/Creator", "/Producer", "/CreationDate",
    ]
    let (piece, overlap) = (1 << 18, 16)
    guard file.count <= 8 << 20 else { return true }
    var position = 0
    while position < file.count {
      let bytes = try file.head(at: position, count: piece + overlap)
      var place = bytes.firstIndex(of: 0x2f)
      while let next = place {
        if names.contains(where: { bytes.matches($0, at: next) }) { return true }
        place = bytes.firstIndex(of: 0x2f, from: next + 1)
      }
      position += piece
    }
    return false
  }

  /// Reads a table or a stream of references and returns its trailer.
  mutating func section(at offset: Int, isHidden: Bool) throws(MetadataError)
    -> PDFDictionary
  {
    guard offset >= 0, offset < file.count else {
      throw MetadataError(.malformed, "a table of objects that is not there")
    }
    let head = try file.head(at: offset, count: 64)
    let blanks = head.elements.prefix { PDFParser.isSpace($0) }.count
    if head.matches("xref", at: blanks) { return try table(at: offset + blanks + 4) }
    let object = try object(at: offset)
    guard case .dictionary(let dictionary) = object.value, let content = try content(of: object)
    else {
      throw MetadataError(
        .malformed, "a table of objects that is none", at: file.start + offset)
    }
    try sections.add(
      stream: try content.all(limit: limits.inflatedBytes).bytes, dictionary,
      isHidden: isHidden)
    return dictionary
  }

  /// A table's parts, each with its first number and how many there are, then the trailer.
  private mutating func table(at position: Int) throws(MetadataError) -> PDFDictionary {
    var position = position
    for part in 0..<limits.units {
      let head = try file.head(at: position, count: 128)
      var parser = PDFParser(head, isWhole: true, nesting: 1)
      let word = try parser.object()
      if case .keyword("trailer") = word { return try trailer(at: position + parser.position) }
      guard var first = word.integer, let count = try parser.object().integer, first >= 0,
        count >= 0, count <= file.count / 20
      else { break }
      position += parser.position
      position += try file.head(at: position, count: 16).elements.prefix {
        PDFParser.isSpace($0)
      }.count
      var entries = file.clamped(at: position, count: count * 20)
      var length = count * 20
      if try !PDFTableRows.areEven(entries, count: count),
        let rows = try unevenRows(at: position, count: count)
      {
        (entries, length) = (rows.even, rows.length)
        if unevenTable == nil { unevenTable = file.start + position }
        if !rows.areReadInPieces { hasRowsForOthersAlone = true }
      }
      if part == 0, first == 1, try startsWithObjectZero(entries) {
        first = 0
        if miscountedTable == nil { miscountedTable = file.start + position }
      }
      sections.add(table: entries, first: first, count: count)
      position += length
    }
    throw MetadataError(
      .malformed, "a table of objects that is damaged", at: file.start + position)
  }

  /// Entries that have not twenty characters each; nil where there are none, or others than are stated.
  private mutating func unevenRows(at position: Int, count: Int) throws(MetadataError)
    -> PDFTableRows?
  {
    // Three characters may end a line, and the table must go on behind them.
    let bytes = try file.head(at: position, count: min(count * 22, limits.blockBytes))
    guard let rows = PDFTableRows(bytes, count: count) else { return nil }
    // All are kept.
    try charge(rows.length)
    var parser = PDFParser(
      try file.head(at: position + rows.length, count: 128), isWhole: true, nesting: 1)
    let word = try? parser.object()
    if case .keyword("trailer") = word { return rows }
    return word?.integer == nil ? nil : rows
  }

  /// Whether the first entry heads the list of free objects, which is object 0, and the second leads to
  /// object 1 (§7.5.4).
  private func startsWithObjectZero(_ entries: Region) throws(MetadataError) -> Bool {
    let rows = try entries.head(count: 40)
    guard rows.matches("0000000000 65535 f"), rows.matches("n", at: 37),
      let offset = Int(String(decoding: rows.suffix(from: 20).prefix(10).elements, as: UTF8.self))
    else { return false }
    var parser = PDFParser(try file.head(at: offset, count: 32), isWhole: true, nesting: 1)
    return (try? parser.object())?.integer == 1
  }

  /// The dictionary that stands at a position, of a trailer.
  mutating func trailer(at position: Int) throws(MetadataError) -> PDFDictionary {
    let bytes = try file.head(at: position, count: 64 << 10)
    var parser = PDFParser(bytes, isWhole: true, nesting: limits.nesting)
    let trailer = Result { () throws(MetadataError) in try parser.object() }
    // All are kept, and take many times their bytes.
    try charge(parser.position * 4)
    guard case .dictionary(let dictionary) = try trailer.get() else {
      throw MetadataError(.malformed, "a trailer must be a dictionary", at: bytes.offset)
    }
    return dictionary
  }
}
