import UniformTypes

/// Documents that are one text of XML: flat OpenDocument (1.2 part 1 §3.1.2), Word's, Excel's and Visio's of 2003, and packages
/// of Office Open XML in one text, as Word and PowerPoint write them ("Flat OPC"). What they say of themselves is told as that
/// of other XML, by exiftool too, which calls them so.
enum FlatDocument {
  /// What a file is by its root; nil where it is none of these.
  static func format(of file: Region) throws(MetadataError) -> FileFormat? {
    let head = XMLText(try file.head(count: ByteReader.firstRead).elements).bytes
    guard let root = root(of: head) else { return nil }
    let name = XMLName(name(of: root))
    if name.isLocally("document"), let format = openDocument(root) { return format }
    return office.first {
      name.isLocally($0.root) && ByteSlice(Array(root)).firstPlace(of: $0.space) != nil
    }?.format
  }

  /// What such a document says of itself, with the end of its root behind it: of one that is too long to be read as a
  /// whole. Nil where that has no end within the first megabyte.
  static func properties(
    of file: Region, _ format: FileFormat
  ) throws(MetadataError) -> Region? {
    let head = XMLText(try file.head(count: 1 << 20).elements).bytes
    guard let root = root(of: head), let end = endOfProperties(in: head, format) else { return nil }
    return Region(
      inMemory: Array(head[..<end]) + Array("</".utf8) + name(of: root) + Array(">".utf8))
  }

  /// Whether a text has all that a document says of itself; false of other formats.
  static func hasProperties(in text: ArraySlice<UInt8>, _ format: FileFormat) -> Bool {
    endOfProperties(in: text.prefix(1 << 20), format) != nil
  }

  /// Where that ends which stands before a document's content and says something of the whole.
  private static func endOfProperties(in text: ArraySlice<UInt8>, _ format: FileFormat) -> Int? {
    switch format.name {
    case "FODT", "FODS", "FODP", "FODG": end(of: "meta", in: text)
    // Of those that users named, which come last.
    case "SpreadsheetML", "VDX":
      end(of: "CustomDocumentProperties", in: text) ?? end(of: "DocumentProperties", in: text)
    case "FlatOPC": FlatPackage.startOfContent(in: text)
    // Between the properties and the body are fonts, styles and the settings (`docPr`), with the template's path.
    case "WordML": tag("body", isEnd: false, in: text).map { $0.startIndex - 1 }
    default: nil
    }
  }

  private static func end(of local: String, in text: ArraySlice<UInt8>) -> Int? {
    tag(local, isEnd: true, in: text).flatMap { text[$0.endIndex...].firstIndex(of: 0x3e) }
      .map { $0 + 1 }
  }

  /// What stands behind the `<` of the tag that starts or ends an element, to the end of its name.
  private static func tag(
    _ local: String, isEnd: Bool, in text: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var rest = text
    while let start = rest.firstIndex(of: 0x3c), start + 1 < rest.endIndex {
      rest = rest[(start + 1)...]
      guard (rest.first == 0x2f) == isEnd else { continue }
      let tag = rest.dropFirst(isEnd ? 1 : 0).prefix(80).prefix {
        $0 > 0x20 && $0 != 0x2f && $0 != 0x3e
      }
      guard tag.suffix(local.utf8.count).elementsEqual(local.utf8) else { continue }
      let prefix = tag.dropLast(local.utf8.count)
      if prefix.isEmpty || prefix.last == 0x3a { return rest[..<tag.endIndex] }
    }
    return nil
  }

  /// What stands before the local name of a root: `pkg:`, or nothing.
  static func prefix(of text: ArraySlice<UInt8>) -> String? {
    root(of: text).map { root in
      let name = name(of: root)
      return name.firstIndex(of: 0x3a).map { String(decoding: name[...$0], as: UTF8.self) } ?? ""
    }
  }

  private static func name(of root: ArraySlice<UInt8>) -> [UInt8] {
    Array(root.prefix { $0 > 0x20 && $0 != 0x2f && $0 != 0x3e })
  }

  /// What stands behind the `<` of the root, to the end of its tag, or of the bytes.
  private static func root(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = text
    while let start = rest.firstIndex(of: 0x3c), start + 1 < rest.endIndex {
      rest = rest[(start + 1)...]
      // Instructions, comments and the type of the document have no tags in them here.
      if rest.first != 0x3f, rest.first != 0x21 { return rest.prefix { $0 != 0x3e } }
      let isRemark = rest.starts(with: "!--".utf8)
      guard var end = rest.firstIndex(of: 0x3e) else { return nil }
      // A comment ends behind two hyphens, and may have what looks like tags in it.
      while isRemark, !rest[..<end].dropFirst(3).suffix(2).elementsEqual("--".utf8) {
        guard let next = rest[(end + 1)...].firstIndex(of: 0x3e) else { return nil }
        end = next
      }
      rest = rest[end...]
    }
    return nil
  }

  /// One of OpenDocument: the root says the type that its archive would have (§19.379).
  private static func openDocument(_ root: ArraySlice<UInt8>) -> FileFormat? {
    let (root, start) = (ByteSlice(Array(root)), "application/vnd.oasis.opendocument.")
    guard root.firstPlace(of: "urn:oasis:names:tc:opendocument:xmlns:office:") != nil,
      let place = root.firstPlace(of: start)
    else { return nil }
    let kind = root.suffix(from: place + start.utf8.count).elements.prefix {
      NumberText.isLetter($0)
    }
    let kinds = ["text": "FODT", "spreadsheet": "FODS", "presentation": "FODP", "graphics": "FODG"]
    let word = String(decoding: kind, as: UTF8.self)
    return kinds[word].map {
      FileFormat($0, $0.lowercased(), "\(start)\(word)-flat-xml", .xml)
    }
  }

  /// Those of Office, by the local name of the root and its namespace.
  private static let office: [(root: String, space: String, format: FileFormat)] = [
    (
      "wordDocument", "http://schemas.microsoft.com/office/word/2003/wordml",
      FileFormat("WordML", "xml", "application/vnd.ms-wordml", .xml)
    ),
    (
      "VisioDocument", "http://schemas.microsoft.com/visio/2003/core",
      FileFormat("VDX", "vdx", "application/vnd.ms-visio.viewer", .xml)
    ),
    (
      "Workbook", "urn:schemas-microsoft-com:office:spreadsheet",
      FileFormat("SpreadsheetML", "xml", "application/vnd.ms-spreadsheetml", .xml)
    ),
    (
      "package", "http://schemas.microsoft.com/office/2006/xmlPackage",
      FileFormat("FlatOPC", "xml", "application/vnd.ms-word2006ml", .xml)
    ),
  ]
}
