/// How a document is encrypted (ISO 32000-1 §7.6): what can be told without a key.
struct PDFEncryption {
  /// Whether strings are encrypted.
  let hidesStrings: Bool
  /// Whether streams are.
  let hidesStreams: Bool
  /// Whether the streams of metadata are.
  let hidesMetadata: Bool
  /// `Standard V2.3 (128-bit)`.
  let name: String
  /// What a user may do, a set of bits (table 22).
  let permissions: Int?

  init(_ dictionary: PDFDictionary) {
    let filter = dictionary["Filter"]?.name ?? "?"
    let version = dictionary["V"]?.integer ?? 0
    let isStandard = filter == "Standard"
    var name = "\(filter) V\(version)"
    if isStandard { name += ".\(dictionary["R"]?.integer ?? 0)" }
    if let more = dictionary["SubFilter"]?.name { name += " (\(more))" }
    if isStandard { name += " (\(dictionary["Length"]?.integer ?? 40)-bit)" }
    self.name = name
    permissions = isStandard ? dictionary["P"]?.integer : nil
    // From version 4 on strings and streams name how they are encrypted (§7.6.5).
    let isChosen = version >= 4
    hidesStrings = !isChosen || Self.encrypts(dictionary["StrF"])
    hidesStreams = !isChosen || Self.encrypts(dictionary["StmF"])
    if isChosen, case .boolean(false) = dictionary["EncryptMetadata"] {
      hidesMetadata = false
    } else {
      hidesMetadata = hidesStreams
    }
  }

  private static func encrypts(_ filter: PDFObject?) -> Bool {
    (filter?.name ?? "Identity") != "Identity"
  }
}
