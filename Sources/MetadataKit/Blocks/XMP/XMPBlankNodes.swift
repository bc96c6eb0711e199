/// Properties of nodes without a name, which are written in one place and referred to from another
/// by `rdf:nodeID` (RDF 1.1 XML Syntax §2.10).
struct XMPBlankNodes {
  private var nodes: [String: Node] = [:]

  /// What is known of a node: the ways that lead to it, and the properties behind it.
  private struct Node {
    var ways: Set<[XMPStep]> = []
    var properties: [[XMPStep]: (value: [UInt8], path: [XMPStep])] = [:]
  }

  /// Takes a property whose path leads through nodes.
  mutating func add(_ path: [XMPStep], _ value: [UInt8]) {
    for (index, step) in path.enumerated() {
      guard let id = step.node, index > 0 else { continue }
      var way = path[..<index]
      var rest = path[(index + 1)...]
      if !step.isRDF("Description") {
        if rest.isEmpty { way = path[...index] } else { rest = path[index...] }
      }
      nodes[id, default: Node()].ways.insert(way.map(\.plain))
      if !rest.isEmpty || !value.isEmpty {
        nodes[id, default: Node()].properties[rest.map(\.plain)] = (value, path.map(\.plain))
      }
    }
  }

  /// The properties by every way to them; those that nothing refers to as they stand.
  func resolved() -> [(path: [XMPStep], value: [UInt8])] {
    var found: [(path: [XMPStep], value: [UInt8])] = []
    for (_, node) in nodes.sorted(by: { $0.key < $1.key }) {
      let properties = node.properties.sorted { Self.text($0.key) < Self.text($1.key) }
      let ways = node.ways.filter { $0.contains { $0.isRDF("Description") } }
      for way in ways.sorted(by: { Self.text($0) < Self.text($1) }) {
        for (rest, property) in properties {
          guard found.count < 10_000 else { return found }
          found.append((way + rest, property.value))
        }
      }
      if ways.isEmpty { found += properties.map { ($0.value.path, $0.value.value) } }
    }
    return found
  }

  private static func text(_ path: [XMPStep]) -> String {
    path.map { "\($0.prefix):\($0.name)" }.joined(separator: "/")
  }
}

extension XMPStep {
  fileprivate var plain: XMPStep { XMPStep(prefix, name) }
}
