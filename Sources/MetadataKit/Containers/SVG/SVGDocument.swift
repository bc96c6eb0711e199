/// Reads a drawing's own description: the attributes of its root, its title and description, the RDF and the
/// properties in its `metadata`, and which files it refers to.
@safe final class SVGDocument: XMLParser {
  /// What the root says of the drawing.
  private(set) var attributes: [Attribute] = []
  /// Elements that stand at the top, with what they say.
  private var notes: [Note] = []
  private var level = 0
  /// The part of the drawing at its top that is being read.
  private var part = Part.other
  private var text: [UInt8] = []
  private var metadata = SVGMetadata()
  private var links = SVGLinks()
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

  private struct Note {
    let name: String
    let text: [UInt8]
    /// Which forms of output have it, where that is not for all.
    var form: TagRow.Traits = []
  }

  private enum Part {
    case note
    case metadata
    case other
  }

  /// The title or description that is being read: its name, where it starts, and how many notes there were before.
  private var note: (name: String, place: Range<Int>, notesBefore: Int)?

  /// The attributes of the element that starts.
  private var pending: [Attribute] = []
  private static let mostAttributes = 10_000
  /// What is read of a drawing that is too long to be read as a whole: its size, its title and mostly what it
  /// says of itself stand at its start.
  private static let startOfLong = 4 << 20
  private var isCutShort = false

  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let limits = found.limits
    let isWhole = file.count <= limits.blockBytes
    let count = isWhole ? file.count : min(startOfLong, limits.blockBytes)
    var longValues = SVGLongValues()
    let text = readable(longValues.decoded(try file.head(count: count).elements))
    // Of a long one it may be a copy, and expat makes another.
    file.reader.forgetLast()
    let document = SVGDocument(depth: limits.nesting * 8, count: limits.units)
    let reading = document.parse(text, isWhole: isWhole)
    if document.isInMetadata {
      document.metadata.breakOff(text, at: reading.end)
    }
    document.add(text, to: &found)
    if document.isCutShort {
      found.warn(
        Warning(.limitExceeded, "more than \(mostAttributes) attributes of an element are left out")
      )
    }
    if longValues.count > 0 {
      found.warn(
        Warning(
          .limitExceeded,
          "attributes of more than \(SVGLongValues.longest) bytes (\(longValues.count)) are left out"
        )
      )
    }
    for warning in document.metadata.warnings { found.warn(warning) }
    if let warning = reading.warning(of: "the drawing") { throw warning }
    if !isWhole {
      throw MetadataError(
        .limitExceeded, "of a drawing of \(file.count) bytes only the first \(count) were read",
        at: file.start + count)
    }
  }

  // MARK: The parser's calls

  override var wantsMore: Bool { notes.count < 1000 }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    unsafe links.attribute(name, value)
    // Below the root only those around metadata are asked for anything.
    guard level <= 1 || isInMetadata else { return }
    guard pending.count < Self.mostAttributes else {
      isCutShort = true
      return
    }
    pending.append(
      Attribute(name: Self.string(name), value: unsafe String(decoding: value, as: UTF8.self)))
  }

  override func elementStarts(_ bytes: Span<UInt8>) {
    links.elementStarts(bytes, isRoot: level == 0)
    let name = Self.string(bytes)
    let attributes = pending
    pending = []
    level += 1
    let local = (name.split(separator: ":").last.map(String.init) ?? name).asLookup
    if level == 1 {
      self.attributes = attributes
      metadata.declare(attributes, level: level)
      return
    }
    if level == 2 {
      text = []
      switch local {
      case "title", "desc":
        part = .note
        note = (local.tagName, place, notes.count)
        for attribute in attributes where !attribute.name.contains(":") {
          let name = (local + attribute.name.capitalized).tagName
          notes.append(Note(name: name, text: Array(attribute.value.utf8)))
        }
      case "metadata":
        part = .metadata
        metadata.declare(attributes, level: level)
        metadata.begin(at: place)
        noteID(attributes)
        noteAttributes(attributes, isPlain: name.asLookup == local)
      default: part = .other
      }
      return
    }
    beginMarkup()
    guard isInMetadata else { return }
    if local == "metadata" { noteID(attributes) }
    if name.asLookup == "c2pa:manifest", manifest == nil {
      isManifest = true
      manifest = []
    }
    metadata.open(name, local, attributes, level: level, at: place)
  }

  /// A title or description has elements in it (SVG 2 §5.7), which say what it says, as properties in `metadata` do. Its
  /// attributes are told with them.
  private func beginMarkup() {
    guard level == 3, part == .note, let note else { return }
    notes.removeSubrange(note.notesBefore...)
    part = .metadata
    metadata.beginMarkup(at: note.place)
  }

  private func noteID(_ attributes: [Attribute]) {
    guard let id = attributes.first(where: { $0.key == "id" }) else { return }
    notes.append(Note(name: "MetadataID", text: Array(id.value.utf8)))
  }

  /// What `metadata` says in its tag beside its number, as the version in MyFonts' web fonts: exiftool takes it for
  /// the root's, where the name has no prefix.
  private func noteAttributes(_ attributes: [Attribute], isPlain: Bool) {
    for attribute in attributes
    where !attribute.name.contains(":") && !["id", "xmlns"].contains(attribute.key) {
      let text = Array(attribute.value.utf8)
      let name = ("metadata" + attribute.name.capitalized).tagName
      notes.append(Note(name: name, text: text, form: .notInExiftool))
      guard isPlain else { continue }
      let misread = Self.rootName(attribute.name)
      // Of names that exiftool makes of those in the file the first counts, of others the last.
      var form = TagRow.Traits.onlyInExiftool
      if misread == attribute.name.tagName { form.insert(.yields) }
      notes.append(Note(name: misread, text: text, form: form))
    }
  }

  private var isInMetadata: Bool {
    part == .metadata
  }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isManifest {
      unsafe manifest?.append(contentsOf: bytes)
    } else if level == 2, note != nil {
      unsafe text.append(contentsOf: bytes)
    }
  }

  override func elementEnds() {
    isManifest = false
    if level == 2, let note {
      let isBlank = text.allSatisfy { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
      if part == .note || !isBlank { notes.append(Note(name: note.name, text: text)) }
      self.note = nil
    }
    if isInMetadata { metadata.close(level: level, at: place) }
    if level == 2 { part = .other }
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
    for note in notes {
      found.form = note.form
      found.add(.svg, note.name, text: note.text, offset: -1)
    }
    found.form = []
    found.add(links.files, "files that a drawing refers to", .svg, row: 5)
    found.add(links.exports, "files that a drawing was exported to", .svg, row: 6)
    for part in metadata.parts { Self.add(part, of: document, to: &found) }
    if let manifest {
      let bytes = Base64.decoded(manifest[...])
      // exiftool tells its length, too: the bytes need not be kept for that.
      found.add(
        .svg, row: 7, named: "JUMBF", group: "SVG-c2pa", .undefined, [], count: bytes.count)
      found.add(.jumbf, Region(inMemory: bytes))
    }
    describe(&found.facts)
  }

  private static func add(
    _ part: SVGMetadata.Part, of document: ArraySlice<UInt8>, to found: inout MetadataBuilder
  ) {
    guard part.kind == .drawing else { return found.add(.xmp, part.block(of: document)) }
    guard part.count <= 4 * found.limits.valueBytes else {
      return found.warn(
        Warning(.limitExceeded, "\(part.count) bytes of a drawing's metadata are left out"))
    }
    let block = part.block(of: document)
    found.note(.xml, block)
    found.postpone(.drawing, block)
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
