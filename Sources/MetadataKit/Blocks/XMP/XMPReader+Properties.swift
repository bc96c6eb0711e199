/// Which elements and attributes are properties, and what is told of each.
extension XMPReader {
  /// Takes an attribute: a property, or what qualifies the element.
  mutating func take(_ attribute: Attribute, _ element: inout XMPElement) {
    switch vocabulary.names.steps[Int(attribute.name)].role {
    case .language: element.language = attribute.value
    case .resource: element.resource = attribute.value
    case .about:
      if element.resource == nil { element.resource = attribute.value }
      tell(attribute.name, attribute.value, 0)
    case .toolkit: tell(vocabulary.names.step("x", "xmptk"), attribute.value, 1)
    case .encoding: if saysBase64(attribute.value) { element.isBase64 = true }
    case .node, .nothing: return
    case .property:
      // Of a document that has no name.
      if path == XMPPaths.root {
        switch vocabulary.paths.form {
        case .properties, .drawing: break
        case .plain, .notes:
          let traits = vocabulary.names.steps[Int(attribute.name)].traits
          if traits.contains(.isNamespace) { return }
        case .publicationPackage: return
        }
      }
      steps.append(Step(number: attribute.name, node: nil))
      let outer = path
      path = vocabulary.path(path, attribute.name)
      addHere(attribute.value)
      path = outer
      steps.removeLast()
      element.hasProperties = true
    }
  }

  private func saysBase64(_ encoding: Range<Int>) -> Bool {
    String(decoding: text[encoding], as: UTF8.self).contains("base64")
  }

  /// Tells of an attribute that is about the packet, once.
  private mutating func tell(_ step: Int32, _ value: Range<Int>, _ kind: UInt8) {
    let bytes = text[value]
    guard !bytes.isEmpty, !bytes.elementsEqual([0x30]) else { return }
    let known = told.count
    let said = [kind] + bytes
    guard told.number(of: said.span) == known else { return }
    let facts = vocabulary.names.steps[Int(step)]
    add(vocabulary.paths.path(ofAttribute: step, facts), value, list: nil)
  }

  /// Adds the property that an element without elements in it is.
  mutating func finish(_ element: XMPElement) {
    var value = element.textStart..<text.count
    if element.isDescription { value = trimmed(value) }
    let isReference = value.isEmpty && element.resource != nil
    if isReference, let resource = element.resource { value = resource }
    if value.isEmpty, element.hasProperties { return }
    // The type of a structure says nothing that its fields do not.
    if isReference, let last = steps.last,
      vocabulary.names.steps[Int(last.number)].traits.contains(.isType)
    {
      return
    }
    addHere(value, language: element.language, isBase64: element.isBase64)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let rest = text[range].drop(while: NumberText.isSpace)
    guard let end = rest.lastIndex(where: { !NumberText.isSpace($0) }) else {
      return range.lowerBound..<range.lowerBound
    }
    return rest.startIndex..<(end + 1)
  }

  /// Adds a property that stands where the reader is.
  private mutating func addHere(
    _ value: Range<Int>, language: Range<Int>? = nil, isBase64: Bool = false
  ) {
    guard nodeCount == 0 else {
      // A node that is the root has nothing that leads to it.
      guard !blankNodes.isCutShort, nodeCount > 1 || steps.first?.node == nil else {
        return blankNodes.skip()
      }
      let steps = steps.map {
        var step = vocabulary.names.step($0.number)
        step.node = $0.node.map {
          String(decoding: text[$0].prefix(Limits.nameBytes), as: UTF8.self)
        }
        return step
      }
      return blankNodes.add(steps, Array(text[value]))
    }
    add(
      path, value, language: language, isBase64: isBase64,
      list: list(steps.last?.number, steps.count > 1 ? steps[steps.count - 2].number : nil))
  }

  mutating func add(
    _ path: Int32, _ value: Range<Int>, language: Range<Int>? = nil, isBase64: Bool = false,
    list: XMPListKind?
  ) {
    guard path != XMPPaths.root else { return }
    findings.append(
      XMPFinding(
        path: path, value: value, language: language, isBase64: isBase64, list: list,
        listNumber: listNumber))
  }

  /// The kind of list that a step is an item of; nil where it is none.
  func list(_ step: Int32?, _ outer: Int32?) -> XMPListKind? {
    guard let step, let outer, vocabulary.names.steps[Int(step)].traits.contains(.isItem) else {
      return nil
    }
    return vocabulary.names.steps[Int(outer)].list
  }
}
