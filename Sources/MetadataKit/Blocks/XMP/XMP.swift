extension BlockDecoder {
  /// An XMP packet (ISO 16684-1): properties of many namespaces in RDF.
  package static let xmp = BlockDecoder(.xmp) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, isPlain: false, &found)
  }

  /// XML of any vocabulary, as JPEG 2000 files have it in boxes of their own.
  package static let xml = BlockDecoder(.xml) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, isPlain: true, &found)
  }

  private static func decodeXMP(
    _ block: Region, isPlain: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard block.count > 0 else { return }
    let bytes = try block.all(limit: found.limits.blockBytes)
    let text = XMPText(bytes.elements)
    // Cameras reserve room for a packet that they do not write.
    guard text.bytes.first == 0x3c else {
      if bytes.elements.contains(where: { $0 != 0 && $0 != 0x20 }) {
        throw MetadataError(.malformed, "XMP without a tag", at: block.place)
      }
      return
    }
    if let problem = text.problem { found.warn(Warning(.malformed, problem, at: block.place)) }
    let cuts = XMPCuts(text.bytes)
    let packet = XMPPacket(cuts, at: text.offset, in: block, isPlain, found.limits)
    for warning in packet.warnings { found.warn(warning) }
    guard var reader = packet.parser.takeReader() else { return }
    let tags = XMPTags(&reader, cuts, found.limits)
    tags.add(reader, cuts, to: &found)
    // What plain names mean serves no packet.
    if !isPlain { reader.vocabulary.giveBack() }
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
    _ text: XMPCuts, at offset: Int?, in block: Region, _ isPlain: Bool, _ limits: Limits
  ) {
    // RDF takes four elements where other formats take one directory.
    let depth = limits.nesting * 8
    let count = limits.entries
    let place = offset.flatMap { offset in block.place.map { $0 + offset } }
    parser = XMPParser(
      XMPReader(isPlain ? .plain : .borrowed(), limit: count / 4), depth: depth, count: count)
    var rest = text.bytes
    // Rarely a packet has more than one root.
    for _ in 0..<16 {
      let start = parser.findingCount
      var reading = parser.read(rest)
      if case .malformed(let message) = reading.failure {
        let position = text.offset(of: rest.startIndex - text.bytes.startIndex + reading.end)
        let at = place.map { $0 + position }
        warnings.append(Warning(.malformed, "XMP is no XML: \(message)", at: at))
        if let repaired = XMLRepair.repaired(rest) {
          let first = start..<parser.findingCount
          let again = parser.read(repaired[...])
          let second = first.upperBound..<parser.findingCount
          parser.remove(second.count >= first.count ? first : second)
          reading = XMLReading(end: rest.count, failure: again.failure)
        }
      }
      if parser.hasTooManyNodes {
        warnings.append(
          Warning(.limitExceeded, "XMP whose nodes refer to one another too often", at: place))
      }
      switch reading.failure {
      case nil, .malformed: return
      case .entities:
        warnings.append(Warning(.unsupported, "XMP that declares entities", at: place))
        return
      case .depth:
        warnings.append(
          Warning(.limitExceeded, "XMP nested more than \(depth) deep", at: place))
        return
      case .count:
        warnings.append(
          Warning(.limitExceeded, "XMP of more than \(count) elements and attributes", at: place))
        return
      case .junkAfterDocument:
        guard reading.end > 0,
          let next = XMPText.start(of: rest, from: rest.startIndex + reading.end)
        else { return }
        rest = rest[next...]
      }
    }
  }
}
