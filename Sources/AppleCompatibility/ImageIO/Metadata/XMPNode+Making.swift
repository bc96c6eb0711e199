#if !canImport(ImageIO)
  extension XMPNode {
    /// The same property with another value.
    func with(_ value: Value, _ qualifiers: [XMPNode]) -> XMPNode {
      XMPNode(
        namespace: namespace, prefix: prefix, name: name, value: value, qualifiers: qualifiers)
    }

    /// An item of the list that this is.
    func item(_ index: Int, _ value: Value, _ qualifiers: [XMPNode] = []) -> XMPNode {
      XMPNode(
        namespace: namespace, prefix: prefix, name: "[\(index)]", value: value,
        qualifiers: qualifiers)
    }

    /// The same as the text in a language.
    func inLanguage(_ language: String?) -> XMPNode {
      guard let language else { return self }
      let mark = XMPNode(
        namespace: MetadataSpaces.xml.name, prefix: MetadataSpaces.xml.prefix, name: "lang",
        value: .text(language))
      return XMPNode(
        namespace: namespace, prefix: prefix, name: "[\(language)]", value: value,
        qualifiers: [mark] + qualifiers.filter { !$0.isLanguage })
    }

    /// Whether it says in which language a text is.
    var isLanguage: Bool { prefix == MetadataSpaces.xml.prefix && name == "lang" }
  }

  extension [XMPNode] {
    /// The same items, called by their places.
    var numbered: [XMPNode] {
      enumerated().map { index, item in
        XMPNode(
          namespace: item.namespace, prefix: item.prefix, name: "[\(index)]", value: item.value,
          qualifiers: item.qualifiers)
      }
    }
  }
#endif
