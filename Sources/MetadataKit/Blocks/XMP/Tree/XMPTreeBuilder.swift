/// Makes trees of the elements of packets: RDF/XML as XMP uses it (ISO 16684-1 §7).
struct XMPTreeBuilder {
  private(set) var properties: [XMPNode] = []
  /// Whether one of the packets has the element that properties stand in.
  private(set) var hasRoot = false
  /// The names of the properties at the top.
  private var known: Set<Name> = []
  private var scope = XMPScope()

  // Of the packet that is being read:
  private var elements: [XMLElements.Element] = []
  /// The indices of the elements in each of them.
  private var children: [[Int]] = []

  private struct Name: Hashable {
    /// The number of its namespace.
    let space: Int
    let local: String
  }

  /// A property with the number of its namespace, whose prefix may be a thousand bytes long: what a
  /// hundred thousand of them have in common is looked up by that.
  private struct Field {
    let space: Int
    let node: XMPNode
  }

  /// Takes the elements of one packet.
  mutating func add(_ elements: [XMLElements.Element]) {
    guard !elements.isEmpty else { return }
    self.elements = elements
    children = Array(repeating: [], count: elements.count)
    for (index, element) in elements.enumerated() {
      if let parent = element.parent { children[parent].append(index) }
    }
    visit(0)
  }

  /// Takes the properties below an element, of which they are mostly the packet's.
  private mutating func visit(_ index: Int) {
    let outer = enter(index)
    defer { scope.leave(outer) }
    guard isRDF(index, "RDF") else {
      for child in children[index] { visit(child) }
      return
    }
    hasRoot = true
    for node in children[index] {
      for field in fields(of: node) where field.space != XMPScope.rdf {
        let isNew = known.insert(Name(space: field.space, local: field.node.name)).inserted
        if isNew { properties.append(field.node) }
      }
    }
  }

  /// The fields of a node, `rdf:Description` or another: its attributes, and the elements in it.
  private mutating func fields(of node: Int) -> [Field] {
    let outer = enter(node)
    defer { scope.leave(outer) }
    return attributes(of: node).fields + elements(in: node)
  }

  private mutating func elements(in index: Int) -> [Field] {
    var fields: [Field] = []
    for child in children[index] {
      let outer = enter(child)
      defer { scope.leave(outer) }
      guard let name = name(elements[child].name, isAttribute: false),
        name.space != XMPScope.rdf || name.local == "value"
      else { continue }
      fields.append(Field(space: name.space, node: property(name, child)))
    }
    return fields
  }

  /// What an element says that is a property, or an item of a list, and whose declarations hold.
  private mutating func property(_ name: Name, _ index: Int) -> XMPNode {
    let attributes = attributes(of: index)
    if attributes.isResource {
      return node(name, of: attributes.fields + elements(in: index), attributes.languages)
    }
    if let first = children[index].first {
      if let list = list(of: name, first) { return node(name, list, attributes.languages) }
      return node(name, of: fields(of: first), attributes.languages)
    }
    let qualifiers = attributes.languages + attributes.fields.map(\.node)
    if let resource = attributes.resource { return node(name, .text(resource), qualifiers) }
    let text = elements[index].text
    if attributes.fields.isEmpty || !text.allSatisfy(NumberText.isSpace) {
      return node(name, .text(Self.text(text)), qualifiers)
    }
    return node(name, of: attributes.fields, attributes.languages)
  }

  /// The items of the list that an element is; nil where it is none.
  private mutating func list(of name: Name, _ index: Int) -> XMPNode.Value? {
    let outer = enter(index)
    defer { scope.leave(outer) }
    guard let kind = self.name(elements[index].name, isAttribute: false),
      kind.space == XMPScope.rdf, ["Bag", "Seq", "Alt"].contains(kind.local)
    else { return nil }
    var items: [XMPNode] = []
    for child in children[index] {
      let outer = enter(child)
      defer { scope.leave(outer) }
      guard isRDF(child, "li") else { continue }
      items.append(property(Name(space: name.space, local: "[\(items.count)]"), child))
    }
    switch kind.local {
    case "Bag": return .bag(items)
    case "Seq": return .sequence(items)
    default:
      guard items.contains(where: { $0.language != nil }),
        items.allSatisfy({ $0.text != nil })
      else { return .alternatives(items) }
      return .languages(items.map { item in item.language.map { item.named("[\($0)]") } ?? item })
    }
  }

  /// A structure, or a value with qualifiers, which is written as one that has the field `rdf:value`.
  private func node(_ name: Name, of fields: [Field], _ qualifiers: [XMPNode]) -> XMPNode {
    let isValue = { (field: Field) in field.space == XMPScope.rdf && field.node.name == "value" }
    guard let index = fields.firstIndex(where: isValue) else {
      return node(name, .structure(fields.map(\.node)), qualifiers)
    }
    let value = fields[index].node
    let others = (fields[..<index] + fields[(index + 1)...]).map(\.node)
    return node(name, value.value, qualifiers + value.qualifiers + others)
  }

  private func node(_ name: Name, _ value: XMPNode.Value, _ qualifiers: [XMPNode]) -> XMPNode {
    let space = scope.spaces[name.space]
    return XMPNode(
      namespace: space.name, prefix: space.prefix, name: name.local, value: value,
      qualifiers: qualifiers)
  }

  // MARK: Names and attributes

  private struct Attributes {
    /// Those that are properties by themselves.
    var fields: [Field] = []
    var languages: [XMPNode] = []
    /// What `rdf:resource` says that the value is.
    var resource: String?
    /// Whether the elements within are fields (`rdf:parseType`).
    var isResource = false
  }

  private func attributes(of index: Int) -> Attributes {
    var attributes = Attributes()
    for attribute in elements[index].attributes {
      guard let name = name(attribute.name, isAttribute: true) else { continue }
      let value = Self.text(attribute.value)
      switch (name.space, name.local) {
      case (XMPScope.xml, "lang"): attributes.languages = [.language(value)]
      case (XMPScope.rdf, "resource"): attributes.resource = value
      case (XMPScope.rdf, "parseType"): attributes.isResource = value == "Resource"
      case (XMPScope.rdf, let local) where local != "value": continue
      case (XMPScope.xml, _): continue
      default:
        attributes.fields.append(Field(space: name.space, node: node(name, .text(value), [])))
      }
    }
    return attributes
  }

  /// Has the declarations of an element hold, until the scope is left.
  private mutating func enter(_ index: Int) -> Int {
    let depth = scope.depth
    for attribute in elements[index].attributes where attribute.name.starts(with: "xmlns".utf8) {
      let rest = attribute.name.dropFirst(5)
      guard rest.isEmpty || rest.first == 0x3a else { continue }
      scope.declare(Self.text(rest.dropFirst()), Self.text(attribute.value))
    }
    return depth
  }

  private func isRDF(_ index: Int, _ local: String) -> Bool {
    name(elements[index].name, isAttribute: false) == Name(space: XMPScope.rdf, local: local)
  }

  /// Nil for a name whose prefix was not declared.
  private func name(_ written: [UInt8], isAttribute: Bool) -> Name? {
    guard let colon = written.firstIndex(of: 0x3a) else {
      // An attribute without a prefix is in no namespace (Namespaces in XML 1.0 §6.2).
      guard !isAttribute, let space = scope.number(of: "") else { return nil }
      return Name(space: space, local: Self.text(written))
    }
    guard let space = scope.number(of: Self.text(written[..<colon])) else { return nil }
    return Name(space: space, local: Self.text(written[(colon + 1)...]))
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
