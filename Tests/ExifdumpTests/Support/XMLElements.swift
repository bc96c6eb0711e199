import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements that an XML parser finds.
final class XMLElements: NSObject, XMLParserDelegate {
  private var found: [(name: String, attributes: [String: String])] = []

  struct Failure: Error {}

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? Failure() }
  }

  func count(_ name: String) -> Int { found.count { $0.name == name } }

  /// An attribute of all elements of a name that have it, in their order.
  func attributes(_ attribute: String, of name: String) -> [String] {
    found.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    found.append((name, attributes))
  }
}
