import UniformTypes

extension Container {
  /// Portable documents (ISO 32000-1): what they say of themselves, and the blocks of standard
  /// metadata in them. Illustrator's own documents are some.
  package static let pdf = Container(
    [.pdf],
    recognize: { head in
      // White space may stand before the mark.
      var start = 0
      while start < 1000, let byte = head[start], byte == 0x20 || (9...13).contains(byte) {
        start += 1
      }
      return start > 0 && head.matches("%PDF-", at: start) ? .pdf : nil
    },
    read: { (file, found) throws(MetadataError) in
      let body = try PDFDocument.body(of: file)
      let text = try body.head(count: 1024)
      let version = text.suffix(from: 5).prefix(8).elements.prefix {
        NumberText.isDigit($0) || $0 == 0x2e
      }
      if !version.isEmpty { found.add(.pdf, "PDFVersion", text: version, offset: text.offset + 5) }
      found.add(
        .pdf, "Linearized", text: isLinearized(text, of: body, found.limits) ? "true" : "false")
      try tellSEAL(in: body, &found)
      var mayHaveLoosePacket = true
      do throws(MetadataError) {
        let document = try PDFDocument(body, found.limits)
        if let place = document.miscountedTable {
          found.warn(Warning(.deviation, "a table of objects counts from 1, not from 0", at: place))
        }
        if let place = document.unevenTable {
          found.warn(
            Warning(.deviation, "a table of objects has rows that are not of 20 bytes", at: place))
        }
        if document.isWithoutTables || document.hasRowsForOthersAlone {
          found.form = .notInExiftool
          found.context.isUnknownToExiftool = true
        }
        var tree = PDFTree(document)
        tree.read(&found)
        found.form = []
        found.context.isUnknownToExiftool = false
        mayHaveLoosePacket =
          tree.mayHaveLoosePacket && !found.pending.contains { $0.context.path.last == .xmp }
      } catch {
        let mayTell = (try? PDFDocument.mayTellOfItself(body)) ?? true
        found.warn(mayTell ? error.hidingProperties : error)
      }
      // Where what leads to it is damaged, a document still has its packet. exiftool does not look for it.
      if mayHaveLoosePacket, let packet = try EmbeddedPacket.find(in: file, found.limits) {
        found.context.isUnknownToExiftool = true
        found.add(.xmp, packet)
        found.context.isUnknownToExiftool = false
      }
    })

  /// Whether the document's first object says that it is ordered for reading over a network, and
  /// it was not changed since (annex F).
  private static func isLinearized(_ head: ByteSlice, of body: Region, _ limits: Limits) -> Bool {
    var place = 0
    while place < head.count, !head.matches("<<", at: place) { place += 1 }
    var parser = PDFParser(head.suffix(from: place), isWhole: true, nesting: limits.nesting)
    guard let dictionary = (try? parser.object())?.dictionary else { return false }
    return dictionary["Linearized"] != nil && dictionary["L"]?.integer == body.count
  }

  /// Tells records of SEAL: comments behind the place of the table of objects, before the end.
  private static func tellSEAL(
    in body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let from = max(0, body.count - 1024)
    let tail = try body.head(at: from, count: 1024)
    var place = tail.firstPlace(of: "<seal ")
    while let start = place {
      let end = tail.elements.span.endOfLine(from: start)
      if tail[start - 1] == 0x25 || tail[start - 1] == 0x20 {
        found.add(.seal, body.clamped(at: from + start, count: end - start))
      }
      place = tail.firstPlace(of: "<seal ", from: end)
    }
  }

  /// The same behind bytes of something else, where its name says what it is: viewers look for the mark
  /// among the first 1024 bytes (annex H, note 13).
  package static let pdfBehindOther = Container(
    [], named: "pdf",
    recognize: { head in head.prefix(1024).firstPlace(of: "%PDF-") == nil ? nil : .pdf },
    read: pdf.read)
}

extension FileFormat {
  static let pdf = FileFormat("PDF", "pdf", "application/pdf", .pdf).countingFromBlock

  /// A document that keeps Illustrator's data in a page's dictionary of pieces (§14.5).
  static let illustrator = FileFormat(
    "AI", "ai", "application/vnd.adobe.illustrator", .illustrator)
}

extension BlockKind {
  /// PostScript, of which the comments count.
  static let postScript = BlockKind("postScript")
}
