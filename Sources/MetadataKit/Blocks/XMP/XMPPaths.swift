/// The paths that properties were found on, as a tree of the names that count, and the tag of each.
struct XMPPaths: Sendable {
  private var nodes = [Node(parent: -1, step: -1, prefix: XMPNames.noPrefix)]
  private var children = PairIndex()
  private(set) var properties: [XMPProperty] = []
  private var words = ByteInterner()
  /// What is known of the properties with a prefix, by its number; nil where nobody asked.
  private var spaces: [Space?] = []
  private var tagNumbers = PairIndex()
  private(set) var tags: [XMPTagName] = []
  /// Bytes of the names that a packet has brought.
  private var nameBytes = 0
  /// What they are of.
  var form = XMPForm.properties

  /// The path on which no name counts.
  static let root: Int32 = 0

  /// What a name counts on a path, however short it is: for each property all names on its path are
  /// looked at, and thousands may have the same of hundreds.
  private static let leastLength = 32

  private struct Node {
    let parent: Int32
    let step: Int32
    /// The prefix of the outermost name that has one.
    let prefix: Int32
    /// The bytes of the names up to it, each at least ``leastLength``.
    var length = 0
    /// Whether one of the names is a remark.
    var isRemark = false
    /// The index of what is known of it; -1 where nobody asked.
    var property: Int32 = -1
  }

  /// What is known of the properties with a prefix.
  private struct Space {
    let table: XMPTable?
    /// The group of their tags, and its number.
    let group: String
    let groupNumber: Int32
  }

  /// How much it has grown by paths.
  var cost: Int {
    nodes.count * 48 + properties.count * 96 + tags.count * 96 + spaces.count * 32
      + words.byteCount
  }

  /// Whether further names are kept shorter, because there are too many long ones.
  var hasManyNames: Bool { nameBytes > Limits.allNameBytes }

  /// Makes ready for a packet.
  mutating func begin() { nameBytes = 0 }

  /// The path that a step leads to.
  mutating func path(_ path: Int32, _ step: Int32, _ facts: XMPStepFacts) -> Int32 {
    if facts.traits.contains(.isScaffold) { return path }
    if path == Self.root, isDocument(facts) { return path }
    // A member of a container by its number is part of a name, but never its first.
    if facts.traits.contains(.isOfRDF), path == Self.root { return path }
    return child(of: path, step, facts)
  }

  /// Whether a name is that of a whole document, which is no part of what it says.
  private func isDocument(_ facts: XMPStepFacts) -> Bool {
    switch form {
    case .properties, .drawing: false
    case .plain: facts.traits.contains(.isDocument)
    case .notes: facts.traits.contains(.isNotes)
    case .publicationPackage: facts.traits.contains(.isPackage)
    }
  }

  /// The path of a name that counts wherever it stands.
  mutating func path(ofAttribute step: Int32, _ facts: XMPStepFacts) -> Int32 {
    child(of: Self.root, step, facts)
  }

  private mutating func child(of path: Int32, _ step: Int32, _ facts: XMPStepFacts) -> Int32 {
    if let known = children[path, step] { return known }
    // What stands behind the longest name is cut from it.
    let length = nodes[Int(path)].length
    guard length <= Limits.nameBytes else { return path }
    var prefix = nodes[Int(path)].prefix
    if prefix == XMPNames.noPrefix, path == Self.root || !facts.traits.contains(.isOfRDF) {
      prefix = facts.prefix
    }
    let child = Int32(nodes.count)
    let isRemark = nodes[Int(path)].isRemark || facts.traits.contains(.isRemark)
    nodes.append(
      Node(
        parent: path, step: step, prefix: prefix,
        length: length + max(facts.length, Self.leastLength), isRemark: isRemark))
    children.insert(child, at: path, step)
    return child
  }

  /// The index of the property that a path leads to.
  mutating func property(of path: Int32, _ names: XMPNames) -> Int {
    let known = nodes[Int(path)].property
    if known >= 0 { return Int(known) }
    let prefix = names.prefix(nodes[Int(path)].prefix)
    let space = space(of: nodes[Int(path)].prefix, prefix)
    let name = XMPPropertyName(prefix: prefix, parts: parts(of: path, names))
    var property =
      isNoXMP(prefix) && space.table == nil
      ? XMPProperty(plain: name) : XMPProperty(name, in: space.table)
    if form == .publicationPackage { property.becomeDate() }
    if nodes[Int(path)].isRemark { property.becomeRemark() }
    property.hasCutName = nodes[Int(path)].length > Limits.nameBytes
    if hasManyNames { property.cutName(to: Limits.shortNameBytes) }
    property.tag = tag(
      space.groupNumber, words.number(of: property.name), space.group, property.name)
    nodes[Int(path)].property = Int32(properties.count)
    properties.append(property)
    return properties.count - 1
  }

  /// The names on a path that count, the outermost first.
  private func parts(of path: Int32, _ names: XMPNames) -> [XMPPropertyName.Part] {
    var count = 0
    var node = path
    while node != Self.root {
      count += 1
      node = nodes[Int(node)].parent
    }
    var parts: [XMPPropertyName.Part] = []
    parts.reserveCapacity(count)
    node = path
    while node != Self.root {
      parts.append(names.part(nodes[Int(node)].step))
      node = nodes[Int(node)].parent
    }
    parts.reverse()
    return parts
  }

  /// Whether elements with a prefix are no properties.
  private func isNoXMP(_ prefix: String) -> Bool { form != .properties && prefix != "x" }

  /// What is known of the properties with a prefix, which is looked up once.
  private mutating func space(of number: Int32, _ prefix: String) -> Space {
    while spaces.count <= Int(number) { spaces.append(nil) }
    if let known = spaces[Int(number)] { return known }
    // Dublin Core is what it is in any XML.
    let isMeant = !isNoXMP(prefix) || form == .drawing || prefix == "dc"
    let table = isMeant ? XMPSpace.table(of: prefix) : nil
    let group = group(prefix, table)
    let space = Space(table: table, group: group, groupNumber: words.number(of: group))
    spaces[Int(number)] = space
    return space
  }

  /// The group of what has a prefix, which is none of XMP's where that is no property.
  private func group(_ prefix: String, _ table: XMPTable?) -> String {
    let space = !isNoXMP(prefix) ? "XMP" : form == .drawing ? "SVG" : "XML"
    // A property that is known stands for itself in a drawing.
    if let table, space != "XML" { return table.tags.group }
    return prefix.isEmpty ? space : space + "-" + prefix
  }

  // MARK: Tags

  /// The index of a tag by its group and name.
  mutating func tag(_ group: String, _ name: String) -> Int {
    tag(words.number(of: group), words.number(of: name), group, name)
  }

  /// The index of the tag that has the group of another, and that one's name with an addition.
  mutating func tag(_ tag: Int, adding suffix: String) -> Int {
    let name = (tags[tag].name + suffix).boundedName
    return self.tag(
      tags[tag].group, hasManyNames ? name.bounded(to: Limits.shortNameBytes) : name)
  }

  private mutating func tag(
    _ groupNumber: Int32, _ nameNumber: Int32, _ group: String, _ name: String
  ) -> Int {
    if let known = tagNumbers[groupNumber, nameNumber] { return Int(known) }
    tagNumbers.insert(Int32(tags.count), at: groupNumber, nameNumber)
    nameBytes += name.utf8.count
    tags.append(XMPTagName(group: group, name: name, groupNumber: Int(groupNumber)))
    return tags.count - 1
  }
}

/// What a document of XML is.
enum XMPForm {
  /// Properties of XMP.
  case properties
  /// XML of any kind, in which namespaces are only names.
  case plain
  /// The same of Picture It!'s, in which the name around it all says nothing.
  case notes
  /// An EPUB publication's package document: the names around its parts say nothing.
  case publicationPackage
  /// What a drawing has without RDF in its `metadata`, title and description: properties where their namespaces are known.
  case drawing
}

/// A tag by its group and name.
struct XMPTagName: Sendable {
  let group: String
  let name: String
  /// A number that the group has and no other.
  let groupNumber: Int
}
