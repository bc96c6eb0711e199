/// Walks a document from its trailers to what its dictionaries say, by what ``PDFNode`` knows.
struct PDFTree {
  private var document: PDFDocument
  /// Objects that were walked: what is referred to twice counts once.
  private var visited = Set<Int>()
  private var toldOfEncryption = false
  /// Whether the dictionary of information is being walked.
  private var isOfProperties = false
  /// What the dictionaries that are walked have their tags in.
  private var table = TagTable.pdf

  init(_ document: PDFDocument) { self.document = document }

  mutating func read(_ found: inout MetadataBuilder) {
    if document.isCutShort {
      found.warn(Warning(.limitExceeded, "a document whose tables have too many parts"))
    }
    readEncryption(&found)
    // Acrobat 10 writes a second dictionary of information with another number: the newest one
    // counts. It comes before all pages, which may be more than are looked at.
    if let value = document.trailers.lazy.compactMap({ $0["Info"] }).first {
      isOfProperties = true
      walk(value, .information, isMain: true, &found)
      isOfProperties = false
      // Of a damaged document it may be what the pages are in.
      visited = []
    }
    for trailer in document.trailers {
      for (key, value) in trailer.entries where key == "Root" {
        walk(value, .root, isMain: true, &found)
      }
    }
    readSignatures(&found)
    warnOfTables(&found)
  }

  /// Tells that objects were found without tables, or not where these say.
  private func warnOfTables(_ found: inout MetadataBuilder) {
    // Where objects were looked for, those are among them.
    if let error = document.unfinishedChange, document.search == nil { found.warn(error) }
    guard let damage = document.tableDamage else { return }
    let mayHide =
      document.mayHideInformation && ((try? PDFDocument.mayTellOfItself(document.file)) ?? true)
    found.warn(mayHide ? damage.hidingProperties : damage)
    if let error = document.listError { found.warn(error) }
    if document.search?.isCutShort == true || document.isListCutShort {
      found.warn(
        Warning(.limitExceeded, "a document without sound tables that is too long to be searched"))
    }
  }

  /// Whether the document's XMP is not where it should be, and may be in the file.
  var mayHaveLoosePacket: Bool { document.mayHaveLoosePacket }

  /// Tells what the signatures of forms say. exiftool reads those alone that permissions lead to, which were told.
  private mutating func readSignatures(_ found: inout MetadataBuilder) {
    document.renewPatience()
    table = .pdfSignature
    var catalogs = Set<Int>()
    for case .reference(let root) in document.trailers.compactMap({ $0["Root"] })
    where catalogs.insert(root.number).inserted {
      // That of one that cannot be read was warned.
      let catalog = (try? document.resolved(.reference(root)))?.value.dictionary
      guard let form = catalog?["AcroForm"] else { continue }
      let fields = PDFSignatureFields(of: form, in: &document)
      // Of a long form they may be more objects than there are left.
      document.renewPatience()
      for signature in fields.signatures { walk(signature, .signature, &found) }
      if let error = fields.error { warn(error, &found) }
    }
  }

  private mutating func readEncryption(_ found: inout MetadataBuilder) {
    do throws(MetadataError) {
      guard let encryption = try document.readEncryption() else { return }
      found.add(.pdf, "Encryption", text: encryption.name)
      if let permissions = encryption.permissions { found.add(.pdf, "UserAccess", permissions) }
    } catch {
      warn(error.hidingProperties, &found)
    }
  }

  // MARK: Dictionaries

  /// - Parameter isMain: whether it is what trailers lead to.
  private mutating func walk(
    _ value: PDFObject, _ node: PDFNode, isMain: Bool = false, _ found: inout MetadataBuilder
  ) {
    // Where it is may stand in what could not be read.
    if isMain, let error = document.olderError, (try? document.resolved(value)) == nil {
      warn(error.hidingProperties, &found)
    }
    do throws(MetadataError) {
      try visit(value, node, &found)
    } catch {
      warn(isMain || node.stream == .xmp ? error.hidingProperties : error, &found)
    }
  }

  private mutating func visit(
    _ value: PDFObject, _ node: PDFNode, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if case .reference(let reference) = value {
      guard visited.insert(reference.number).inserted else { return }
    }
    let before = (document.misplacedCount, found.form, found.context.isUnknownToExiftool)
    defer { (found.form, found.context.isUnknownToExiftool) = (before.1, before.2) }
    guard let object = try document.resolved(value) else { return }
    if document.misplacedCount > before.0 {
      // exiftool finds no such object, nor what it leads to.
      found.form = .notInExiftool
      found.context.isUnknownToExiftool = true
    }
    switch object.value {
    case .dictionary(let dictionary): read(dictionary, object, node, &found)
    case .array(let list):
      // `[/ICCBased 12 0 R]` says what `<</ICCBased 12 0 R>>` would.
      if list.first?.name != nil {
        var dictionary = PDFDictionary()
        for index in stride(from: 0, to: list.count - 1, by: 2) {
          if let key = list[index].name { dictionary.add(key, list[index + 1]) }
        }
        return read(dictionary, object, node, &found)
      }
      for item in list {
        if case .array = item { continue }
        try visit(item, node, &found)
      }
    default: return
    }
  }

  private mutating func read(
    _ dictionary: PDFDictionary, _ object: PDFIndirectObject, _ node: PDFNode,
    _ found: inout MetadataBuilder
  ) {
    if let (key, name) = node.requirement, dictionary[key]?.name != name { return }
    var seen = Set<String>()
    for (key, value) in dictionary.entries where seen.insert(key).inserted {
      if let entry = node.entries.first(where: { $0.key == key }) {
        read(entry, value, &found)
      } else if node.takesAll {
        add(value, to: Self.name(of: key), &found) { [PDFText.utf8($0)] }
      }
    }
    guard let kind = node.stream, object.stream != nil else { return }
    guard document.encryption?.hides(streamOf: dictionary) != true else {
      return warn(PDFEncryption.error, &found)
    }
    do throws(MetadataError) {
      if let content = try document.content(of: object) { found.add(kind, content) }
    } catch {
      warn(kind == .xmp ? error.hidingProperties : error, &found)
    }
  }

  private mutating func read(
    _ entry: PDFNode.Entry, _ value: PDFObject, _ found: inout MetadataBuilder
  ) {
    switch entry.meaning {
    case .tag(let name): add(value, to: name, &found) { [PDFText.utf8($0)] }
    case .date(let name): add(value, to: name, &found) { [PDFText.utf8(PDFText.date($0))] }
    case .words(let name):
      add(value, to: name, cost: 32, &found) { Self.words(PDFText.utf8($0)) }
    case .presence(let key, let name):
      let before = (document.misplacedCount, found.form)
      defer { found.form = before.1 }
      do throws(MetadataError) {
        let dictionary = try document.resolved(value)?.value.dictionary
        if document.misplacedCount > before.0 { found.form = .notInExiftool }
        found.add(.pdf, name, text: dictionary?[key] == nil ? "false" : "true")
      } catch {
        warn(error, &found)
      }
    case .node(let node):
      if entry.key == "Illustrator" {
        found.format = .illustrator
        // Illustrator also saves documents for all readers, with its data in them.
        found.takeFormat(namedBy: [.pdf])
      }
      walk(value, node, &found)
    }
  }

  // MARK: Values

  /// Adds a value, or the values of a list, as text.
  ///
  /// - Parameter cost: what each byte costs, for each may be a text.
  private mutating func add(
    _ value: PDFObject, to name: String, cost: Int = 0, _ found: inout MetadataBuilder,
    _ texts: ([UInt8]) -> [[UInt8]]
  ) {
    let before = (document.misplacedCount, found.form)
    defer { found.form = before.1 }
    do throws(MetadataError) {
      guard let value = try document.resolved(value)?.value else { return }
      var continues = false
      for item in value.array ?? [value] {
        guard let string = try string(item) else { continue }
        if document.misplacedCount > before.0 { found.form = .notInExiftool }
        try found.charge(.clampedProduct(string.count, cost))
        for text in texts(string) {
          found.continuesList = continues
          found.add(table, name, text: text, offset: -1)
          continues = true
        }
      }
    } catch {
      warn(error, &found)
    }
  }

  /// The bytes of what can be a text: nil for collections and nothing.
  private mutating func string(_ value: PDFObject) throws(MetadataError) -> [UInt8]? {
    switch try document.resolved(value)?.value {
    case .string(let bytes): return bytes
    case .hidden:
      throw document.encryption?.hidesStrings == true
        ? PDFEncryption.error : MetadataError(.malformed, "a string that cannot be deciphered")
    case .number(let text), .name(let text): return Array(text.utf8)
    case .boolean(let value): return Array((value ? "true" : "false").utf8)
    default: return nil
    }
  }

  /// Warns of an error; that a document is encrypted, once.
  private mutating func warn(_ error: MetadataError, _ found: inout MetadataBuilder) {
    if error.message == PDFEncryption.error.message {
      if toldOfEncryption { return }
      toldOfEncryption = true
    }
    found.warn(isOfProperties ? error.hidingProperties : error)
  }

  /// Words between commas or semicolons, whichever are more, or else between white space.
  private static func words(_ text: [UInt8]) -> [[UInt8]] {
    let commas = text.count { $0 == 0x2c }
    let semicolons = text.count { $0 == 0x3b }
    let mark: UInt8 = commas > semicolons ? 0x2c : semicolons > 0 ? 0x3b : 0x20
    if mark == 0x20 { return text.split(whereSeparator: NumberText.isSpace).map(Array.init) }
    var words: [[UInt8]] = []
    for (index, part) in text.split(separator: mark).enumerated() {
      let word = Array(index > 0 ? part.drop(while: NumberText.isSpace) : part)
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  /// A key as a tag's name: words with capitals, an underline for what no name can have, where no
  /// small letter follows.
  private static func name(of key: String) -> String {
    var name: [UInt8] = []
    var isStart = true
    for byte in key.utf8 {
      let isOfName = String.isOfTagName(byte)
      // Several that no name can have are one.
      guard isOfName || name.last != gap else { continue }
      if isStart, byte >= 0x61, byte <= 0x7a {
        if !name.isEmpty { name.removeLast() }
        name.append(byte & 0xdf)
      } else {
        name.append(isOfName ? byte : gap)
      }
      isStart = byte == 0x5f || !isOfName
    }
    name = name.map { $0 == gap ? 0x5f : $0 }
    let isName = name.count > 1 && name.first.map(NumberText.isLetter) ?? false
    return (isName ? "" : "Tag") + String(decoding: name, as: UTF8.self)
  }

  /// What stands in a name for what no name can have, until the name is made.
  private static let gap: UInt8 = 0
}
