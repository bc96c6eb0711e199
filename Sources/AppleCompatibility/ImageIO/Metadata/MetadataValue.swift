#if !canImport(ImageIO)
  /// What a program gives as the value of a tag: texts, numbers, truth values, tags, arrays and dictionaries of these.
  enum MetadataValue {
    case text(String)
    /// The items, each with the tag that it was given as, if it was.
    case list([(value: MetadataValue, tag: CGImageMetadataTag?)])
    /// The fields by their names, in the order of these.
    case fields([(name: String, value: MetadataValue, tag: CGImageMetadataTag?)])
    /// What a tag has.
    case node(XMPNode.Value)

    /// Arrays and dictionaries within one another, of which packets have 32 at most.
    private static let deepest = 32

    /// Nil for what is none of these.
    init?(_ value: Any) { self.init(value, depth: 0) }

    private init?(_ value: Any, depth: Int) {
      guard depth < Self.deepest else { return nil }
      if let tag = value as? CGImageMetadataTag {
        self = .node(tag.node.value)
      } else if let text = Self.words(value) {
        self = .text(text)
      } else if let values = value as? [Any] {
        var items: [(value: MetadataValue, tag: CGImageMetadataTag?)] = []
        for value in values {
          guard let item = MetadataValue(value, depth: depth + 1) else { return nil }
          items.append((item, value as? CGImageMetadataTag))
        }
        self = .list(items)
      } else if let values = value as? [String: Any] {
        var fields: [(name: String, value: MetadataValue, tag: CGImageMetadataTag?)] = []
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
          guard let field = MetadataValue(value, depth: depth + 1) else { return nil }
          fields.append((name, field, value as? CGImageMetadataTag))
        }
        self = .fields(fields)
      } else {
        return nil
      }
    }

    /// The text that a value is in XMP: of a truth value `True` or `False`, of a number its digits.
    static func words(_ value: Any) -> String? {
      if let text = value as? String { return text }
      // Asked of its type, because an `NSNumber` of 1 can be cast to a truth value.
      let kind = type(of: value)
      if kind == Bool.self || kind == Bool?.self, let isTrue = value as? Bool {
        return isTrue ? "True" : "False"
      }
      if let number = value as? any BinaryInteger { return "\(number)" }
      if let number = value as? any BinaryFloatingPoint {
        let digits = "\(number)"
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
      }
      return (value as? NSNumber)?.stringValue
    }

    // MARK: As a node

    /// It as the value of a property or a field of a namespace; nil where it has fields of namespaces that are
    /// not known, or mixes texts in languages with others.
    ///
    /// - Parameter type: What it is to be; nil for something else than it is.
    func value(
      of space: MetadataSpaces.Space, as type: CGImageMetadataType,
      _ known: (String) -> MetadataSpaces.Space?
    ) -> XMPNode.Value? {
      switch (type, self) {
      case (.default, .node(let value)): return value
      case (_, .node(let value)):
        return CGImageMetadataType(of: value) == type ? value : nil
      case (.default, .text(let text)), (.string, .text(let text)): return .text(text)
      case (.alternateText, .text(let text)): return Self.languages([Self.item(0, text, space)])
      case (.default, .list(let items)), (.arrayOrdered, .list(let items)):
        return Self.nodes(items, space, known).map(XMPNode.Value.sequence)
      case (.arrayUnordered, .list(let items)):
        return Self.nodes(items, space, known).map(XMPNode.Value.bag)
      case (.alternateArray, .list(let items)):
        return Self.nodes(items, space, known).map(XMPNode.Value.alternatives)
      case (.alternateText, .list(let items)):
        return Self.nodes(items, space, known).flatMap(Self.languages)
      case (.default, .fields(let fields)), (.structure, .fields(let fields)):
        return Self.nodes(fields, space, known).map(XMPNode.Value.structure)
      default: return nil
      }
    }

    /// It in the place of another value: in the form that the property has that a path leads to, or that this
    /// value has.
    func value(
      over old: XMPNode.Value?, of space: MetadataSpaces.Space, at steps: [MetadataPath.Step],
      _ known: (String) -> MetadataSpaces.Space?
    ) -> XMPNode.Value? {
      var form: XMPNode.Value?
      if steps.count == 1, case .field(let name)? = steps.first {
        form = BridgedProperty.emptyValue(space.prefix, name.local)
      }
      switch (form, self) {
      case (.bag?, .text):
        return MetadataValue.list([(self, nil)]).value(of: space, as: .arrayUnordered, known)
      case (.sequence?, .text):
        return MetadataValue.list([(self, nil)]).value(of: space, as: .arrayOrdered, known)
      default: break
      }
      switch (old ?? form, self) {
      case (.bag?, .list): return value(of: space, as: .arrayUnordered, known)
      case (.alternatives?, .list): return value(of: space, as: .alternateArray, known)
      case (.languages(let texts)?, .text(let text)):
        let others = texts.filter { $0.language != "x-default" }
        return .languages([Self.item(0, text, space).inLanguage("x-default")] + others)
      case (.languages?, .list):
        // Texts that say no language are a list like others.
        return value(of: space, as: .alternateText, known)
          ?? value(of: space, as: .default, known)
      default: return value(of: space, as: .default, known)
      }
    }

    private static func item(
      _ index: Int, _ text: String, _ space: MetadataSpaces.Space
    ) -> XMPNode {
      XMPNode(
        namespace: space.name, prefix: space.prefix, name: "[\(index)]", value: .text(text))
    }

    private static func nodes(
      _ items: [(value: MetadataValue, tag: CGImageMetadataTag?)], _ space: MetadataSpaces.Space,
      _ known: (String) -> MetadataSpaces.Space?
    ) -> [XMPNode]? {
      var nodes: [XMPNode] = []
      for item in items {
        guard let value = item.value.value(of: space, as: .default, known) else { return nil }
        nodes.append(
          XMPNode(
            namespace: space.name, prefix: space.prefix, name: "[\(nodes.count)]", value: value,
            qualifiers: item.tag?.node.qualifiers ?? []))
      }
      return nodes
    }

    private static func nodes(
      _ fields: [(name: String, value: MetadataValue, tag: CGImageMetadataTag?)],
      _ space: MetadataSpaces.Space, _ known: (String) -> MetadataSpaces.Space?
    ) -> [XMPNode]? {
      var nodes: [XMPNode] = []
      for field in fields {
        let parts = field.name.split(
          separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let local = parts.last.map({ String($0) }), MetadataSpaces.isName(local) else {
          return nil
        }
        let own: MetadataSpaces.Space?
        if parts.count > 1 {
          own = known(String(parts[0]))
        } else if let node = field.tag?.node {
          // A tag brings its namespace with it.
          own = MetadataSpaces.Space(prefix: node.prefix, name: node.namespace)
        } else {
          own = space
        }
        guard let own, own != MetadataSpaces.rdf, own != MetadataSpaces.xml,
          let value = field.value.value(of: own, as: .default, known)
        else { return nil }
        nodes.append(
          XMPNode(
            namespace: own.name, prefix: own.prefix, name: local, value: value,
            qualifiers: field.tag?.node.qualifiers ?? []))
      }
      return nodes
    }

    /// Texts in languages: one alone is that for all.
    private static func languages(_ items: [XMPNode]) -> XMPNode.Value? {
      guard items.allSatisfy({ $0.text != nil }) else { return nil }
      var texts: [XMPNode] = []
      for item in items {
        guard let language = item.language ?? (items.count == 1 ? "x-default" : nil) else {
          return nil
        }
        texts.append(item.inLanguage(language))
      }
      return .languages(texts)
    }
  }
#endif
