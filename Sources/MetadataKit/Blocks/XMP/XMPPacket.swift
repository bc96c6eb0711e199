/// The properties of a packet, as far as its text can be understood.
struct XMPPacket {
  /// Its reader has the properties.
  let parser: XMPParser
  private(set) var warnings: [Warning] = []
  private let text: XMPText
  private let cuts: XMPCuts
  /// Where it starts in the file.
  private let start: Int?
  /// How deeply elements may be nested, and how many they and their attributes may be.
  private let depth: Int
  private let count: Int

  private static let mostRoots = 16

  init(
    _ text: XMPText, _ cuts: XMPCuts, in block: Region, _ form: XMPForm,
    _ found: inout MetadataBuilder
  ) {
    self.text = text
    self.cuts = cuts
    start = block.place
    // RDF takes four elements where other formats take one directory.
    depth = found.limits.nesting * 8
    count = found.limits.entries
    let reader = XMPReader(
      form == .properties ? .borrowed() : XMPVocabulary(of: form), limit: count / 4,
      roomForNodes: found.roomToDecode)
    parser = XMPParser(reader, depth: depth, count: count)
    let room = parser.roomForNodes
    defer { try? found.charge(room - parser.roomForNodes) }
    var rest = text.bytes
    // Rarely a packet has more than one root.
    for _ in 0..<Self.mostRoots {
      guard let next = readDocument(rest, &found) else { return }
      rest = next
    }
    warn(.limitExceeded, "XMP of more than \(Self.mostRoots) documents")
  }

  /// Reads the document that a text starts with.
  ///
  /// - Returns: the text from the next one on; nil where there is none, or none that is to be read.
  private mutating func readDocument(
    _ rest: ArraySlice<UInt8>, _ found: inout MetadataBuilder
  ) -> ArraySlice<UInt8>? {
    let first = parser.findingCount
    var reading = parser.read(rest)
    if case .malformed = reading.failure, let warning = reading.warning(of: "XMP") {
      let position = rest.startIndex - text.bytes.startIndex + reading.end
      warnings.append(Warning(warning.code, warning.message, at: place(position)))
      guard let again = mend(rest, reading, from: first, &found) else { return nil }
      reading = again
    }
    if parser.hasTooManyNodes {
      warn(.limitExceeded, "XMP whose nodes refer to one another too often")
    }
    switch reading.failure {
    case nil, .malformed: break
    case .entities: warn(.unsupported, "XMP that declares entities")
    case .depth: warn(.limitExceeded, "XMP nested more than \(depth) deep")
    case .count:
      let warning = Warning(
        .limitExceeded, "XMP of more than \(count) elements and attributes", at: place(0))
      let isOfContent = FlatDocument.hasProperties(in: rest.prefix(reading.end), found.format)
      warnings.append(isOfContent ? warning.ofContent : warning)
    case .junkAfterDocument:
      guard reading.end > 0 else { return nil }
      return XMPText.start(of: rest, from: rest.startIndex + reading.end).map { rest[$0...] }
    }
    return nil
  }

  /// Reads a document that is no XML as what it was meant to be.
  ///
  /// - Parameters:
  ///   - reading: how far it was read as it is, of which the last warning tells.
  ///   - first: the first of the findings of that.
  /// - Returns: nil where it is too long for that.
  private mutating func mend(
    _ rest: ArraySlice<UInt8>, _ reading: XMLReading, from first: Int,
    _ found: inout MetadataBuilder
  ) -> XMLReading? {
    let index = warnings.count - 1
    // Repairing takes several times the text.
    guard rest.count <= 4 * found.limits.valueBytes else {
      warn(.limitExceeded, "XMP of \(rest.count) bytes that is no XML")
      return nil
    }
    var reading = reading
    let single = XMLRepair.withoutRepeats(in: rest)
    let unrepeated = single?[...] ?? rest
    var repaired: [UInt8]?
    do throws(MetadataError) {
      repaired = try XMLRepair.repaired(unrepeated) ?? single
    } catch {
      warnings.append(error)
    }
    if let repaired { reading = readAgain(repaired[...], from: first, insteadOf: rest) }
    guard case .malformed = reading.failure else {
      // Office writes `&` as it is, and there is no source to restore the file from.
      if let repaired, case nil = reading.failure,
        XMLRepair.keepsAll(of: unrepeated, in: repaired[...])
      {
        let warning = warnings[index]
        warnings[index] = Warning(.deviation, warning.message, at: warning.offset)
      }
      return reading
    }
    // Of tags that do not match, what is in them may be lost. They are looked at last: it takes the most.
    warnings[index] = warnings[index].hidingProperties
    if rest.count > found.limits.valueBytes {
      warn(.limitExceeded, "XMP of \(rest.count) bytes whose tags do not match")
    } else if (try? found.charge(8 * rest.count)) != nil {
      let balanced = XMLRepair.balanced(repaired?[...] ?? rest)
      reading = readAgain(balanced[...], from: first, insteadOf: rest)
    }
    return reading
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

  private mutating func warn(_ code: MetadataError.Code, _ message: String) {
    warnings.append(Warning(code, message, at: place(0)))
  }

  /// Where in the file it was what stands at an offset of the text.
  private func place(_ position: Int) -> Int? {
    text.offset.flatMap { offset in start.map { $0 + cuts.offset(of: offset + position) } }
  }
}
