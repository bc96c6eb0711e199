#if !canImport(ImageIO)
  /// The way to a tag: `exif:Flash.Fired`, `dc:subject[2]`, `dc:title[de]?xml:lang`.
  ///
  /// Source: Apple, *CGImageMetadata.h*.
  struct MetadataPath {
    private(set) var steps: [Step] = []

    enum Step: Sendable {
      case field(Name)
      /// An item of a list, by its place from 0, or by its language.
      case item(String)
      case qualifier(Name)
    }

    struct Name: Sendable {
      let prefix: String?
      let local: String
    }

    init(_ steps: [Step]) { self.steps = steps }

    /// Nil for a text that is none.
    init?(_ path: String) {
      var rest = path[...]
      while let first = rest.first {
        switch first {
        case "[":
          guard let end = rest.firstIndex(of: "]") else { return nil }
          steps.append(.item(String(rest[..<end].dropFirst())))
          rest = rest[rest.index(after: end)...]
        case ".", "?":
          rest = rest.dropFirst()
          guard let name = Self.takeName(from: &rest) else { return nil }
          steps.append(first == "?" ? .qualifier(name) : .field(name))
        default:
          guard steps.isEmpty, let name = Self.takeName(from: &rest) else { return nil }
          steps.append(.field(name))
        }
      }
      if steps.isEmpty { return nil }
    }

    private static func takeName(from rest: inout Substring) -> Name? {
      let text = rest.prefix { !".?[".contains($0) }
      rest = rest[text.endIndex...]
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let last = parts.last, !last.isEmpty else { return nil }
      return Name(prefix: parts.count > 1 ? String(parts[0]) : nil, local: String(last))
    }

    /// What the path leads to; nil where there is nothing.
    ///
    /// - Parameters:
    ///   - parent: Where it starts; nil for the top, where the first name has to have a prefix.
    ///   - properties: What is at the top.
    func end(
      from parent: CGImageMetadataTag?, in properties: [XMPNode]
    ) -> CGImageMetadataTag? {
      var rest = steps[...]
      var tag = parent
      if parent == nil {
        guard case .field(let name)? = rest.popFirst(), name.prefix != nil,
          let index = name.index(among: properties, in: nil)
        else { return nil }
        tag = CGImageMetadataTag(property: properties[index])
      }
      for step in rest {
        guard let current = tag else { return nil }
        tag = Self.take(step, from: current)
      }
      return tag
    }

    private static func take(_ step: Step, from tag: CGImageMetadataTag) -> CGImageMetadataTag? {
      let node = tag.node
      switch (step, node.value) {
      case (.field(let name), .structure(let fields)):
        return name.index(among: fields, in: node.prefix).map { tag.field(fields[$0]) }
      // Nothing else has qualifiers in XMP as ImageIO has it.
      case (.qualifier(let name), .text):
        return name.index(among: node.qualifiers, in: node.prefix).map {
          tag.qualifier(node.qualifiers[$0])
        }
      case (.item(let key), .bag(let items)), (.item(let key), .sequence(let items)),
        (.item(let key), .alternatives(let items)), (.item(let key), .languages(let items)):
        return Self.index(of: key, among: items).map { tag.item(items[$0], at: $0) }
      default: return nil
      }
    }

    /// Where an item of a list stands, by its place or its language; nil where there is none.
    static func index(of key: String, among items: [XMPNode]) -> Int? {
      if isPlace(key) { return Int(key).flatMap { items.indices.contains($0) ? $0 : nil } }
      // Capitals make no difference in them (RFC 3066).
      return items.firstIndex { $0.language?.lowercased() == key.lowercased() }
    }

    /// Whether an item is meant by its place.
    static func isPlace(_ key: String) -> Bool {
      key.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  extension MetadataPath.Name {
    /// The name of a property or a field.
    init(of node: XMPNode) { self.init(prefix: node.prefix, local: node.name) }

    /// Where what it names stands; nil where there is none.
    ///
    /// - Parameter prefix: That of what they are in.
    func index(among nodes: [XMPNode], in prefix: String?) -> Int? {
      if let wanted = self.prefix ?? prefix,
        let index = nodes.firstIndex(where: { $0.prefix == wanted && $0.name == local })
      {
        return index
      }
      return self.prefix == nil ? nodes.firstIndex { $0.name == local } : nil
    }
  }
#endif
