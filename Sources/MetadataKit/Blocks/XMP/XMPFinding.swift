/// A property as it was found; its texts are ranges of ``XMPReader/text``.
struct XMPFinding {
  /// The number of its path in ``XMPPaths``.
  let path: Int32
  let value: Range<Int>
  let language: Range<Int>?
  let isBase64: Bool
  /// Of an item, the kind of its list.
  let list: XMPListKind?
  /// Which of the outermost lists came last before it.
  let listNumber: Int
}

/// An element that has started and not ended.
struct XMPElement {
  /// The path that the element stands on.
  let outerPath: Int32
  /// How many declarations of prefixes hold around it.
  let outerDeclarations: Int
  /// Whether its name is on the path.
  let isStep: Bool
  let isItem: Bool
  let isDescription: Bool
  var hasElements = false
  /// Whether an attribute of it was a property.
  var hasProperties = false
  var hasItems = false
  var isBase64 = false
  /// What `rdf:resource` and the like say that the value is.
  var resource: Range<Int>?
  var language: Range<Int>?
  /// Where its text starts.
  var textStart = 0

  init(
    outerPath: Int32, outerDeclarations: Int, isStep: Bool, isItem: Bool, isDescription: Bool
  ) {
    self.outerPath = outerPath
    self.outerDeclarations = outerDeclarations
    self.isStep = isStep
    self.isItem = isItem
    self.isDescription = isDescription
  }
}
