/// How a document is encrypted (ISO 32000-2 §7.6), with its key where it opens without a password.
struct PDFEncryption: Sendable {
  /// `Standard V2.3 (128-bit)`.
  let name: String
  /// What a user may do, a set of bits (table 22).
  let permissions: Int?
  private let strings: PDFCipher
  private let streams: PDFCipher
  /// Of streams of metadata.
  private let metadata: PDFCipher
  /// What streams may name in place of that (§7.6.6).
  private let named: [String: PDFCipher]
  private let key: [UInt8]?

  /// - Parameters:
  ///   - dictionary: with what it refers to in it.
  ///   - identifier: the first part of what trailers identify the document by (§14.4).
  init(_ dictionary: PDFDictionary, identifier: [UInt8]) {
    let filter = dictionary["Filter"]?.name ?? "?"
    let version = dictionary["V"]?.integer ?? 0
    let isStandard = filter == "Standard"
    var name = "\(filter) V\(version)"
    if isStandard { name += ".\(dictionary["R"]?.integer ?? 0)" }
    if let more = dictionary["SubFilter"]?.name { name += " (\(more))" }
    if isStandard { name += " (\(dictionary["Length"]?.integer ?? 40)-bit)" }
    self.name = name
    permissions = isStandard ? dictionary["P"]?.integer : nil
    key = isStandard ? PDFKey.withoutPassword(dictionary, identifier) : nil
    guard version >= 4 else {
      let cipher: PDFCipher = isStandard && (1...2).contains(version) ? .rc4 : .unknown
      (strings, streams, metadata, named) = (cipher, cipher, cipher, [:])
      return
    }
    // From version 4 on strings and streams name how they are encrypted (§7.6.6).
    var named = ["Identity": PDFCipher.none]
    for (name, filter) in dictionary["CF"]?.dictionary?.entries ?? [] where named[name] == nil {
      named[name] = PDFCipher(method: filter.dictionary?["CFM"]?.name)
    }
    self.named = named
    // How files in the document are (`EFF`) is not asked: none of them is read.
    strings = named[dictionary["StrF"]?.name ?? "Identity"] ?? .unknown
    streams = named[dictionary["StmF"]?.name ?? "Identity"] ?? .unknown
    var metadata = streams
    if case .boolean(false) = dictionary["EncryptMetadata"] { metadata = .none }
    self.metadata = metadata
  }

  /// What is told of that which cannot be deciphered.
  static let error = MetadataError(
    .unsupported,
    "the document is encrypted, by a password or in a way that is not known: only what is plain is told"
  )

  /// Whether no string can be read.
  var hidesStrings: Bool { hides(strings) }

  /// Whether a stream cannot be read.
  func hides(streamOf dictionary: PDFDictionary) -> Bool { hides(cipher(of: dictionary)) }

  private func hides(_ cipher: PDFCipher) -> Bool {
    cipher == .unknown || cipher != .none && key == nil
  }

  /// A stream of references is never encrypted, and others may say how they are (§7.6.6).
  private func cipher(of dictionary: PDFDictionary) -> PDFCipher {
    let type = dictionary["Type"]?.name
    if type == "XRef" { return .none }
    if let own = PDFFilters.named(in: dictionary).first(where: { $0.name == "Crypt" }) {
      return named[own.options?["Name"]?.name ?? "Identity"] ?? .unknown
    }
    return type == "Metadata" ? metadata : streams
  }

  /// Whether a stream of metadata is encrypted though the document says that metadata is not.
  ///
  /// It says so of its own (table 20). Some programs leave that of single pictures in the clear as well, Acrobat encrypts
  /// it: what the stream begins with tells.
  private func isEncryptedPacket(
    _ stream: Region, _ dictionary: PDFDictionary
  ) throws(MetadataError) -> Bool {
    guard metadata == .none, streams != .none, dictionary["Type"]?.name == "Metadata",
      !PDFFilters.named(in: dictionary).contains(where: { $0.name == "Crypt" })
    else { return false }
    return try !PDFFilters.hasStartOfXML(stream, dictionary)
  }

  // MARK: Deciphering

  /// An object with the strings in it as they were.
  ///
  /// - Parameter count: how many strings there are is added to it.
  func deciphered(
    _ object: PDFObject, of reference: PDFReference, count: inout Int
  ) -> PDFObject {
    if strings == .none { return object }
    return deciphered(object, key.map { strings.key($0, of: reference) }, &count)
  }

  private func deciphered(_ object: PDFObject, _ key: [UInt8]?, _ count: inout Int) -> PDFObject {
    switch object {
    case .string(var bytes):
      count += 1
      guard let key, strings.decipher(&bytes, key) else { return .hidden }
      return .string(bytes)
    case .array(let list): return .array(list.map { deciphered($0, key, &count) })
    case .dictionary(let dictionary):
      return .dictionary(dictionary.mapValues { deciphered($0, key, &count) })
    default: return object
    }
  }

  /// The bytes of a stream as they were before they were encrypted; nil where they were not.
  func deciphered(
    _ stream: Region, _ dictionary: PDFDictionary, of reference: PDFReference, limit: Int
  ) throws(MetadataError) -> Region? {
    var cipher = cipher(of: dictionary)
    if try isEncryptedPacket(stream, dictionary) {
      cipher = streams
      if hides(cipher) { throw Self.error }
    }
    guard let key, cipher != .none, !hides(cipher) else { return nil }
    var bytes = try stream.all(limit: limit).bytes
    guard cipher.decipher(&bytes, cipher.key(key, of: reference)) else {
      throw MetadataError(.malformed, "a stream that cannot be deciphered", at: stream.start)
    }
    return Region(inMemory: bytes)
  }
}
