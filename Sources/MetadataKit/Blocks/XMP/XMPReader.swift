/// Finds the properties of an XMP packet: RDF/XML (RDF 1.1 XML Syntax) as XMP uses it
/// (ISO 16684-1 §7), and what programs write in its place.
///
/// An element without elements in it is a property, and so is an attribute. The names on the way
/// to it make its name. Names are numbers here and values ranges of one array of bytes, so that
/// a property costs no allocation.
struct XMPReader: ~Copyable {
  var vocabulary: XMPVocabulary
  /// What was found in all documents so far, in their order.
  var findings: [XMPFinding] = []
  /// The bytes that findings refer to.
  var text: [UInt8] = []
  /// How many properties a packet may have.
  private let limit: Int

  // Of the document that is being read:
  private var namespaces = XMPNamespaces()
  private var elements: [XMPElement] = []
  var steps: [Step] = []
  /// What the names of ``steps`` lead to.
  var path = XMPPaths.root
  private var attributes: [Attribute] = []
  /// How many declarations held before the attributes of the next element.
  private var depthOfDeclarations = 0
  /// How many steps have a blank node, and how many are `rdf:Description`.
  var nodeCount = 0
  private var descriptionCount = 0
  var blankNodes: XMPBlankNodes
  /// How many lists the path is in, and the number of the outermost one.
  private var listDepth = 0
  var listNumber = 0
  /// What was told of the packet, after a byte that says in which way.
  var told = ByteInterner()
  /// How many findings there were before the document.
  private var start = 0
  /// How many of them are of a document that was read once more.
  private var repeated = 0

  /// A name on the path, and the blank node that it has.
  struct Step {
    let number: Int32
    let node: Range<Int>?
  }

  struct Attribute {
    let name: Int32
    let value: Range<Int>
  }

  /// - Parameter roomForNodes: the bytes that resolving nodes may take.
  init(_ vocabulary: XMPVocabulary, limit: Int, roomForNodes: Int) {
    self.vocabulary = vocabulary
    self.limit = limit
    blankNodes = XMPBlankNodes(room: roomForNodes)
    findings.reserveCapacity(64)
    text.reserveCapacity(4096)
  }

  /// Has the next packet use what was learned of the names in this one.
  consuming func giveVocabularyBack() { vocabulary.giveBack() }

  /// Makes ready for a document.
  ///
  /// - Parameters:
  ///   - again: whether it is the last one, repaired.
  ///   - count: how many bytes it has.
  mutating func begin(again: Bool, count: Int) {
    // A value of megabytes is copied once, not each time that there is room for twice as much.
    if count > 1 << 20 { text.reserveCapacity(text.count + count) }
    if !again { start = findings.count }
    repeated = findings.count - start
    namespaces = XMPNamespaces()
    elements.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    blankNodes = XMPBlankNodes(after: blankNodes)
    (path, depthOfDeclarations, nodeCount, descriptionCount) = (XMPPaths.root, 0, 0, 0)
    (listDepth, listNumber) = (0, listNumber + 1)
    told = ByteInterner()
  }

  /// Tells of what can only be known at the end of a document.
  mutating func finish() {
    for (steps, value) in blankNodes.resolved() {
      let start = text.count
      text += value
      let numbers = steps.map { vocabulary.names.step($0.prefix, $0.name) }
      var path = XMPPaths.root
      for step in numbers { path = vocabulary.path(path, step) }
      add(path, start..<text.count, list: list(numbers.last, numbers.dropLast().last))
    }
  }

  /// Forgets the findings of a range.
  mutating func remove(_ range: Range<Int>) { findings.removeSubrange(range) }

  // MARK: What is told by the parser

  /// Whether there is room for more properties.
  var wantsMore: Bool {
    findings.count - repeated + blankNodes.count + attributes.count < limit
  }

  /// Takes an attribute of the element that starts next, its name as it is written.
  mutating func attribute(_ name: Span<UInt8>, _ value: some Collection<UInt8>) {
    let number = vocabulary.names.number(written: name)
    let start = text.count
    text.append(contentsOf: value)
    guard let prefix = vocabulary.names.written[Int(number)].declared else {
      return attributes.append(Attribute(name: number, value: start..<text.count))
    }
    let space = vocabulary.names.space(text, from: start)
    namespaces.declare(prefix, space, &vocabulary.names)
    text.removeSubrange(start...)
  }

  /// An element starts.
  mutating func start(_ name: Span<UInt8>) {
    let written = vocabulary.names.number(written: name)
    let prefix = usualPrefix(written)
    let step = vocabulary.names.step(written, with: prefix)
    let traits = vocabulary.names.steps[Int(step)].traits
    let isItem = traits.contains(.isItem)
    if isItem {
      // The items of lists within lists belong to the outermost one.
      if listDepth == 0, elements.last?.hasItems != true { listNumber += 1 }
      listDepth += 1
    }
    if !elements.isEmpty {
      elements[elements.count - 1].hasElements = true
      if isItem { elements[elements.count - 1].hasItems = true }
    }
    var node: Range<Int>?
    // An attribute without a prefix is in the namespace of its element.
    for index in attributes.indices {
      var owner = usualPrefix(attributes[index].name)
      if owner == XMPNames.noPrefix { owner = prefix }
      let step = vocabulary.names.step(attributes[index].name, with: owner)
      attributes[index] = Attribute(name: step, value: attributes[index].value)
      if vocabulary.names.steps[Int(step)].role == .node { node = attributes[index].value }
    }
    // A description within a description is a structure's braces.
    let isDescription = traits.contains(.isDescription)
    let isStep = !isDescription || node != nil || descriptionCount == 0
    var element = XMPElement(
      outerPath: path, outerDeclarations: depthOfDeclarations, isStep: isStep,
      isItem: isItem, isDescription: isDescription)
    if isStep {
      steps.append(Step(number: step, node: node))
      path = vocabulary.path(path, step)
      if node != nil { nodeCount += 1 }
      if isDescription { descriptionCount += 1 }
    }
    for attribute in attributes { take(attribute, &element) }
    attributes.removeAll(keepingCapacity: true)
    element.textStart = text.count
    elements.append(element)
    depthOfDeclarations = namespaces.depth
  }

  /// More text of the innermost element.
  mutating func text(_ bytes: some Collection<UInt8>) {
    if elements.last?.hasElements == false { text.append(contentsOf: bytes) }
  }

  /// The innermost element ends.
  mutating func end() {
    guard let element = elements.popLast() else { return }
    if !element.hasElements { finish(element) }
    if element.isItem { listDepth -= 1 }
    if element.isStep, let step = steps.popLast() {
      if step.node != nil { nodeCount -= 1 }
      if element.isDescription { descriptionCount -= 1 }
    }
    path = element.outerPath
    namespaces.leave(element.outerDeclarations)
    depthOfDeclarations = namespaces.depth
  }

  private mutating func usualPrefix(_ written: Int32) -> Int32 {
    guard let prefix = vocabulary.names.written[Int(written)].prefix else {
      return XMPNames.noPrefix
    }
    return namespaces.usual(prefix, &vocabulary.names)
  }
}
