/// Reads a drawing's own description: the attributes of its root, its title and description, and
/// the RDF and the properties in its `metadata`.
@safe final class SVGDocument: XMLParser {
  /// What the root says of the drawing.
  private(set) var attributes: [Attribute] = []
  /// Elements that stand at the top, with what they say.
  private var notes: [(name: String, text: [UInt8])] = []
  private var level = 0
  /// The part of the drawing at its top that is being read.
  private var part = Part.other
  private var text: [UInt8] = []
  /// The names of the elements that RDF is in, and of properties without it, as they are written.
  private var packets: [String] = []
  /// Where the one stands that is being read; nil outside of one.
  private var levelOfPacket: Int?
  private var packetCount = 0
  /// The name of each is looked for at each element.
  private static let mostPackets = 16
  private var lacksPackets = false
  private var manifest: [UInt8]?
  private var isManifest = false

  struct Attribute {
    let name: String
    let value: String
    /// The name to be looked for among those that are known.
    let key: String

    init(name: String, value: String) {
      self.name = name
      self.value = value
      key = name.asLookup
    }
  }

  private enum Part {
    case note(String)
    case metadata
    case other
  }

  /// The attributes of the element that starts.
  private var pending: [Attribute] = []
  private static let mostAttributes = 10_000
  private var isCutShort = false

  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let limits = found.limits
    let text = withoutDeclarations(XMLText(try file.all(limit: limits.blockBytes).elements).bytes)
    let document = SVGDocument(depth: limits.nesting * 8, count: limits.units)
    let reading = document.parse(text)
    document.add(text, to: &found)
    if document.isCutShort {
      found.warn(
        Warning(.limitExceeded, "more than \(mostAttributes) attributes of an element are left out")
      )
    }
    if document.lacksPackets {
      found.warn(Warning(.limitExceeded, "too many packets of XMP in a drawing"))
    }
    switch reading.failure {
    case nil, .junkAfterDocument: return
    case .malformed(let message):
      throw MetadataError(.malformed, "the drawing is no XML: \(message)")
    case .entities: throw MetadataError(.unsupported, "a drawing that declares entities")
    case .depth, .count: throw MetadataError(.limitExceeded, "a drawing of too many elements")
    }
  }

  /// The text with a plain document type in place of one with declarations: Illustrator declares
  /// the names of namespaces as entities, which nothing needs.
  private static func withoutDeclarations(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = Array("<!DOCTYPE".utf8)
    var start = text.startIndex
    // It stands before the root, after comments at most.
    while let place = text[start...].firstIndex(of: 0x3c), place - text.startIndex < 1 << 16 {
      if text[place...].starts(with: mark) {
        let rest = text[place...]
        guard let open = rest.firstIndex(where: { $0 == 0x5b || $0 == 0x3e }), rest[open] == 0x5b,
          let close = rest[open...].firstIndex(of: 0x5d),
          let end = rest[close...].firstIndex(of: 0x3e)
        else { return text }
        return text[..<place] + Array("<!DOCTYPE svg SYSTEM \"svg\">".utf8) + text[(end + 1)...]
      }
      start = place + 1
    }
    return text
  }

  // MARK: The parser's calls

  override var wantsMore: Bool { notes.count < 1000 }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    guard pending.count < Self.mostAttributes else {
      isCutShort = true
      return
    }
    pending.append(
      Attribute(name: Self.string(name), value: unsafe String(decoding: value, as: UTF8.self)))
  }

  override func elementStarts(_ bytes: Span<UInt8>) {
    let name = Self.string(bytes)
    let attributes = pending
    pending = []
    level += 1
    let local = (name.split(separator: ":").last.map(String.init) ?? name).asLookup
    if level == 1 {
      self.attributes = attributes
      return
    }
    if level == 2 {
      text = []
      switch local {
      case "title", "desc":
        part = .note(local.tagName)
        for attribute in attributes where !attribute.name.contains(":") {
          let name = (local + attribute.name.capitalized).tagName
          notes.append((name, Array(attribute.value.utf8)))
        }
      case "metadata":
        part = .metadata
        if let id = attributes.first(where: { $0.key == "id" }) {
          notes.append(("MetadataID", Array(id.value.utf8)))
        }
      default: part = .other
      }
      return
    }
    guard case .metadata = part else { return }
    if name.asLookup == "c2pa:manifest", manifest == nil {
      isManifest = true
      manifest = []
    }
    guard levelOfPacket == nil,
      local == "RDF" || local == "xmpmeta" || level == 3 && Self.isProperty(name)
    else { return }
    levelOfPacket = level
    packetCount += 1
    guard packetCount <= Self.mostPackets else {
      lacksPackets = true
      return
    }
    if !packets.contains(name) { packets.append(name) }
  }

  /// Whether an element of a name stands for a property of XMP: programs leave out what has to be around it.
  private static func isProperty(_ name: String) -> Bool {
    let parts = name.split(separator: ":", maxSplits: 1)
    return parts.count == 2 && XMPSpace.isUsual(String(parts[0]).asLookup)
  }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isManifest {
      unsafe manifest?.append(contentsOf: bytes)
    } else if level == 2, case .note = part {
      unsafe text.append(contentsOf: bytes)
    }
  }

  override func elementEnds() {
    isManifest = false
    if level == 2, case .note(let name) = part { notes.append((name, text)) }
    if level == 2 { part = .other }
    if levelOfPacket == level { levelOfPacket = nil }
    level -= 1
  }

  private static func string(_ bytes: Span<UInt8>) -> String {
    var text = TextBuffer()
    text.append(bytes)
    return text.string.boundedName
  }

  // MARK: Tags

  private func add(_ document: ArraySlice<UInt8>, to found: inout MetadataBuilder) {
    for attribute in attributes {
      let parts = attribute.name.split(separator: ":", maxSplits: 1).map(String.init)
      let text = Array(attribute.value.utf8)
      guard parts.count == 2, parts[0] != "svg" else {
        found.add(.svg, Self.rootName(parts.last ?? ""), text: text, offset: -1)
        continue
      }
      if ["xmlns", "xml", "rdf", "x"].contains(parts[0]) { continue }
      found.add(
        .svg, parts[1].tagName, group: "SVG-" + parts[0], text: text, offset: -1)
    }
    for note in notes { found.add(.svg, note.name, text: note.text, offset: -1) }
    for block in blocks(document) { found.add(.xmp, Region(inMemory: block)) }
    if let manifest {
      found.add(.jumbf, Region(inMemory: Base64.decoded(manifest[...])))
    }
    describe(&found.facts)
  }

  /// The elements that RDF is in, each with the prefixes that the root declares.
  private func blocks(_ document: ArraySlice<UInt8>) -> [[UInt8]] {
    let marks = packets.map { (open: Array("<\($0)".utf8), close: Array("</\($0)".utf8)) }
    var blocks: [[UInt8]] = []
    var start: (place: Int, close: [UInt8])?
    var place = document.startIndex
    while let mark = document[place...].firstIndex(of: 0x3c), blocks.count < Self.mostPackets {
      place = mark + 1
      let rest = document[mark...]
      if let open = start {
        guard rest.starts(with: open.close), let end = rest.firstIndex(of: 0x3e) else { continue }
        blocks.append(packet(document[open.place...end]))
        start = nil
      } else if let found = marks.first(where: { rest.starts(with: $0.open) }) {
        start = (mark, found.close)
      }
    }
    return blocks
  }

  private func packet(_ element: ArraySlice<UInt8>) -> [UInt8] {
    var head = "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\""
    for attribute in attributes
    where attribute.name.utf8.starts(with: "xmlns:".utf8) && attribute.key != "xmlns:x"
      && !attribute.value.utf8.contains(where: { $0 == 0x22 || $0 == 0x26 || $0 == 0x3c })
    {
      head += " \(attribute.name)=\"\(attribute.value)\""
    }
    return Array("\(head)>".utf8) + element + Array("</x:xmpmeta>".utf8)
  }
}

extension SVGDocument {
  /// The attributes of the root whose names say too little.
  private static func rootName(_ name: String) -> String {
    switch name.asLookup {
    case "version": "SVGVersion"
    case "id": "ID"
    case "width": "ImageWidth"
    case "height": "ImageHeight"
    default: name.tagName
    }
  }
}
