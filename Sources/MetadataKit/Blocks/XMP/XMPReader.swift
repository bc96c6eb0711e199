/// Finds the properties of an XMP packet: RDF/XML (RDF 1.1 XML Syntax) as XMP uses it
/// (ISO 16684-1 §7), and what programs write in its place.
///
/// An element without elements in it is a property, and so is an attribute. The names on the way
/// to it make its name.
final class XMPReader {
  /// What was found, in the order of the packet.
  private(set) var properties: [XMPFinding] = []
  /// How many properties there may be.
  private let limit: Int
  private var namespaces = XMPNamespaces()
  private var path: [XMPStep] = []
  private var elements: [Element] = []
  private var blankNodes = XMPBlankNodes()
  /// How many lists the path is in, and the number of the outermost one.
  private var listDepth = 0
  private var listNumber = 0
  /// What was told of the packet.
  private var told: Set<String> = []

  init(limit: Int) { self.limit = limit }

  /// An element that has started and not ended.
  private struct Element {
    /// Whether its name is on the path.
    let isStep: Bool
    let isListItem: Bool
    let isDescription: Bool
    var hasElements = false
    /// Whether an attribute of it was a property.
    var hasProperties = false
    var hasItems = false
    /// What `rdf:resource` and the like say that the value is.
    var resource: String?
    var language: String?
    var isBase64 = false
    var text: [UInt8] = []

    init(isStep: Bool, isListItem: Bool, isDescription: Bool) {
      self.isStep = isStep
      self.isListItem = isListItem
      self.isDescription = isDescription
    }
  }

  /// Tells of what can only be known at the end.
  func finish() {
    for (path, value) in blankNodes.resolved() { add(path, value) }
  }

  private func add(
    _ path: [XMPStep], _ value: [UInt8], language: String? = nil, isBase64: Bool = false
  ) {
    let isInNode = path.contains { $0.node != nil }
    guard !isInNode else { return blankNodes.add(path, value) }
    guard let name = XMPPropertyName(path) else { return }
    properties.append(
      XMPFinding(
        name: name, value: value, language: language, isBase64: isBase64,
        list: path.last?.isRDF("li") == true ? path.dropLast().last?.name : nil,
        listNumber: listNumber))
  }
}

extension XMPReader: XMLHandler {
  var wantsMore: Bool { properties.count + blankNodes.count < limit }

  func start(_ name: String, _ attributes: [XMLAttribute]) {
    namespaces.enter(attributes)
    let (prefix, local) = namespaces.split(name)
    var step = XMPStep(prefix, local)
    let isListItem = step.isRDF("li")
    if isListItem {
      // The items of lists within lists belong to the outermost one.
      if listDepth == 0, elements.last?.hasItems != true { listNumber += 1 }
      listDepth += 1
    }
    if !elements.isEmpty {
      elements[elements.count - 1].hasElements = true
      if isListItem { elements[elements.count - 1].hasItems = true }
      elements[elements.count - 1].text = []
    }
    var named: [(step: XMPStep, value: String)] = []
    named.reserveCapacity(attributes.count)
    for attribute in attributes where !attribute.name.utf8.starts(with: "xmlns:".utf8) {
      var (owner, local) = namespaces.split(attribute.name)
      // An attribute without a prefix is in the namespace of its element.
      if owner.isEmpty { owner = prefix }
      if owner == "rdf", local == "nodeID" {
        step.node = attribute.value
      } else {
        named.append((XMPStep(owner, local), attribute.value))
      }
    }
    // A description within a description is a structure's braces.
    let isDescription = step.isRDF("Description")
    let isStep =
      !isDescription || step.node != nil || !path.contains { $0.isRDF("Description") }
    var element = Element(isStep: isStep, isListItem: isListItem, isDescription: isDescription)
    if isStep { path.append(step) }
    for (name, value) in named { take(name, value, &element) }
    elements.append(element)
  }

  /// Takes an attribute: a property, or what qualifies the element.
  private func take(_ name: XMPStep, _ value: String, _ element: inout Element) {
    guard name.isScaffold || name.isOfRDF || name.prefix == "et" else {
      return add(name, value, &element)
    }
    switch (name.prefix, name.name) {
    case ("xml", "lang"): element.language = value
    case ("rdf", "value"), ("rdf", "resource"): element.resource = value
    case ("rdf", "about"):
      if element.resource == nil { element.resource = value }
      tell(name, value)
    case ("x", "xmptk"), ("x", "xaptk"): tell(XMPStep("x", "xmptk"), value)
    case ("rdf", "datatype"), ("et", "encoding"):
      if value.utf8.count >= 6, value.contains("base64") { element.isBase64 = true }
    case ("rdf", _), ("x", _), ("xml", _), ("xmlns", _), ("svg", _), ("office", _): return
    default: add(name, value, &element)
    }
  }

  /// Adds the property that an attribute is.
  private func add(_ name: XMPStep, _ value: String, _ element: inout Element) {
    path.append(name)
    add(path, Array(value.utf8))
    path.removeLast()
    element.hasProperties = true
  }

  /// Tells of an attribute that is about the packet, once.
  private func tell(_ step: XMPStep, _ value: String) {
    let bytes = Array(value.utf8)
    guard !bytes.isEmpty, bytes != [0x30] else { return }
    let name = XMPPropertyName(prefix: step.prefix, name: step.name)
    guard told.insert(step.prefix + value).inserted else { return }
    properties.append(
      XMPFinding(
        name: name, value: bytes, language: nil, isBase64: false, list: nil,
        listNumber: listNumber))
  }

  func text(_ bytes: some Collection<UInt8>) {
    guard !elements.isEmpty, !elements[elements.count - 1].hasElements else { return }
    elements[elements.count - 1].text.append(contentsOf: bytes)
  }

  func end() {
    guard let element = elements.popLast() else { return }
    if !element.hasElements { finish(element) }
    if element.isListItem { listDepth -= 1 }
    if element.isStep { path.removeLast() }
    namespaces.leave()
  }

  /// Adds the property that an element without elements in it is.
  private func finish(_ element: Element) {
    var value = element.text
    if element.isDescription { value = Self.trimmed(value) }
    let isReference = value.isEmpty && element.resource != nil
    if isReference, let resource = element.resource { value = Array(resource.utf8) }
    if value.isEmpty, element.hasProperties { return }
    // The type of a structure says nothing that its fields do not.
    if isReference, path.last?.isRDF("type") == true { return }
    add(path, value, language: element.language, isBase64: element.isBase64)
  }
}

extension XMPReader {
  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    let start = text.drop(while: NumberText.isSpace)
    guard let end = start.lastIndex(where: { !NumberText.isSpace($0) }) else { return [] }
    return Array(start[...end])
  }
}

/// A property as it was found.
struct XMPFinding {
  let name: XMPPropertyName
  let value: [UInt8]
  let language: String?
  let isBase64: Bool
  /// Of an item, the kind of its list: `Bag`, `Seq` or `Alt`.
  let list: String?
  /// Which of the outermost lists came last before it.
  let listNumber: Int
}
