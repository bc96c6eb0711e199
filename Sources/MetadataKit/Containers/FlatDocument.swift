import UniformTypes

/// Documents that are one text of XML: flat OpenDocument (1.2 part 1 §3.1.2), and Word's and Excel's of 2003. What they
/// say of themselves is told as that of other XML, by exiftool too, which calls them so.
enum FlatDocument {
  /// What a file is by its root; nil where it is none of these.
  static func format(of file: Region) throws(MetadataError) -> FileFormat? {
    let head = XMLText(try file.head(count: ByteReader.firstRead).elements).bytes
    guard let root = root(of: head) else { return nil }
    let name = XMLName(Array(root.prefix { $0 > 0x20 && $0 != 0x2f && $0 != 0x3e }))
    if name.isLocally("document"), name.prefix.elementsEqual("office".utf8) {
      return openDocument(root)
    }
    return older.first {
      name.isLocally($0.root) && ByteSlice(Array(root)).firstPlace(of: $0.space) != nil
    }?.format
  }

  /// What stands behind the `<` of the root, to the end of its tag, or of the bytes.
  private static func root(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = text
    while let start = rest.firstIndex(of: 0x3c), start + 1 < rest.endIndex {
      rest = rest[(start + 1)...]
      // Instructions, comments and the type of the document have no tags in them here.
      if rest.first != 0x3f, rest.first != 0x21 { return rest.prefix { $0 != 0x3e } }
      guard let end = rest.firstIndex(of: 0x3e) else { return nil }
      rest = rest[end...]
    }
    return nil
  }

  /// One of OpenDocument: the root says the type that its archive would have (§19.379).
  private static func openDocument(_ root: ArraySlice<UInt8>) -> FileFormat? {
    let (root, start) = (ByteSlice(Array(root)), "application/vnd.oasis.opendocument.")
    guard let place = root.firstPlace(of: start) else { return nil }
    let kind = root.suffix(from: place + start.utf8.count).elements.prefix {
      NumberText.isLetter($0)
    }
    let kinds = ["text": "FODT", "spreadsheet": "FODS", "presentation": "FODP", "graphics": "FODG"]
    let word = String(decoding: kind, as: UTF8.self)
    return kinds[word].map {
      FileFormat($0, $0.lowercased(), "\(start)\(word)-flat-xml", .xml)
    }
  }

  /// Those of 2003, by the local name of the root and its namespace.
  private static let older: [(root: String, space: String, format: FileFormat)] = [
    (
      "wordDocument", "http://schemas.microsoft.com/office/word/2003/wordml",
      FileFormat("WordML", "xml", "application/vnd.ms-wordml", .xml)
    ),
    (
      "Workbook", "urn:schemas-microsoft-com:office:spreadsheet",
      FileFormat("SpreadsheetML", "xml", "application/vnd.ms-spreadsheetml", .xml)
    ),
  ]
}
