extension BridgedProperty {
  /// How XMP keeps the property's texts (XMP specification part 2; IPTC Photo Metadata Standard).
  private enum Form {
    case text
    case languages
    case bag
    case sequence
  }

  private var form: Form {
    switch (space, name) {
    case (.dublinCore, "description"), (.dublinCore, "rights"), (.dublinCore, "title"),
      (.xmpRights, "UsageTerms"):
      .languages
    case (.dublinCore, "creator"): .sequence
    case (.dublinCore, "subject"), (.photoshop, "SupplementalCategories"): .bag
    default: .text
    }
  }

  /// The form of a property that has more than one text, without any; nil for others, and for those of other
  /// namespaces.
  package static func emptyValue(_ prefix: String, _ name: String) -> XMPNode.Value? {
    guard let space = XMPStandardSpace(rawValue: prefix) else { return nil }
    return switch BridgedProperty(space, name).form {
    case .text: nil
    case .languages: .languages([])
    case .bag: .bag([])
    case .sequence: .sequence([])
    }
  }

  /// Texts in that form, of which one text is the first; nil where all are blank.
  func value(_ texts: [String]) -> XMPNode.Value? {
    let texts = texts.filter { !$0.utf8.allSatisfy(NumberText.isSpace) }
    guard let first = texts.first else { return nil }
    switch form {
    case .text: return .text(first)
    case .languages:
      return .languages([
        XMPNode(
          namespace: space.name, prefix: space.rawValue, name: "[x-default]", value: .text(first),
          qualifiers: [.language("x-default")])
      ])
    case .bag: return .bag(items(texts))
    case .sequence: return .sequence(items(texts))
    }
  }

  /// The items of a list of texts.
  func items(_ texts: [String]) -> [XMPNode] {
    texts.enumerated().map { index, text in
      XMPNode(
        namespace: space.name, prefix: space.rawValue, name: "[\(index)]", value: .text(text))
    }
  }
}
