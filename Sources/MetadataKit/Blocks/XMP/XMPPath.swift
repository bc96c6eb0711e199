/// One of the names on the way from a packet's root to a property.
struct XMPStep: Hashable {
  /// The prefix that the namespace goes by; empty where the name has none.
  let prefix: String
  let name: String
  /// The blank node that the element is about or refers to (RDF 1.1 XML Syntax §2.10).
  var node: String?

  /// Whether the namespace is RDF's.
  let isOfRDF: Bool
  /// Whether it only holds other properties together and is no part of their names.
  let isScaffold: Bool
  /// Whether it is a remark of exiftool's, which it passes over.
  let isRemark: Bool

  init(_ prefix: String, _ name: String) {
    self.prefix = prefix
    self.name = name
    isOfRDF = prefix == "rdf"
    // A value in words, beside the same without them, as exiftool writes it.
    isScaffold =
      isOfRDF
      ? !Self.isNumbered(name)
      : Self.scaffolds.contains(prefix) || prefix == "et" && name == "prt"
    isRemark = prefix == "et" && Self.remarks.contains(name)
  }

  /// Whether names with a prefix may be more than the name of a property: most are of a namespace of
  /// which none is.
  static func hasRoles(_ prefix: String) -> Bool {
    prefix == "rdf" || prefix == "et" || scaffolds.contains(prefix)
  }

  private static let scaffolds = ["x", "xmlns", "xml", "svg", "office"]
  /// What exiftool adds to RDF/XML and to the tags in it, and does not read again.
  private static let remarks = ["desc", "id", "index", "table", "tagid", "toolkit", "val"]

  /// Whether it is a name of RDF.
  func isRDF(_ name: String) -> Bool { isOfRDF && self.name == name }

  /// Whether it is a member of a container by its number, `rdf:_1` (RDF Schema 1.1 §5.1.5).
  private static func isNumbered(_ name: String) -> Bool {
    let digits = name.utf8.dropFirst()
    return name.utf8.first == 0x5f && !digits.isEmpty
      && digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }
}

/// What a property is called: the names that count of its path.
struct XMPPropertyName {
  /// The prefix of the outermost name that counts and has one.
  let prefix: String
  /// The names that count, the outermost first.
  let parts: [Part]

  typealias Part = (prefix: String, name: String)

  /// Names in capitals are written in small letters, `DATE_TAKEN` as `dateTaken`, unless they
  /// are known in capitals.
  static func relaxed(_ prefix: String, _ name: String) -> String {
    if name.utf8.contains(where: { $0 >= 0x61 && $0 <= 0x7a }) { return name }
    if let table = XMPSpace.table(of: prefix), table.index(of: name) != nil { return name }
    var text: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x5f, let next = rest.first, NumberText.isUpper(next) {
        text.append(next)
        rest = rest.dropFirst()
      } else {
        text.append(NumberText.isUpper(byte) ? byte | 0x20 : byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
