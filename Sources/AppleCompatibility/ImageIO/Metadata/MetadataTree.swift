#if !canImport(ImageIO)
  /// What metadata have, and how that is changed.
  struct MetadataTree: Sendable {
    /// What is at the top.
    private(set) var properties: [XMPNode]
    var spaces = MetadataSpaces()

    /// What a tag becomes.
    enum Change: Sendable {
      /// Another value, with what is said of it, and the namespace that it has to be in, if it is of one.
      case put(XMPNode.Value, qualifiers: [XMPNode], space: MetadataSpaces.Space?)
      /// None.
      case remove
    }

    init(_ properties: [XMPNode]) { self.properties = properties }

    /// Changes what a path leads to; what is missing on the way to something new is made.
    ///
    /// - Returns: Whether it could be done.
    mutating func change(_ steps: [MetadataPath.Step], _ change: Change) -> Bool {
      // As deep as packets are read: `Limits` has 32, and XML eight elements for each.
      guard steps.count <= 256, !steps.contains(where: \.isOfSyntax),
        case .field(let name)? = steps.first, name.prefix != nil,
        let new = changed(properties, name, in: nil, steps.dropFirst(), change)
      else { return false }
      properties = new
      return true
    }

    /// What a path leads to; nil where there is nothing.
    func node(at steps: [MetadataPath.Step]) -> XMPNode? {
      MetadataPath(steps).end(from: nil, in: properties)?.node
    }

    /// The namespace that what a path leads to is in: that of the last name with a prefix.
    func space(of steps: [MetadataPath.Step]) -> MetadataSpaces.Space? {
      var prefix: String?
      for step in steps {
        switch step {
        case .field(let name), .qualifier(let name): prefix = name.prefix ?? prefix
        case .item: continue
        }
      }
      return prefix.flatMap { space(of: $0) }
    }

    /// The namespace that a prefix stands for.
    func space(of prefix: String) -> MetadataSpaces.Space? {
      spaces.space(of: prefix, in: properties)
    }

    // MARK: Trees

    /// A node with something else in it; nil where the way does not go on in it.
    private func changed(
      _ node: XMPNode, _ steps: ArraySlice<MetadataPath.Step>, _ change: Change
    ) -> XMPNode? {
      guard let step = steps.first else {
        guard case .put(let value, let qualifiers, let space) = change else { return nil }
        if let space, space.name != node.namespace { return nil }
        return node.with(value, qualifiers)
      }
      let rest = steps.dropFirst()
      switch (step, node.value) {
      case (.field(let name), .structure(let fields)):
        return changed(fields, name, in: node.prefix, rest, change).map {
          node.with(.structure($0), node.qualifiers)
        }
      case (.qualifier(let name), .text):
        return changed(node.qualifiers, name, in: node.prefix, rest, change).map {
          node.with(node.value, $0)
        }
      case (.item(let key), .bag(let items)):
        return changed(items, key, of: node, rest, change).map {
          node.with(.bag($0), node.qualifiers)
        }
      case (.item(let key), .sequence(let items)):
        return changed(items, key, of: node, rest, change).map {
          node.with(.sequence($0), node.qualifiers)
        }
      case (.item(let key), .alternatives(let items)):
        return changed(items, key, of: node, rest, change).map {
          node.with(.alternatives($0), node.qualifiers)
        }
      case (.item(let key), .languages(let texts)):
        return changed(texts: texts, key, of: node, rest, change).map {
          node.with(.languages($0), node.qualifiers)
        }
      default: return nil
      }
    }

    /// Properties, fields or qualifiers, of which one becomes another, is added or goes.
    private func changed(
      _ nodes: [XMPNode], _ name: MetadataPath.Name, in prefix: String?,
      _ rest: ArraySlice<MetadataPath.Step>, _ change: Change
    ) -> [XMPNode]? {
      var nodes = nodes
      guard let index = name.index(among: nodes, in: prefix) else {
        guard let new = fresh(name, in: prefix, before: rest, change),
          let node = changed(new, rest, change)
        else { return nil }
        return nodes + [node]
      }
      if rest.isEmpty, case .remove = change {
        nodes.remove(at: index)
        return nodes
      }
      guard let node = changed(nodes[index], rest, change) else { return nil }
      nodes[index] = node
      return nodes
    }

    /// Items of a list, of which one becomes another, is added at the end or goes.
    private func changed(
      _ items: [XMPNode], _ key: String, of list: XMPNode,
      _ rest: ArraySlice<MetadataPath.Step>, _ change: Change
    ) -> [XMPNode]? {
      guard MetadataPath.isPlace(key), let index = Int(key), index <= items.count else {
        return nil
      }
      var items = items
      if rest.isEmpty, case .remove = change {
        guard index < items.count else { return nil }
        items.remove(at: index)
        return items.numbered
      }
      if index == items.count {
        if case .remove = change { return nil }
        items.append(list.item(index, Self.empty(before: rest, of: nil)))
      }
      // An item is in no namespace of its own.
      guard let item = changed(items[index], rest, change.anywhere) else { return nil }
      items[index] = item
      return items
    }

    /// Texts in several languages, of which one becomes another, is added or goes: that of `x-default` stands
    /// first.
    private func changed(
      texts: [XMPNode], _ key: String, of list: XMPNode,
      _ rest: ArraySlice<MetadataPath.Step>, _ change: Change
    ) -> [XMPNode]? {
      var texts = texts
      let index = MetadataPath.index(of: key, among: texts)
      if rest.isEmpty, case .remove = change {
        guard let index else { return nil }
        texts.remove(at: index)
        return texts
      }
      if let index {
        guard let text = changed(texts[index], rest, change.anywhere), text.text != nil else {
          return nil
        }
        // Who puts a text in the place of another leaves its language, unless that is what is put.
        guard let language = rest.isEmpty ? texts[index].language : text.language else {
          return nil
        }
        texts[index] = text.inLanguage(language)
        return texts
      }
      guard rest.isEmpty, !key.isEmpty, !MetadataPath.isPlace(key),
        let text = changed(list.item(0, .text("")), rest, change.anywhere), text.text != nil
      else { return nil }
      texts.insert(text.inLanguage(key), at: key == "x-default" ? 0 : texts.count)
      return texts
    }

    /// What is made where nothing was, to be changed then; nil where nothing of that name can be made.
    private func fresh(
      _ name: MetadataPath.Name, in prefix: String?, before rest: ArraySlice<MetadataPath.Step>,
      _ change: Change
    ) -> XMPNode? {
      guard case .put(_, _, let own) = change, let prefix = name.prefix ?? prefix,
        MetadataSpaces.isName(name.local)
      else { return nil }
      var space = space(of: prefix)
      // What is put there may bring its namespace with it.
      if space == nil, rest.isEmpty, let own, own.prefix == prefix,
        spaces.space(named: own.name, in: properties) == nil
      {
        space = own
      }
      return space.map { space in
        XMPNode(
          namespace: space.name, prefix: space.prefix, name: name.local,
          value: Self.empty(
            before: rest, of: (prefix: space.prefix, local: name.local)))
      }
    }

    /// The value that the rest of a path can go on in.
    private static func empty(
      before rest: ArraySlice<MetadataPath.Step>, of name: (prefix: String, local: String)?
    ) -> XMPNode.Value {
      switch rest.first {
      case .field?: .structure([])
      case .item(let key)? where MetadataPath.isPlace(key):
        name.flatMap { BridgedProperty.emptyValue($0.prefix, $0.local) } ?? .sequence([])
      case .item?: .languages([])
      case .qualifier?, nil: .text("")
      }
    }
  }

  extension MetadataPath.Step {
    /// Whether it names what XMP is written with, and no property: languages are qualifiers.
    fileprivate var isOfSyntax: Bool {
      switch self {
      case .field(let name):
        [MetadataSpaces.rdf.prefix, MetadataSpaces.xml.prefix].contains(name.prefix)
      case .qualifier(let name):
        name.prefix == MetadataSpaces.rdf.prefix
          || name.prefix == MetadataSpaces.xml.prefix && name.local != "lang"
      case .item: false
      }
    }
  }

  extension MetadataTree.Change {
    /// The same, without a namespace to be in.
    fileprivate var anywhere: Self {
      if case .put(let value, let qualifiers, _) = self {
        return .put(value, qualifiers: qualifiers, space: nil)
      }
      return self
    }
  }
#endif
