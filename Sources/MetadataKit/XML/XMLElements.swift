/// Collects the elements of a short document: their names, attributes and texts.
@safe final class XMLElements: XMLParser {
  struct Element {
    /// The index of the element that it is in; nil for the document's own.
    let parent: Int?
    let name: [UInt8]
    let attributes: [Attribute]
    var text: [UInt8] = []
    /// Whether no other element is in it.
    var isLeaf = true

    func attribute(_ name: StaticString) -> [UInt8]? {
      attributes.first {
        ByteSlice($0.name).matches(name) && $0.name.count == name.utf8CodeUnitCount
      }?
      .value
    }
  }

  struct Attribute {
    let name: [UInt8]
    let value: [UInt8]
  }

  /// In the order in which they start.
  private(set) var elements: [Element] = []
  private var open: [Int] = []
  private var pending: [Attribute] = []

  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    pending.append(Attribute(name: Self.bytes(name), value: unsafe Array(value)))
  }

  override func elementStarts(_ name: Span<UInt8>) {
    if let parent = open.last { elements[parent].isLeaf = false }
    open.append(elements.count)
    elements.append(
      Element(
        parent: open.dropLast().last, name: Self.bytes(name),
        attributes: pending))
    pending = []
  }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let index = open.last { unsafe elements[index].text.append(contentsOf: bytes) }
  }

  override func elementEnds() { _ = open.popLast() }

  private static func bytes(_ name: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(run: name.extracting(0..<min(name.count, Limits.nameBytes)))
    return bytes
  }

  /// Reads a document; what is wrong with it becomes a warning.
  ///
  /// - Parameters:
  ///   - what: what it is, for that warning.
  ///   - count: how many elements and attributes it may have.
  ///   - isOfProperties: whether the file says in it what it says of itself.
  static func read(
    _ document: ByteSlice, _ what: String, count: Int = 20_000, isOfProperties: Bool = false,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) -> [Element] {
    try found.charge(document.count)
    // Programs nest elements more deeply than other formats their directories: Zeiss's 50 deep.
    let parser = XMLElements(depth: found.limits.nesting * 8, count: count)
    let reading = parser.parse(XMLText(document.elements).bytes)
    if let warning = reading.warning(of: what) {
      found.warn(isOfProperties ? warning.hidingProperties : warning)
    }
    return parser.elements
  }
}
