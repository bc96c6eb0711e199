/// Finds in a drawing's `metadata` what is read as blocks of their own: RDF, and the properties that stand
/// there without it; so too in a title or description that is written in elements.
struct SVGMetadata {
  /// A block: pieces of the drawing.
  struct Part {
    let kind: BlockKind
    /// Tags that declare what prefixes mean there.
    let scope: [String]
    let pieces: [Range<Int>]

    var count: Int { pieces.reduce(0) { $0 + $1.count } }

    func block(of drawing: ArraySlice<UInt8>) -> Region {
      let end = "</x:xmpmeta>"
      var bytes: [UInt8] = []
      // It may be nearly all of a long drawing: room for twice as much would be as long again.
      bytes.reserveCapacity(scope.reduce(count) { $0 + $1.utf8.count + end.utf8.count })
      for tag in scope { bytes += tag.utf8 }
      for piece in pieces { bytes += drawing.dropFirst(piece.lowerBound).prefix(piece.count) }
      for _ in scope { bytes += end.utf8 }
      return Region(inMemory: bytes)
    }
  }

  private(set) var parts: [Part] = []
  private static let most = 16
  /// What is wrong with the whole.
  private(set) var warnings: [Warning] = []
  /// The tags that declare prefixes, with the levels of the elements that do.
  private var scopes: [(level: Int, tag: String)] = []
  private var scopeCount = 0
  /// Bytes of all of them: each part has them.
  private static let mostScope = 64 << 10
  /// What stands beside RDF in the element that is being read.
  private var pieces: [Range<Int>] = []
  private static let mostPieces = 1000
  private var start = 0
  private var hasProperties = false
  /// Whether it is a title or description, which is part of its properties' names.
  private var isMarkup = false
  /// What is being read and is no property.
  private var inner: Inner?

  private struct Inner {
    let name: String
    let level: Int
    let start: Int
    let isRDF: Bool
    /// Tags in it that are the drawing's, and the levels of those that are not closed yet.
    var foreign: [Range<Int>] = []
    var openForeign: [Int] = []

    /// It without those tags.
    func pieces(to end: Int) -> [Range<Int>] {
      var pieces: [Range<Int>] = []
      var start = start
      for tag in foreign where tag.lowerBound >= start && tag.upperBound <= end {
        pieces.append(start..<tag.lowerBound)
        start = tag.upperBound
      }
      return pieces + [start..<max(start, end)]
    }
  }

  /// Takes what the attributes of an element say of prefixes.
  mutating func declare(_ attributes: [SVGDocument.Attribute], level: Int) {
    var names = ""
    for attribute in attributes
    where attribute.name.utf8.starts(with: "xmlns:".utf8) && attribute.key != "xmlns:x"
      && !attribute.value.utf8.contains(where: { $0 == 0x22 || $0 == 0x26 || $0 == 0x3c })
    {
      let length = attribute.name.utf8.count + attribute.value.utf8.count
      guard scopeCount + names.utf8.count + length <= Self.mostScope else {
        warn("namespaces of a drawing are left out")
        continue
      }
      names += " \(attribute.name)=\"\(attribute.value)\""
    }
    guard level == 1 || !names.isEmpty else { return }
    let tag = "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"\(names)>"
    scopes.append((level, tag))
    scopeCount += tag.utf8.count
  }

  /// A `metadata` starts, whose tag stands at `place`.
  mutating func begin(at place: Range<Int>) {
    (pieces, start, hasProperties, isMarkup) = ([], place.upperBound, false, false)
  }

  /// A title or description turns out to have elements, whose tag stands at `place`.
  mutating func beginMarkup(at place: Range<Int>) {
    (pieces, start, hasProperties, isMarkup) = ([], place.lowerBound, true, true)
  }

  /// An element starts in it.
  mutating func open(
    _ name: String, _ local: String, _ attributes: [SVGDocument.Attribute], level: Int,
    at place: Range<Int>
  ) {
    guard inner == nil else { return openInner(local, attributes, level: level, at: place) }
    let isRDF = local == "RDF" || local == "xmpmeta"
    guard isRDF || name.asLookup == "c2pa:manifest" else {
      hasProperties = true
      return declare(attributes, level: level)
    }
    endPiece(at: place.lowerBound)
    inner = Inner(name: name, level: level, start: place.lowerBound, isRDF: isRDF)
  }

  /// An element starts within what is read as a block: Inkscape writes a `metadata` around RDF that stands in
  /// a packet, too, and it is no property.
  private mutating func openInner(
    _ local: String, _ attributes: [SVGDocument.Attribute], level: Int, at place: Range<Int>
  ) {
    guard local == "metadata", let known = inner, known.foreign.count < Self.mostPieces,
      !attributes.contains(where: { $0.key.hasPrefix("xmlns") })
    else { return }
    inner?.foreign.append(place)
    inner?.openForeign.append(level)
  }

  /// An element ends, the `metadata` itself or one in it.
  mutating func close(level: Int, at place: Range<Int>) {
    if let inner, inner.level == level {
      self.inner = nil
      start = place.upperBound
      if inner.isRDF { add(.xmp, inner.pieces(to: place.upperBound)) }
    } else if inner?.openForeign.last == level {
      inner?.openForeign.removeLast()
      // An empty element starts and ends in one tag.
      if inner?.foreign.last != place { inner?.foreign.append(place) }
    }
    if level == 2 { end(at: isMarkup ? place.upperBound : place.lowerBound) }
    while let last = scopes.last, last.level >= level {
      scopeCount -= last.tag.utf8.count
      scopes.removeLast()
    }
  }

  /// The drawing breaks off: of RDF there may be an end nevertheless.
  mutating func breakOff(_ drawing: ArraySlice<UInt8>, at place: Int) {
    guard let inner else { return end(at: place) }
    if inner.isRDF {
      let end = Self.end(of: inner, in: drawing) ?? place
      add(.xmp, inner.pieces(to: end))
    }
    if hasProperties { add(.drawing, pieces) }
  }

  private static func end(of inner: Inner, in drawing: ArraySlice<UInt8>) -> Int? {
    let close = Array("</\(inner.name)".utf8)
    var rest = drawing.dropFirst(inner.start)
    while let next = rest.firstIndex(of: 0x3c) {
      rest = rest[next...]
      if rest.starts(with: close) {
        return rest.firstIndex(of: 0x3e).map { $0 + 1 - drawing.startIndex }
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private mutating func end(at place: Int) {
    endPiece(at: place)
    if hasProperties { add(.drawing, pieces) }
  }

  private mutating func endPiece(at place: Int) {
    guard place > start else { return }
    guard pieces.count < Self.mostPieces else {
      return warn("too many pieces of a drawing's metadata")
    }
    pieces.append(start..<place)
  }

  private mutating func add(_ kind: BlockKind, _ pieces: [Range<Int>]) {
    guard parts.count < Self.most else { return warn("too many packets of XMP in a drawing") }
    parts.append(Part(kind: kind, scope: scopes.map(\.tag), pieces: pieces))
  }

  private mutating func warn(_ message: String) {
    guard !warnings.contains(where: { $0.message == message }) else { return }
    warnings.append(Warning(.limitExceeded, message))
  }
}
