/// What the reader asks of a name on the path, as numbers.
struct XMPStepFacts: Sendable {
  let prefix: Int32
  let local: Int32
  let traits: Traits
  let role: Role
  /// Which kind of list an element of that name is.
  let list: XMPListKind
  /// How many bytes the name has.
  let length: Int

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    static let isOfRDF = Traits(rawValue: 1)
    /// As in ``XMPStep/isScaffold``.
    static let isScaffold = Traits(rawValue: 2)
    /// An item of a list, `rdf:li`.
    static let isItem = Traits(rawValue: 4)
    static let isDescription = Traits(rawValue: 8)
    /// `rdf:type`, which says nothing that the fields of a structure do not.
    static let isType = Traits(rawValue: 16)
    /// As in ``XMPStep/isRemark``.
    static let isRemark = Traits(rawValue: 32)
    /// All of Sony's notes of a movie, of which exiftool leaves out the name and the namespace.
    static let isDocument = Traits(rawValue: 64)
    static let isNamespace = Traits(rawValue: 128)
    /// A publication's package, or all of its metadata.
    static let isPackage = Traits(rawValue: 256)
    /// All of Picture It!'s notes of a picture.
    static let isNotes = Traits(rawValue: 512)

    /// Those that a name without a prefix has by itself.
    fileprivate static func ofPlain(_ name: String) -> Traits {
      switch name {
      case "NonRealTimeMeta": .isDocument
      case "meta": .isNotes
      case "xmlns": .isNamespace
      default: .ofAny(name)
      }
    }

    /// Those that a name has whatever its prefix.
    fileprivate static func ofAny(_ name: String) -> Traits {
      name == "metadata" || name == "package" ? .isPackage : []
    }
  }

  /// What an attribute of that name is.
  enum Role: Sendable {
    case property
    /// It names a node.
    case node
    case language
    /// It is the element's value.
    case resource
    /// It says what the packet is about.
    case about
    /// The program that wrote the packet.
    case toolkit
    /// It may say that the value is Base64.
    case encoding
    case nothing
  }

  init(_ prefix: Int32, _ local: Int32, _ step: XMPStep) {
    self.prefix = prefix
    self.local = local
    var traits: Traits = []
    if step.isOfRDF { traits.insert(.isOfRDF) }
    if step.isScaffold { traits.insert(.isScaffold) }
    if step.isRDF("li") { traits.insert(.isItem) }
    if step.isRDF("Description") { traits.insert(.isDescription) }
    if step.isRDF("type") { traits.insert(.isType) }
    if step.isRemark { traits.insert(.isRemark) }
    traits.formUnion(step.prefix.isEmpty ? .ofPlain(step.name) : .ofAny(step.name))
    self.traits = traits
    role = Role(step)
    list = XMPListKind(step.name)
    length = step.name.utf8.count
  }

  /// A name with a prefix of which ``XMPStep/hasRoles(_:)`` does not hold.
  init(plain prefix: Int32, _ local: Int32, _ name: String) {
    self.prefix = prefix
    self.local = local
    traits = prefix == XMPNames.noPrefix ? .ofPlain(name) : .ofAny(name)
    role = .property
    list = XMPListKind(name)
    length = name.utf8.count
  }
}

extension XMPStepFacts.Role {
  fileprivate init(_ step: XMPStep) {
    // Most names are of a property, and of none of these namespaces.
    guard step.isOfRDF || step.isScaffold || step.prefix == "et" else {
      self = .property
      return
    }
    switch (step.prefix, step.name) {
    case ("rdf", "nodeID"): self = .node
    case ("xml", "lang"): self = .language
    case ("rdf", "value"), ("rdf", "resource"): self = .resource
    case ("rdf", "about"): self = .about
    case ("x", "xmptk"), ("x", "xaptk"): self = .toolkit
    case ("rdf", "datatype"), ("et", "encoding"): self = .encoding
    default: self = step.isScaffold || step.isOfRDF ? .nothing : .property
    }
  }
}

/// The kinds of lists (ISO 16684-1 §7.7).
enum XMPListKind: Sendable {
  case bag, seq, alt
  /// None of RDF's, though it has items.
  case other

  init(_ name: String) {
    // Told by the length of nearly all.
    guard name.utf8.count == 3 else {
      self = .other
      return
    }
    switch name {
    case "Bag": self = .bag
    case "Seq": self = .seq
    case "Alt": self = .alt
    default: self = .other
    }
  }
}
