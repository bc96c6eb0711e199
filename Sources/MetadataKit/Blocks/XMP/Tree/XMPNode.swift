/// A property of XMP with all that is in it (ISO 16684-1 §6): tags tell its texts, and in their names
/// what leads to them.
package struct XMPNode: Sendable {
  /// The name of its namespace.
  package let namespace: String
  /// What the namespace goes by.
  package let prefix: String
  /// Its name; of an item of a list its place, `[0]`, and of a text in a language that, `[x-default]`.
  package let name: String
  package let value: Value
  /// What is said of the value beside it: its language, `xml:lang`, and others.
  package let qualifiers: [XMPNode]

  package enum Value: Sendable {
    case text(String)
    /// The items of `rdf:Bag`, whose order says nothing.
    case bag([XMPNode])
    /// The items of `rdf:Seq`.
    case sequence([XMPNode])
    /// The items of `rdf:Alt`, of which one is to be chosen.
    case alternatives([XMPNode])
    /// The same, where each is a text in a language.
    case languages([XMPNode])
    /// The fields of a structure.
    case structure([XMPNode])
  }

  package init(
    namespace: String, prefix: String, name: String, value: Value, qualifiers: [XMPNode] = []
  ) {
    self.namespace = namespace
    self.prefix = prefix
    self.name = name
    self.value = value
    self.qualifiers = qualifiers
  }
}

extension XMPNode {
  /// The text; nil for what has parts.
  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The items or fields, in their order.
  package var children: [XMPNode] {
    switch value {
    case .text: []
    case .bag(let nodes), .sequence(let nodes), .alternatives(let nodes), .languages(let nodes),
      .structure(let nodes):
      nodes
    }
  }

  /// The language of a text.
  package var language: String? {
    qualifiers.first { $0.prefix == "xml" && $0.name == "lang" }?.text
  }

  /// The same under another name, as the item of a list that it is.
  func named(_ name: String) -> XMPNode {
    XMPNode(
      namespace: namespace, prefix: prefix, name: name, value: value, qualifiers: qualifiers)
  }

  /// A language, as a qualifier of a text in it.
  static func language(_ tag: String) -> XMPNode {
    XMPNode(
      namespace: XMPScope.xmlName, prefix: "xml", name: "lang", value: .text(tag))
  }
}
