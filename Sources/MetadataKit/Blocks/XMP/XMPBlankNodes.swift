/// Properties of nodes without a name, which are written in one place and referred to from another
/// by `rdf:nodeID` (RDF 1.1 XML Syntax §2.10).
struct XMPBlankNodes {
  private var nodes: [String: Node] = [:]
  /// How many properties were taken.
  private(set) var count = 0
  /// Whether there is more than is kept.
  private(set) var isCutShort = false
  /// What may still be kept: each node that refers to another multiplies what is behind that one.
  private var room: Int
  private static let most = 4 << 20
  private static let costOfStep = 16
  private static let mostProperties = 10_000

  /// - Parameter room: how many bytes they may take.
  init(room: Int) { self.room = min(max(0, room), Self.most) }

  /// Those of the next root of a packet, for which there is the room that the roots before have left.
  init(after last: XMPBlankNodes) { room = last.room }

  /// How many bytes they may still take.
  var roomLeft: Int { max(0, room) }

  /// What is known of a node: the ways that lead to it, and the properties behind it.
  private struct Node {
    var ways: Set<[XMPStep]> = []
    /// Several values where the way to them leads through a list.
    var properties: [[XMPStep]: (values: [[UInt8]], path: [XMPStep])] = [:]
  }

  /// Counts a property that is none of a node's.
  mutating func skip() { count += 1 }

  /// Takes a property whose path leads through nodes.
  mutating func add(_ path: [XMPStep], _ value: [UInt8]) {
    count += 1
    for (index, step) in path.enumerated() {
      guard let id = step.node, index > 0 else { continue }
      guard keeps(value, path.count) else {
        isCutShort = true
        return
      }
      var way = path[..<index]
      var rest = path[(index + 1)...]
      if !step.isRDF("Description") {
        if rest.isEmpty { way = path[...index] } else { rest = path[index...] }
      }
      nodes[id, default: Node()].ways.insert(way.map(\.plain))
      if !rest.isEmpty || !value.isEmpty {
        let key = rest.map(\.plain)
        if !rest.contains(where: { $0.isRDF("li") }) {
          nodes[id]?.properties[key] = nil
        }
        nodes[id, default: Node()].properties[key, default: ([], path.map(\.plain))].values
          .append(value)
      }
    }
  }

  /// The properties by every way to them; those that nothing refers to as they stand.
  mutating func resolved() -> [(path: [XMPStep], value: [UInt8])] {
    var found: [(path: [XMPStep], value: [UInt8])] = []
    for (_, node) in nodes.sorted(by: { $0.key < $1.key }) {
      let properties = node.properties.map { (text: Self.text($0.key), rest: $0.key, $0.value) }
        .sorted { $0.text < $1.text }
      let ways = node.ways.filter { $0.contains { $0.isRDF("Description") } }
        .map { (text: Self.text($0), way: $0) }.sorted { $0.text < $1.text }
      for (_, way) in ways {
        for (_, rest, property) in properties {
          for value in property.values {
            guard found.count < Self.mostProperties, keeps(value, way.count + rest.count) else {
              isCutShort = true
              return found
            }
            found.append((way + rest, value))
          }
        }
      }
      guard ways.isEmpty else { continue }
      for (_, _, property) in properties { found += property.values.map { (property.path, $0) } }
    }
    return found
  }

  /// Whether there is room for a value, and a path of so many steps to it.
  private mutating func keeps(_ value: [UInt8], _ steps: Int) -> Bool {
    room -= value.count + Self.costOfStep * steps
    return room >= 0
  }

  private static func text(_ path: [XMPStep]) -> String {
    path.map { "\($0.prefix):\($0.name)" }.joined(separator: "/")
  }
}

extension XMPStep {
  fileprivate var plain: XMPStep { XMPStep(prefix, name) }
}
