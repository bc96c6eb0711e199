/// A kind of dictionary, and what its keys lead to: data, no code.
///
/// No kind leads back to itself, so walking them ends.
struct PDFNode: Sendable {
  let entries: [Entry]
  /// What the dictionary's own stream is.
  var stream: BlockKind?
  /// Whether keys that nobody knows are tags of their own (§14.3.3).
  var takesAll = false
  /// A key that must have a name for the dictionary to count.
  var requirement: (key: String, name: String)?

  struct Entry: Sendable {
    let key: String
    let meaning: Meaning

    init(_ key: String, _ meaning: Meaning) {
      self.key = key
      self.meaning = meaning
    }
  }

  indirect enum Meaning: Sendable {
    /// A tag, whose values may be several.
    case tag(String)
    case date(String)
    /// A tag whose text is words, separated by commas or the like.
    case words(String)
    /// A tag that says whether a dictionary has a key.
    case presence(of: String, String)
    /// A dictionary, a list of them, or a list of names and values in place of one.
    case node(PDFNode)
  }

  init(
    _ entries: [Entry], stream: BlockKind? = nil, takesAll: Bool = false,
    requirement: (key: String, name: String)? = nil
  ) {
    self.entries = entries
    self.stream = stream
    self.takesAll = takesAll
    self.requirement = requirement
  }
}

extension PDFNode {
  /// What a trailer leads to, its dictionary of information apart (ISO 32000-1 §7.5.5).
  static let root = PDFNode([
    Entry("MarkInfo", .node(PDFNode([Entry("Marked", .tag("TaggedPDF"))]))),
    Entry("Metadata", .node(metadata)),
    Entry(
      "Pages",
      .node(
        PDFNode([
          Entry("Count", .tag("PageCount")), Entry("Kids", .node(page)),
          Entry("MediaBox", .tag("MediaBox")),
        ]))),
    Entry(
      "Perms",
      .node(
        PDFNode([
          Entry("DocMDP", .node(signature)), Entry("FieldMDP", .node(signature)),
          Entry("UR3", .node(signature)),
        ]))),
    Entry("AcroForm", .presence(of: "XFA", "HasXFA")),
    Entry(
      "AF",
      .node(
        PDFNode(
          [Entry("EF", .node(PDFNode([Entry("F", .node(PDFNode([], stream: .jumbf)))])))],
          requirement: ("AFRelationship", "C2PA_Manifest")))),
    Entry("Lang", .tag("Language")),
    Entry("PageLayout", .tag("PageLayout")),
    Entry("PageMode", .tag("PageMode")),
    Entry("Version", .tag("PDFVersion")),
  ])

  /// §14.3.3
  static let information = PDFNode(
    [
      Entry("Keywords", .words("Keywords")),
      Entry("CreationDate", .date("CreateDate")),
      Entry("ModDate", .date("ModifyDate")),
      Entry("SourceModified", .date("SourceModified")),
      Entry("AAPL:Keywords", .tag("AppleKeywords")),
    ], takesAll: true)

  /// §14.3.2
  private static let metadata = PDFNode([], stream: .xmp, requirement: ("Subtype", "XML"))

  /// A page, or a node of the tree of pages (§7.7.3).
  private static let page = PDFNode([
    Entry("Metadata", .node(metadata)),
    Entry(
      "PieceInfo",
      .node(
        PDFNode([
          Entry("AdobePhotoshop", .node(PDFNode([Entry("Private", .node(photoshop))]))),
          Entry("Illustrator", .node(PDFNode([Entry("Private", .node(illustrator))]))),
        ]))),
    Entry("Resources", .node(PDFNode([Entry("ColorSpace", .node(colorSpaces))]))),
  ])

  private static let photoshop = PDFNode([
    Entry("ImageResources", .node(PDFNode([], stream: .photoshop)))
  ])

  static let illustrator = PDFNode([
    Entry("AIMetaData", .node(PDFNode([], stream: .postScript))),
    Entry("RoundTripVersion", .tag("RoundTripVersion")),
    Entry("ContainerVersion", .tag("ContainerVersion")),
    Entry("CreatorVersion", .tag("CreatorVersion")),
  ])

  /// §8.6.5.6, and the names that Apple's and Adobe's programs give to a page's first space.
  private static let colorSpaces = PDFNode(
    ["DefaultRGB", "DefaultCMYK", "Cs1", "CS0"].map { Entry($0, .node(colorSpace)) })

  /// §8.6.5.5; a palette has the colors of another space (§8.6.6.3).
  private static let colorSpace = PDFNode([
    profiled, Entry("Indexed", .node(PDFNode([profiled]))),
  ])

  private static let profiled = Entry("ICCBased", .node(PDFNode([], stream: .icc)))

  /// §12.8.1
  static let signature = PDFNode([
    Entry("ContactInfo", .tag("SignerContactInfo")),
    Entry("Location", .tag("SigningLocation")),
    Entry("M", .date("SigningDate")),
    Entry("Name", .tag("SigningAuthority")),
    Entry("Reason", .tag("SigningReason")),
    Entry("Prop_AuthTime", .tag("AuthenticationTime")),
    Entry("Prop_AuthType", .tag("AuthenticationType")),
    Entry("Reference", .node(PDFNode([Entry("TransformParams", .node(rights))]))),
  ])

  /// §12.8.2
  private static let rights = PDFNode([
    Entry("Annots", .tag("AnnotationUsageRights")),
    Entry("Document", .tag("DocumentUsageRights")),
    Entry("Form", .tag("FormUsageRights")),
    Entry("FormEX", .tag("FormExtraUsageRights")),
    Entry("Signature", .tag("SignatureUsageRights")),
    Entry("EF", .tag("EmbeddedFileUsageRights")),
    Entry("Msg", .tag("UsageRightsMessage")),
    Entry("P", .tag("ModificationPermissions")),
    Entry("Action", .tag("FieldPermissions")),
    Entry("Fields", .tag("FormFields")),
  ])
}
