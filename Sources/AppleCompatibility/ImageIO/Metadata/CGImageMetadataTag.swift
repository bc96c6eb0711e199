#if !canImport(ImageIO)
  /// A property of an image's metadata, a field or an item of one, or what qualifies one.
  ///
  /// A class because it is one on Apple's systems; each question makes new ones.
  public final class CGImageMetadataTag: Sendable {
    let node: XMPNode

    init(_ node: XMPNode) { self.node = node }
  }

  /// What the value of a tag is. Source: Apple, *CGImageMetadata.h*.
  public enum CGImageMetadataType: Int32, Sendable {
    /// None: never answered.
    case invalid = -1
    /// Not said: never answered of what was read.
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
    let children = tag.node.children.map { CGImageMetadataTag($0) }
    switch tag.node.value {
    case .text(let text): return text
    case .bag, .sequence, .alternatives, .languages: return children
    case .structure:
      let fields = children.map { ($0.node.name, $0) }
      return Dictionary(fields, uniquingKeysWith: { first, _ in first })
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What its value is.
  public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType {
    switch tag.node.value {
    case .text: .string
    case .bag: .arrayUnordered
    case .sequence: .arrayOrdered
    case .alternatives: .alternateArray
    case .languages: .alternateText
    case .structure: .structure
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is said of its value, each a tag: of a text its language, `xml:lang`; `nil` for none.
  public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> CFArray? {
    let qualifiers = tag.node.qualifiers
    return qualifiers.isEmpty ? nil : qualifiers.map { CGImageMetadataTag($0) }
  }
#endif
