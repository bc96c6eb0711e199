extension BlockDecoder {
  /// An XMP packet (ISO 16684-1): properties of many namespaces in RDF.
  package static let xmp = BlockDecoder(.xmp) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .properties, &found)
  }

  /// XML of any vocabulary, as JPEG 2000 files have it in boxes of their own.
  package static let xml = BlockDecoder(.xml) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .plain, &found)
  }

  /// What Microsoft Picture It! says of a picture.
  package static let pictureItNotes = BlockDecoder(.pictureItNotes) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .notes, &found)
  }

  /// The package document of an EPUB publication.
  package static let publicationPackage = BlockDecoder(.publicationPackage) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .publicationPackage, &found)
  }

  /// What stands in the `metadata` of a drawing without RDF.
  package static let drawing = BlockDecoder(.drawing) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .drawing, &found)
  }

  private static func decodeXMP(
    _ block: Region, _ form: XMPForm, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard block.count > 0 else { return }
    // What is kept of it need not be read once more.
    if found.options.keepsLongBase64 { _ = try block.all(limit: found.limits.blockBytes) }
    let cuts = try XMPCuts(block, limit: found.limits.blockBytes)
    let text = XMPText(cuts.bytes)
    // Cameras reserve room for a packet that they do not write.
    guard text.bytes.first == 0x3c else {
      if cuts.bytes.contains(where: { $0 != 0 && $0 != 0x20 }) {
        throw MetadataError(.malformed, "XMP without a tag", at: block.place).hidingProperties
      }
      return
    }
    if let problem = text.problem { found.warn(Warning(.malformed, problem, at: block.place)) }
    let packet = XMPPacket(text, cuts, in: block, form, &found)
    for warning in packet.warnings { found.warn(warning) }
    guard var reader = packet.parser.takeReader() else { return }
    let tags = XMPTags(&reader, cuts, keepsRuns: found.options.keepsLongBase64, found.limits)
    tags.add(reader, cuts, to: &found)
    // What plain names mean serves no packet.
    if form == .properties { reader.giveVocabularyBack() }
  }
}

extension Region {
  /// Where it starts in the file; nil where it is not there as it is.
  fileprivate var place: Int? { isInFile ? start : nil }
}

/// The properties of a packet, as far as its text can be understood.
private struct XMPPacket {
  /// Its reader has the properties.
  let parser: XMPParser
  private(set) var warnings: [Warning] = []

  init(
    _ text: XMPText, _ cuts: XMPCuts, in block: Region, _ form: XMPForm,
    _ found: inout MetadataBuilder
  ) {
    let limits = found.limits
    // RDF takes four elements where other formats take one directory.
    let depth = limits.nesting * 8
    let count = limits.entries
    /// Where in the file it was what stands at an offset of the text.
    func place(_ position: Int) -> Int? {
      text.offset.flatMap { offset in block.place.map { $0 + cuts.offset(of: offset + position) } }
    }
    let reader = XMPReader(
      form == .properties ? .borrowed() : XMPVocabulary(of: form), limit: count / 4,
      roomForNodes: found.roomToDecode)
    parser = XMPParser(reader, depth: depth, count: count)
    let room = parser.roomForNodes
    defer { try? found.charge(room - parser.roomForNodes) }
    var rest = text.bytes
    // Rarely a packet has more than one root.
    for _ in 0..<Self.mostRoots {
      let start = parser.findingCount
      var reading = parser.read(rest)
      if case .malformed = reading.failure, let warning = reading.warning(of: "XMP") {
        let position = rest.startIndex - text.bytes.startIndex + reading.end
        let index = warnings.count
        warnings.append(Warning(warning.code, warning.message, at: place(position)))
        // Repairing takes several times the text.
        guard rest.count <= 4 * limits.valueBytes else {
          warnings.append(
            Warning(.limitExceeded, "XMP of \(rest.count) bytes that is no XML", at: place(0)))
          return
        }
        var repaired: [UInt8]?
        do throws(MetadataError) {
          repaired = try XMLRepair.repaired(rest)
        } catch {
          warnings.append(error)
        }
        if let repaired { reading = readAgain(repaired[...], from: start, insteadOf: rest) }
        // Of tags that do not match, what is in them may be lost.
        if case .malformed = reading.failure {
          warnings[index] = warnings[index].hidingProperties
        }
        // They are looked at last: it takes the most.
        if case .malformed = reading.failure, rest.count > limits.valueBytes {
          warnings.append(
            Warning(
              .limitExceeded, "XMP of \(rest.count) bytes whose tags do not match", at: place(0)))
        } else if case .malformed = reading.failure,
          // It takes several times what reading takes.
          (try? found.charge(8 * rest.count)) != nil
        {
          let balanced = XMLRepair.balanced(repaired?[...] ?? rest)
          reading = readAgain(balanced[...], from: start, insteadOf: rest)
        }
      }
      if parser.hasTooManyNodes {
        warnings.append(
          Warning(.limitExceeded, "XMP whose nodes refer to one another too often", at: place(0)))
      }
      switch reading.failure {
      case nil, .malformed: return
      case .entities:
        warnings.append(Warning(.unsupported, "XMP that declares entities", at: place(0)))
        return
      case .depth:
        warnings.append(
          Warning(.limitExceeded, "XMP nested more than \(depth) deep", at: place(0)))
        return
      case .count:
        let warning = Warning(
          .limitExceeded, "XMP of more than \(count) elements and attributes", at: place(0))
        let isOfContent = FlatDocument.hasProperties(in: rest.prefix(reading.end), found.format)
        warnings.append(isOfContent ? warning.ofContent : warning)
        return
      case .junkAfterDocument:
        guard reading.end > 0,
          let next = XMPText.start(of: rest, from: rest.startIndex + reading.end)
        else { return }
        rest = rest[next...]
      }
    }
    warnings.append(
      Warning(.limitExceeded, "XMP of more than \(Self.mostRoots) documents", at: place(0)))
  }

  /// Reads a document that was repaired, and keeps what is more of what it says and what was found
  /// before.
  private func readAgain(
    _ repaired: ArraySlice<UInt8>, from start: Int, insteadOf text: ArraySlice<UInt8>
  ) -> XMLReading {
    let first = start..<parser.findingCount
    let again = parser.read(repaired, again: true)
    let second = first.upperBound..<parser.findingCount
    parser.remove(second.count >= first.count ? first : second)
    return XMLReading(end: text.count, failure: again.failure)
  }

  private static let mostRoots = 16
}
