/// What was done to a stream's bytes: filters, and a cipher where the document is encrypted.
struct PDFStreamCoding: Sendable {
  private let dictionary: PDFDictionary
  private let reference: PDFReference?
  private let encryption: PDFEncryption?

  init(of object: PDFIndirectObject, _ encryption: PDFEncryption?) {
    dictionary = object.value.dictionary ?? PDFDictionary()
    reference = object.reference
    self.encryption = encryption
  }

  /// Filters that are files of pictures (ISO 32000-1 §7.4.8, §7.4.9), which nothing is done about.
  private static let pictures = ["DCTDecode", "DCT", "JPXDecode"]

  private var filters: [(name: String, options: PDFDictionary?)] {
    PDFFilters.named(in: dictionary)
  }

  /// Whether what comes out is a picture.
  var isPicture: Bool { filters.last.map { Self.pictures.contains($0.name) } ?? false }

  /// Whether what comes out is XMP (§14.3.2).
  var isPacket: Bool { dictionary["Subtype"]?.name == "XML" }

  /// Whether the stream begins as what comes out of it does.
  var isPlain: Bool { encryption == nil && filters.allSatisfy { Self.pictures.contains($0.name) } }

  /// What comes out, and why that is not all.
  ///
  /// - Parameter room: how many bytes may come out of filters; what does is taken off.
  func content(
    of stream: Region, room: inout Int, _ limits: Limits
  ) throws(MetadataError) -> EnclosedFile.Content {
    if encryption?.hides(streamOf: dictionary) == true { throw PDFEncryption.error }
    let plain = try reference.flatMap { (reference) throws(MetadataError) in
      try encryption?.deciphered(
        stream, dictionary, of: reference, limit: PDFDocument.mostEncrypted)
    }
    var damage: MetadataError?
    let content = try PDFFilters.decoded(
      plain ?? stream, filters.filter { !Self.pictures.contains($0.name) }, room: &room,
      damage: &damage, limits)
    return (content, damage)
  }
}

extension PDFIndirectObject {
  /// So many starts are tried: words like them may stand in strings, each behind a bracket that nothing closes.
  private static let mostStarts = 4

  /// The last object that starts within a text, `12 0 obj<<…>>`, and ends with it; nil where none does.
  init?(endOf text: ByteSlice) {
    for start in Self.starts(in: text).suffix(Self.mostStarts).reversed() {
      var parser = PDFParser(
        text.suffix(from: start), isWhole: true, nesting: Limits().nesting)
      guard let number = (try? parser.object())?.integer,
        let generation = (try? parser.object())?.integer,
        case .keyword("obj") = try? parser.object(), let value = try? parser.object(),
        value.dictionary != nil, parser.isAtEnd()
      else { continue }
      self.init(
        reference: PDFReference(number: number, generation: generation), value: value, stream: nil)
      return
    }
    return nil
  }

  /// Where two numbers and `obj` stand in a text.
  static func starts(in text: ByteSlice) -> [Int] {
    var starts: [Int] = []
    var place = text.firstPlace(of: "obj")
    while let found = place {
      var start = found
      let isStart = [
        PDFParser.isSpace, NumberText.isDigit, PDFParser.isSpace, NumberText.isDigit,
      ].allSatisfy { (isPart) in
        let end = start
        while let byte = text[start - 1], isPart(byte) { start -= 1 }
        return start < end
      }
      // A number at the start may be the end of one.
      if isStart, start > 0 { starts.append(start) }
      place = text.firstPlace(of: "obj", from: found + 1)
    }
    return starts
  }
}
