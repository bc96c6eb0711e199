#if !canImport(ImageIO)
  /// The way to a tag: `exif:Flash.Fired`, `dc:subject[2]`, `dc:title[de]?xml:lang`.
  ///
  /// Source: Apple, *CGImageMetadata.h*.
  struct MetadataPath {
    private var steps: [Step] = []

    private enum Step {
      case field(Name)
      /// An item of a list, by its place from 0, or by its language.
      case item(String)
      case qualifier(Name)
    }

    private struct Name {
      let prefix: String?
      let local: String
    }

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
    func end(from parent: XMPNode?, in properties: [XMPNode]) -> XMPNode? {
      var rest = steps[...]
      var node = parent
      if parent == nil {
        guard case .field(let name)? = rest.popFirst(), name.prefix != nil else { return nil }
        node = Self.named(name, among: properties, in: nil)
      }
      for step in rest {
        guard let current = node else { return nil }
        node = Self.take(step, from: current)
      }
      return node
    }

    private static func take(_ step: Step, from node: XMPNode) -> XMPNode? {
      switch (step, node.value) {
      case (.field(let name), .structure(let fields)):
        return named(name, among: fields, in: node.prefix)
      // Nothing else has qualifiers in XMP as ImageIO has it.
      case (.qualifier(let name), .text):
        return named(name, among: node.qualifiers, in: node.prefix)
      case (.item(let key), .bag(let items)), (.item(let key), .sequence(let items)),
        (.item(let key), .alternatives(let items)), (.item(let key), .languages(let items)):
        if key.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
          return Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
        }
        // Capitals make no difference in them (RFC 3066).
        return items.first { $0.language?.lowercased() == key.lowercased() }
      default: return nil
      }
    }

    /// - Parameter prefix: That of what they are in.
    private static func named(
      _ name: Name, among nodes: [XMPNode], in prefix: String?
    ) -> XMPNode? {
      if let wanted = name.prefix ?? prefix,
        let node = nodes.first(where: { $0.prefix == wanted && $0.name == name.local })
      {
        return node
      }
      return name.prefix == nil ? nodes.first { $0.name == name.local } : nil
    }
  }
#endif
