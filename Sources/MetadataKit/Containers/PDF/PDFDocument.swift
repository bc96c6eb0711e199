/// A document's objects by their numbers (ISO 32000-1 §7.5): its trailers, and what they lead to.
struct PDFDocument {
  /// The dictionaries of the trailers, the newest first.
  var trailers: [PDFDictionary] = []
  /// How strings and streams are encrypted, once that is known; nil where they are not.
  var encryption: PDFEncryption?

  /// Whether it has more tables of objects, or parts of them, than are looked into.
  var isCutShort: Bool { lacksOlder || sections.isCutShort }
  private var lacksOlder = false
  /// Why an older trailer or table could not be read; nil where all could.
  private(set) var olderError: MetadataError?

  /// What of a trailer leads to something else; the rest is about the table.
  static let keysOfTrailers = ["Root", "Info", "Encrypt", "ID", "Prev", "XRefStm"]

  /// So many objects are looked for.
  private static let mostObjects = 4096

  /// So much of a stream is deciphered: it is kept twice then, and once more where it was compressed before.
  static let mostEncrypted = 8 << 20

  let file: Region
  let limits: Limits
  var sections = PDFSections()
  /// Where a table stands that says to start with object 1, and starts with object 0; nil where none does.
  var miscountedTable: Int?
  /// Where a table stands whose entries do not have twenty characters each; nil where all have.
  var unevenTable: Int?
  /// Whether entries of such a table are not where exiftool looks for them: it reads no object of the document.
  var hasRowsForOthersAlone = false
  private var objectStreams: [Int: Result<PDFObjectStream, MetadataError>] = [:]
  /// How many more bytes streams may inflate to, all together.
  private(set) var room: Int
  /// How many more objects may be looked for.
  private var patience: Int
  /// How many more bytes of syntax may be parsed: what is referred to often is parsed each time.
  private(set) var syntax: Int
  /// How many objects are being looked for at once: a stream's length may be an object, and that
  /// object be in a stream.
  private var depth = 0

  // What looking through the file finds where tables are damaged: see `PDFDocument+Search.swift`.

  /// Nil where it was not necessary, or the file cannot be read.
  var search: PDFObjectSearch?
  var hasSearched = false
  /// Whether objects are where they were found, not where tables say.
  var isWithoutTables = false
  /// What is wrong with the tables, where objects were found without them; nil where none was.
  var tableDamage: MetadataError?
  /// How many objects were read so far that do not stand where a table says. exiftool reads none of them.
  var misplacedCount = 0
  /// The numbers of such among them that are streams of objects.
  private var misplacedStreams: Set<Int> = []
  /// The streams that objects are in, by the objects' numbers.
  var streamsOfObjects: [Int: Int] = [:]
  /// Whether it is known how streams are encrypted.
  var canListStreams = false
  var hasListedStreams = false
  /// Whether there are more trailers or streams of objects than are read.
  var isListCutShort = false
  /// What is wrong with a stream of objects that could not be listed; nil where all could.
  var listError: MetadataError?
  /// Whether a trailer cannot be read, of those that were looked for.
  var hasLostTrailer = false
  /// What tells that the document goes on behind the last of its tables, as one that was changed and is cut short does.
  var unfinishedChange: MetadataError?
  /// Whether the dictionary of information may be in the file, and nothing leads to it.
  var mayHideInformation = false
  /// Whether the document's XMP may be in the file, and nothing leads to it.
  var mayHaveLoosePacket = false

  /// - Parameter file: the document from its `%PDF-` on: positions count from there.
  init(_ file: Region, _ limits: Limits) throws(MetadataError) {
    self.file = file
    self.limits = limits
    room = limits.inflatedBytes
    patience = min(limits.units, Self.mostObjects)
    syntax = limits.blockBytes
    do throws(MetadataError) {
      try readTables()
    } catch {
      try readWithoutTables(because: error)
    }
  }

  private mutating func readTables() throws(MetadataError) {
    var next: [(offset: Int, isHidden: Bool)] = [(try start(), false)]
    var visited = Set<Int>()
    while let (offset, isHidden) = next.popLast() {
      guard visited.insert(offset).inserted else { continue }
      guard visited.count <= limits.directories else {
        throw MetadataError(.limitExceeded, "more than \(limits.directories) trailers")
      }
      do throws(MetadataError) {
        let trailer = try section(at: offset, isHidden: isHidden)
        trailers.append(trailer.kept(Self.keysOfTrailers))
        // The stream beside a table comes before what is older than both.
        if let previous = trailer["Prev"]?.integer { next.append((previous, false)) }
        if let hidden = trailer["XRefStm"]?.integer { next.append((hidden, true)) }
      } catch {
        // What is newer can be read without what is older.
        if trailers.isEmpty { throw error }
        if error.code == .limitExceeded { lacksOlder = true }
        if olderError == nil { olderError = error }
      }
    }
  }

  /// Parses no more bytes of syntax than these from now on.
  mutating func limit(syntax bytes: Int) { syntax = min(syntax, bytes) }

  // MARK: Objects

  /// An object, whether it stands here or elsewhere; nil where it does not exist.
  mutating func resolved(_ object: PDFObject) throws(MetadataError) -> PDFIndirectObject? {
    var object = PDFIndirectObject(value: object, stream: nil)
    // References to references are not allowed, yet harmless.
    for _ in 0..<8 {
      guard case .reference(let reference) = object.value else { return object }
      guard let found = try fetch(reference.number) else { return nil }
      object = found
    }
    return nil
  }

  /// Has as many objects looked for once more, whatever many pages took.
  mutating func renewPatience() { patience = min(limits.units, Self.mostObjects) }

  /// A dictionary with what it refers to in its entries, and in those of dictionaries in it.
  ///
  /// - Parameter depth: how many such dictionaries may be within one another.
  mutating func whole(_ dictionary: PDFDictionary, depth: Int) -> PDFDictionary {
    var whole = PDFDictionary()
    for (key, value) in dictionary.entries {
      let value = (try? resolved(value))?.value ?? .null
      if depth > 0, case .dictionary(let inner) = value {
        whole.add(key, .dictionary(self.whole(inner, depth: depth - 1)))
      } else {
        whole.add(key, value)
      }
    }
    return whole
  }

  /// The bytes of an object's stream as they were before they were filtered, and encrypted.
  mutating func content(of object: PDFIndirectObject) throws(MetadataError) -> Region? {
    guard let stream = object.stream, case .dictionary(let stored) = object.value else {
      return nil
    }
    let dictionary = try withFilters(stored)
    // Streams may overlap. One without filters is left where it stands; one that is too long takes
    // nothing from what comes behind it.
    if dictionary["Filter"] != nil || encryption != nil {
      guard stream.count <= syntax else {
        throw MetadataError(.limitExceeded, "streams of too many bytes", at: stream.start)
      }
      try charge(stream.count)
    }
    let plain = try object.reference.flatMap { (reference) throws(MetadataError) in
      try encryption?.deciphered(
        stream, dictionary, of: reference, limit: min(limits.blockBytes, Self.mostEncrypted))
    }
    return try PDFFilters.decoded(plain ?? stream, dictionary, room: &room, limits)
  }

  /// A stream's dictionary with its filters, and what they are told, in it: they may stand elsewhere (§7.3.10).
  mutating func withFilters(_ dictionary: PDFDictionary) throws(MetadataError) -> PDFDictionary {
    var whole = PDFDictionary()
    for (key, value) in dictionary.entries {
      guard key == "Filter" || key == "DecodeParms" else {
        whole.add(key, value)
        continue
      }
      let value = try resolved(value)?.value ?? .null
      guard let list = value.array else {
        whole.add(key, value)
        continue
      }
      var items: [PDFObject] = []
      // One more than are undone.
      for item in list.prefix(PDFFilters.most + 1) {
        items.append(try resolved(item)?.value ?? .null)
      }
      whole.add(key, .array(items))
    }
    return whole
  }

  private mutating func fetch(_ number: Int) throws(MetadataError) -> PDFIndirectObject? {
    patience -= 1
    guard patience > 0 else {
      throw MetadataError(.limitExceeded, "a document of too many objects")
    }
    guard depth < 8 else {
      throw MetadataError(.malformed, "the object \(number) leads back to itself")
    }
    depth += 1
    defer { depth -= 1 }
    switch try place(of: number) {
    case nil: return nil
    case .offset(let offset): return try object(number, at: offset)
    case .stream(let container):
      var parser = try objectStream(container).parser(at: number, nesting: limits.nesting)
      let start = parser.position
      let value = Result { () throws(MetadataError) in try parser.object() }
      try charge(parser.position - start)
      return PDFIndirectObject(value: try value.get(), stream: nil)
    }
  }

  private mutating func place(of number: Int) throws(MetadataError) -> PDFSections.Place? {
    if isWithoutTables { return foundPlace(of: number) }
    try charge(sections.cost)
    let before = sections.entriesRead
    let place = try sections.place(of: number)
    try charge(32 * (sections.entriesRead - before))
    if let place { return place }
    // It may be of a table that could not be read.
    guard let olderError, olderError.isDamage, let found = foundPlace(of: number) else {
      return nil
    }
    tell(ofMisplaced: olderError)
    return found
  }

  /// The stream with a number; one that cannot be read is not tried again.
  mutating func objectStream(_ number: Int) throws(MetadataError) -> PDFObjectStream {
    if let known = objectStreams[number] {
      // What is in it is no more where a table says than it is.
      if misplacedStreams.contains(number) { misplacedCount += 1 }
      return try known.get()
    }
    let before = misplacedCount
    guard objectStreams.count < limits.directories else {
      throw MetadataError(.limitExceeded, "objects in too many streams")
    }
    let stream = Result { () throws(MetadataError) in
      guard case .offset(let offset) = try place(of: number) else {
        throw MetadataError(.malformed, "the stream of objects \(number) is nowhere")
      }
      let object = try object(number, at: offset)
      guard let dictionary = object.value.dictionary else {
        throw MetadataError(.malformed, "the stream of objects \(number) is none")
      }
      guard encryption?.hides(streamOf: dictionary) != true else {
        throw PDFEncryption.error
      }
      guard let content = try content(of: object) else {
        throw MetadataError(.malformed, "the stream of objects \(number) is none")
      }
      let stream = try PDFObjectStream(
        content.all(limit: limits.inflatedBytes), dictionary, limits)
      try charge(stream.headerLength)
      return stream
    }
    objectStreams[number] = stream
    if misplacedCount > before { misplacedStreams.insert(number) }
    return try stream.get()
  }

  // MARK: Syntax

  mutating func charge(_ count: Int) throws(MetadataError) {
    syntax -= count
    guard syntax >= 0 else {
      throw MetadataError(
        .limitExceeded, "a document of more than \(limits.blockBytes) bytes of objects")
    }
  }

  /// `12 0 obj` with what follows: its number, its value, its stream.
  mutating func object(at offset: Int) throws(MetadataError) -> PDFIndirectObject {
    // Where a table is wrong, what stands there may be long.
    let head = try file.head(at: offset, count: 64).elements
    if let first = head.first(where: { !PDFParser.isSpace($0) }),
      !NumberText.isDigit(first), first != UInt8(ascii: "%")
    {
      throw MetadataError(.malformed, "an object must start", at: file.start + offset)
    }
    // Few objects of those that count are longer than the first piece.
    for size in [4 << 10, 64 << 10, limits.valueBytes] {
      let bytes = try file.head(at: offset, count: size)
      var parser = PDFParser(
        bytes, isWhole: offset + bytes.count >= file.count, nesting: limits.nesting)
      do throws(MetadataError) {
        let number = try parser.object()
        let generation = try parser.object()
        guard case .keyword("obj") = try parser.object(), let number = number.integer,
          let generation = generation.integer
        else {
          throw MetadataError(.malformed, "an object must start", at: file.start + offset)
        }
        var value = try parser.object()
        try charge(parser.position)
        let reference = PDFReference(number: number, generation: generation)
        if let encryption {
          var count = 0
          value = encryption.deciphered(value, of: reference, count: &count)
          // For each the cipher is set up anew.
          try charge(count * 256)
        }
        guard case .dictionary(let dictionary) = value,
          case .keyword("stream") = try parser.object()
        else { return PDFIndirectObject(reference: reference, value: value, stream: nil) }
        let start = offset + parser.position
        return PDFIndirectObject(
          reference: reference, value: value, stream: try stream(at: start, dictionary))
      } catch {
        try charge(parser.position)
        guard error.code == .truncated, offset + bytes.count < file.count else { throw error }
      }
    }
    throw MetadataError(.limitExceeded, "an object that is too long", at: file.start + offset)
  }

  /// The bytes of a stream, after the line break behind its `stream` (§7.3.8.1).
  private mutating func stream(at position: Int, _ dictionary: PDFDictionary)
    throws(MetadataError) -> Region?
  {
    let head = try file.head(at: position, count: 2)
    let start = position + (head.has("\r\n") ? 2 : head[0] == 0x0a || head[0] == 0x0d ? 1 : 0)
    if tableDamage != nil, let found = try foundStream(at: start, dictionary["Length"]) {
      return found
    }
    guard let stated = dictionary["Length"], let length = try resolved(stated)?.value.integer
    else { return nil }
    return try file.region(at: start, count: length)
  }
}
