#if !canImport(ImageIO)
  /// Which prefixes stand for which namespaces: those that have a constant, those of the tags that are there, and
  /// those that a program has registered. Each namespace has one prefix.
  struct MetadataSpaces: Sendable {
    struct Space: Sendable, Equatable {
      let prefix: String
      let name: String
    }

    /// What a program has registered.
    private var registered: [Space] = []

    /// That of `xml:lang`.
    static let xml = Space(prefix: "xml", name: "http://www.w3.org/XML/1998/namespace")
    /// That of the elements that properties stand in; none of a property.
    static let rdf = Space(
      prefix: "rdf", name: "http://www.w3.org/1999/02/22-rdf-syntax-ns#")

    /// The namespace that a prefix stands for; nil where that is not known.
    func space(of prefix: String, in properties: [XMPNode]) -> Space? {
      if let standard = Self.standard.first(where: { $0.prefix == prefix }) { return standard }
      return registered.first { $0.prefix == prefix }
        ?? Self.find(in: properties) { $0.prefix == prefix }
    }

    /// The namespace of a name, with its prefix; nil where that is not known.
    func space(named name: String, in properties: [XMPNode]) -> Space? {
      if let standard = Self.standard.first(where: { $0.name == name }) { return standard }
      return registered.first { $0.name == name }
        ?? Self.find(in: properties) { $0.namespace == name }
    }

    /// Has a prefix stand for a namespace from now on.
    ///
    /// - Returns: Whether neither of them goes with another one.
    mutating func register(_ space: Space, in properties: [XMPNode]) -> Bool {
      let known = self.space(of: space.prefix, in: properties)
      let named = self.space(named: space.name, in: properties)
      if known == nil, named == nil {
        registered.append(space)
        return true
      }
      return known == space && named == space
    }

    /// Those that are known without being registered.
    static let standard =
      XMPStandardSpace.allCases.map { Space(prefix: $0.rawValue, name: $0.name) } + [xml, rdf]

    /// The namespace of one of some nodes, or of what is in them.
    private static func find(in nodes: [XMPNode], _ isMeant: (XMPNode) -> Bool) -> Space? {
      for node in nodes {
        if isMeant(node) { return Space(prefix: node.prefix, name: node.namespace) }
        if let found = find(in: node.children, isMeant) ?? find(in: node.qualifiers, isMeant) {
          return found
        }
      }
      return nil
    }

    /// Whether a text can be the name of a new property, or a prefix: letters, digits, `-` and `_` of ASCII,
    /// first a letter or `_`. XML has more names (Namespaces in XML 1.0 §3), and paths lead to no others with a dot.
    static func isName(_ text: String) -> Bool {
      let isFirst = { (byte: UInt8) in (0x61...0x7a).contains(byte | 0x20) || byte == 0x5f }
      guard let first = text.utf8.first, isFirst(first) else { return false }
      return text.utf8.allSatisfy {
        isFirst($0) || (0x30...0x39).contains($0) || $0 == 0x2d
      }
    }
  }
#endif
