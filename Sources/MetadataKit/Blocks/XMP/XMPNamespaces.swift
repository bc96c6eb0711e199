/// What the prefixes of an XMP packet stand for, as far as the reader has come.
///
/// A prefix is only an abbreviation of a namespace (Namespaces in XML 1.0 §2): a namespace that is
/// known goes by the prefix that it usually has, another by the one that the packet first gives it.
struct XMPNamespaces {
  /// Prefixes of the element that is being read, and what they are called instead.
  private var translations: [String: String] = [:]
  private var outer: [[String: String]?] = []
  /// Namespaces that are not known, by their names, and the prefixes that they go by.
  private var prefixes: [String: String] = [:]
  private var names: Set<String> = []
  /// The next number for a prefix that would otherwise mean two namespaces.
  private var number = 0

  /// Takes the declarations of an element's tag.
  mutating func enter(_ attributes: [XMLAttribute]) {
    var saved: [String: String]?
    for attribute in attributes where attribute.name.utf8.starts(with: "xmlns:".utf8) {
      let prefix = String(attribute.name.dropFirst(6))
      guard let name = rename(prefix, attribute.value) else { continue }
      if saved == nil { saved = translations }
      translations[prefix] = name.isEmpty ? nil : name
    }
    outer.append(saved)
  }

  /// Forgets the declarations of the innermost element.
  mutating func leave() {
    if let saved = outer.popLast(), let saved { translations = saved }
  }

  /// Splits `dc:title` into the prefix that the namespace goes by and the name.
  func split(_ name: String) -> (prefix: String, name: String) {
    guard let colon = name.utf8.firstIndex(of: 0x3a) else { return ("", name) }
    let prefix = String(name[..<colon])
    return (
      (translations.isEmpty ? nil : translations[prefix]) ?? XMPSpace.shortened(prefix),
      String(name[name.utf8.index(after: colon)...])
    )
  }

  /// What a prefix is to be called from here on: nil where as it is, empty where as it is again.
  private mutating func rename(_ prefix: String, _ uri: String) -> String? {
    if let usual = XMPSpace.prefix(of: uri) {
      if usual != prefix { return usual }
      return translations[prefix] == nil ? nil : ""
    }
    guard prefixes.count < 1000 else { return nil }
    if let known = prefixes[uri] { return known == prefix ? nil : known }
    var name = prefix
    if names.contains(prefix) || XMPSpace.isUsual(prefix) {
      while names.contains("tmp\(number)") { number += 1 }
      name = "tmp\(number)"
    }
    prefixes[uri] = name
    names.insert(name)
    return name == prefix ? nil : name
  }
}
