#if !canImport(ImageIO)
  /// A property of an image's metadata, a field or an item of one, or what qualifies one.
  ///
  /// A class because it is one on Apple's systems; each question makes new ones. It never changes: what is set
  /// in a ``CGMutableImageMetadata`` is seen in tags that are asked for later.
  public final class CGImageMetadataTag: Sendable {
    let node: XMPNode
    /// What it was found in; nil at the top, and for one that a program has made.
    private let parent: CGImageMetadataTag?
    /// How it was found there; nil for one that a program has made.
    private let step: MetadataPath.Step?

    private init(_ node: XMPNode, in parent: CGImageMetadataTag?, by step: MetadataPath.Step?) {
      self.node = node
      self.parent = parent
      self.step = step
    }

    /// One that a program has made.
    convenience init(made node: XMPNode) { self.init(node, in: nil, by: nil) }

    /// One at the top.
    convenience init(property node: XMPNode) {
      self.init(node, in: nil, by: .field(.init(of: node)))
    }

    func field(_ node: XMPNode) -> CGImageMetadataTag {
      CGImageMetadataTag(node, in: self, by: .field(.init(of: node)))
    }

    func item(_ node: XMPNode, at index: Int) -> CGImageMetadataTag {
      CGImageMetadataTag(node, in: self, by: .item(String(index)))
    }

    func qualifier(_ node: XMPNode) -> CGImageMetadataTag {
      CGImageMetadataTag(node, in: self, by: .qualifier(.init(of: node)))
    }

    /// Its items or fields, in their order.
    var children: [CGImageMetadataTag] {
      if case .structure(let fields) = node.value { return fields.map(field) }
      return node.children.enumerated().map { item($1, at: $0) }
    }

    /// The way to it from the top; nil for one that a program has made, and for what is in one.
    var place: [MetadataPath.Step]? {
      var steps: [MetadataPath.Step] = []
      var tag: CGImageMetadataTag? = self
      while let current = tag {
        guard let step = current.step else { return nil }
        steps.append(step)
        tag = current.parent
      }
      return steps.reversed()
    }
  }

  /// What the value of a tag is. Source: Apple, *CGImageMetadata.h*.
  public enum CGImageMetadataType: Int32, Sendable {
    /// None: never answered.
    case invalid = -1
    /// What the value of a new tag says: a text, an ordered array or a dictionary. Never answered.
    case `default` = 0
    /// A text; numbers and truth values are texts, too.
    case string = 1
    /// An array whose order says nothing, `rdf:Bag`.
    case arrayUnordered = 2
    /// An array, `rdf:Seq`.
    case arrayOrdered = 3
    /// An array of which one item is to be chosen, `rdf:Alt`.
    case alternateArray = 4
    /// The same, of texts in several languages.
    case alternateText = 5
    /// A dictionary of fields.
    case structure = 6

    init(of value: XMPNode.Value) {
      self =
        switch value {
        case .text: .string
        case .bag: .arrayUnordered
        case .sequence: .arrayOrdered
        case .alternatives: .alternateArray
        case .languages: .alternateText
        case .structure: .structure
        }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A new tag, to be set in a ``CGMutableImageMetadata``.
  ///
  /// - Parameters:
  ///   - xmlns: The name of its namespace.
  ///   - prefix: What that goes by; `nil` where it has a constant.
  ///   - name: Its name, of letters, digits, `-` and `_` of ASCII.
  ///   - type: What its value is to be; `default` for what it is: a text, an ordered array or a structure.
  ///   - value: A text, a number or a truth value; an array of these and of tags, for any of the types of arrays;
  ///     or a dictionary of them by the names of fields, with prefixes where they are in other namespaces that
  ///     have a constant. Of `alternateText`, a text for `x-default`, or an array of tags with languages.
  /// - Returns: `nil` for a name, a prefix or a value that is none, or is not of the type.
  public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType,
    _ value: CFTypeRef
  ) -> CGImageMetadataTag? {
    let known = MetadataSpaces()
    guard let prefix = known.space(named: xmlns, in: [])?.prefix ?? prefix, !xmlns.isEmpty,
      MetadataSpaces.isName(prefix), MetadataSpaces.isName(name)
    else { return nil }
    let space = MetadataSpaces.Space(prefix: prefix, name: xmlns)
    guard space != MetadataSpaces.rdf, space != MetadataSpaces.xml,
      known.space(of: prefix, in: []).map({ $0 == space }) ?? true,
      let made = MetadataValue(value)?.value(
        of: space, as: type, { known.space(of: $0, in: []) })
    else { return nil }
    return CGImageMetadataTag(
      made: XMPNode(namespace: xmlns, prefix: prefix, name: name, value: made))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the tag's namespace, a URI.
  public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? {
    tag.node.namespace
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What its namespace goes by.
  public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? {
    tag.node.prefix
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Its name, without a prefix; of an item its place, `[0]`, and of a text in a language that, `[de]`.
  public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { tag.node.name }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Its value: a text, an array of tags, or of a structure a dictionary of tags, whose keys are names
  /// without prefixes.
  public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? {
    switch tag.node.value {
    case .text(let text): return text
    case .bag, .sequence, .alternatives, .languages: return tag.children
    case .structure:
      let fields = tag.children.map { ($0.node.name, $0) }
      return Dictionary(fields, uniquingKeysWith: { first, _ in first })
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What its value is.
  public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType {
    CGImageMetadataType(of: tag.node.value)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is said of its value, each a tag: of a text its language, `xml:lang`; `nil` for none.
  public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> CFArray? {
    let qualifiers = tag.node.qualifiers
    return qualifiers.isEmpty ? nil : qualifiers.map(tag.qualifier)
  }
#endif
