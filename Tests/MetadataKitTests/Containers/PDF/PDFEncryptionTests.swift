import MetadataKit
import Testing
import UniformTypes

@Suite struct PDFEncryptionTests {
  @Test(arguments: [
    ("page.pdf", nil), ("encrypted-40.pdf", "Standard V1.2 (40-bit)"),
    ("encrypted-128.pdf", "Standard V2.3 (128-bit)"),
    ("encrypted-aes.pdf", "Standard V4.4 (128-bit)"),
    ("encrypted-256.pdf", "Standard V5.5 (256-bit)"),
    ("encrypted-pdf2.pdf", "Standard V5.6 (256-bit)"),
  ])
  func `What opens without a password is read`(name: String, encryption: String?) throws {
    let metadata = try Fixture.metadata(name)
    #expect(metadata["PDF:Encryption"]?.description == encryption)
    #expect(metadata["PDF:Title"]?.description == "Evening at the lake")
    #expect(metadata["PDF:Author"]?.description == "Ada Example")
    #expect(metadata["PDF:Keywords"]?.values.map(\.description) == ["lake", "evening"])
    #expect(metadata["PDF:CreateDate"]?.description == "2024:06:21 19:42:07")
    #expect(metadata["PDF:PageCount"]?.description == "1")
    #expect(metadata["XMP-dc:Title"]?.description == "Evening at the lake")
    #expect(metadata.warnings.isEmpty)
  }

  /// Acrobat fills a short key with zeros, where methods are named.
  @Test func `A short key of version 4 has zeros behind it`() throws {
    let title = Self.digits(Self.enciphered("mine", number: 3, length: 5))
    let metadata = try Self.document(
      "<</Title \(title)>>",
      packet: Self.enciphered(Self.packet, number: 2, length: 5), length: 5)
    #expect(metadata["PDF:Title"]?.description == "mine")
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `What a password keeps is told of`() throws {
    let metadata = try Fixture.metadata("password.pdf")
    #expect(metadata["PDF:Encryption"]?.description == "Standard V5.6 (256-bit)")
    #expect(metadata["PDF:PageCount"]?.description == "1")
    #expect(metadata["PDF:Title"] == nil && metadata["XMP-dc:Title"] == nil)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }

  // MARK: Documents of our own

  /// The first part of an identifier, and what stands for an owner's password.
  private static let (identifier, owner) = ("0123456789ABCDEF", "0123456789abcdef0123456789abcdef")

  /// The key of a document without a password (ISO 32000-2 §7.6.4.3, algorithm 2).
  ///
  /// - Parameter isMetadataPlain: whether it says so.
  private static func key(_ length: Int, isMetadataPlain: Bool = false) -> [UInt8] {
    var key = padding + Array(owner.utf8) + [0xfc, 0xff, 0xff, 0xff] + Array(identifier.utf8)
    if isMetadataPlain { key += [0xff, 0xff, 0xff, 0xff] }
    for _ in 0...50 { key = Array(Digest.md5.of(key.span).prefix(length)) }
    return key
  }

  private static let padding: [UInt8] = [
    0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
    0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
  ]

  private static func digits(_ bytes: [UInt8]) -> String {
    "<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
  }

  private static func enciphered(
    _ text: String, number: Int, isAES: Bool = false, length: Int = 16
  ) -> [UInt8] {
    enciphered(Array(text.utf8), number: number, isAES: isAES, length: length)
  }

  private static func enciphered(
    _ content: [UInt8], number: Int, isAES: Bool, length: Int = 16, isMetadataPlain: Bool = false
  ) -> [UInt8] {
    let key = key(length, isMetadataPlain: isMetadataPlain)
    let filled = key + Array(repeating: 0, count: 16 - length)
    let seed = filled + [UInt8(number), 0, 0, 0, 0] + (isAES ? Array("sAlT".utf8) : [])
    let objectKey = Digest.md5.of(seed.span)
    var bytes = content
    guard isAES else {
      Cipher.rc4(&bytes, key: objectKey)
      return bytes
    }
    let added = 16 - bytes.count % 16
    bytes += Array(repeating: UInt8(added), count: added)
    let vector = Array(repeating: UInt8(0x99), count: 16)
    Cipher.aes(&bytes, key: objectKey, vector: vector, encrypts: true)
    return vector + bytes
  }

  /// A document of version 4 whose strings and streams are encrypted by a method, and whose length of
  /// the key says something else, as some programs write.
  ///
  /// - Parameter isReferred: whether the trailer refers to what it says of that.
  private static func document(
    _ information: String, packet: [UInt8], filter: String = "", method: String = "V2",
    length: Int = 16, isReferred: Bool = false, options: ReadOptions = ReadOptions()
  ) throws -> Metadata {
    let file = file(
      information, packet: packet, filter: filter, method: method, length: length,
      isReferred: isReferred)
    return try Metadata(file, options: options)
  }

  /// - Parameters:
  ///   - other: another object, whose number is 7, of a document that says that its metadata is plain.
  ///   - hasPassword: whether it does not open without one.
  private static func file(
    _ information: String, packet: [UInt8], filter: String = "", method: String = "V2",
    length: Int = 16, isReferred: Bool = false, other: [UInt8]? = nil, hasPassword: Bool = false
  ) -> [UInt8] {
    let seed = padding + Array(identifier.utf8)
    var user = Digest.md5.of(seed.span)
    let key = key(length, isMetadataPlain: other != nil).map { hasPassword ? ~$0 : $0 }
    for step in 0..<20 as Range<UInt8> { Cipher.rc4(&user, key: key.map { $0 ^ step }) }
    let (parts, filters) = ("[(\(identifier))(x)]", "<</Mine<</CFM/\(method)>>>>")
    return PDFBytes.document(
      [
        Array("<</Type/Catalog/Metadata 2 0 R>>".utf8),
        PDFBytes.stream("/Type/Metadata/Subtype/XML\(filter)", packet),
        Array(information.utf8), Array(parts.utf8), Array(filters.utf8), Array("4".utf8),
      ] + (other.map { [$0] } ?? []),
      trailer: """
        <</Root 1 0 R/Info 3 0 R/ID \(isReferred ? "4 0 R" : parts)\
        /Encrypt<</Filter/Standard/V \(isReferred ? "6 0 R" : "4")/R 4/P -4\
        /Length 40/O(\(owner))/U\(digits(user + user))/StrF/Mine/StmF/Mine\
        \(other == nil ? "" : "/EncryptMetadata false")\
        /CF \(isReferred ? "5 0 R" : filters)>>>>
        """)
  }

  private static let packet = String(decoding: PDFTests.packet, as: UTF8.self)

  /// Any entry may be an object of its own.
  @Test func `What says how it is encrypted may stand elsewhere`() throws {
    let metadata = try Self.document(
      "<</Title \(Self.digits(Self.enciphered("mine", number: 3)))>>",
      packet: Self.enciphered(Self.packet, number: 2), isReferred: true)
    #expect(metadata["PDF:Title"]?.description == "mine")
    #expect(metadata["PDF:Encryption"]?.description == "Standard V4.4 (40-bit)")
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `Streams may say that they are plain`() throws {
    let title = Self.digits(Self.enciphered("mine", number: 3))
    let plain = try Self.document(
      "<</Title \(title)/Trapped/True>>", packet: PDFTests.packet,
      filter: "/Filter/Crypt/DecodeParms<</Name/Identity>>")
    #expect(plain["XMP-dc:Format"]?.description == "application/pdf")
    #expect(plain["PDF:Title"]?.description == "mine")
    #expect(plain.warnings.isEmpty)
    let whole = try Self.document(
      "<</Title \(title)>>", packet: Self.enciphered(Self.packet, number: 2))
    #expect(whole["XMP-dc:Format"]?.description == "application/pdf")
    let unknown = try Self.document(
      "<</Title \(title)>>", packet: PDFTests.packet,
      filter: "/Filter[/Crypt]/DecodeParms[<</Name/X>>]")
    #expect(unknown["XMP-dc:Format"] == nil && unknown["PDF:Title"]?.description == "mine")
    #expect(unknown.warnings.map(\.code) == [.unsupported])
  }

  /// What stands in a stream that cannot be deciphered is not said to be missing.
  @Test func `What is hidden is not denied`() throws {
    let file = PDFBytes.document(
      ["<</Type/Catalog/AcroForm 9 0 R>>"], trailer: "<</Root 1 0 R>>")
    #expect(try Metadata(file)["PDF:HasXFA"]?.description == "No")
    let lost = PDFBytes.document(
      ["<</Type/Catalog/AcroForm 2 0 R>>", "<</XFA[]"], trailer: "<</Root 1 0 R>>")
    let metadata = try Metadata(lost)
    #expect(metadata["PDF:HasXFA"] == nil && !metadata.warnings.isEmpty)
  }

  @Test func `A damaged string takes nothing from the others`() throws {
    let title = Self.digits(Self.enciphered("the title", number: 3, isAES: true))
    let metadata = try Self.document(
      "<</Author<0102>/Title \(title)/Subject()>>",
      packet: Self.enciphered(Self.packet, number: 2, isAES: true), method: "AESV2")
    #expect(metadata["PDF:Title"]?.description == "the title")
    #expect(metadata["PDF:Author"] == nil)
    #expect(metadata["PDF:Subject"]?.description == "")
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// For each string the cipher is set up anew: a million of one byte would take long.
  @Test func `Short strings are paid for`() throws {
    var options = ReadOptions()
    options.limits.blockBytes = 80_000
    let list = String(repeating: "(a)", count: 200)
    #expect(
      try Self.document("<</List[\(list)]>>", packet: [], options: options).warnings.isEmpty)
    let metadata = try Self.document(
      "<</List[\(list)\(list)]>>", packet: [], options: options)
    #expect(metadata.warnings.map(\.code).contains(.limitExceeded))
  }

  /// Metadata is plain, says a document of its own: Acrobat encrypts that of single pictures, qpdf does not.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `Packets of pictures may be encrypted alone`(isEncrypted: Bool, isFiltered: Bool) throws {
    let plain = isFiltered ? PDFBytes.stored(PDFTests.packet) : PDFTests.packet
    let content =
      isEncrypted
      ? Self.enciphered(plain, number: 7, isAES: true, isMetadataPlain: true) : plain
    let filter = isFiltered ? "/Filter/FlateDecode" : ""
    let other = PDFBytes.stream("/Type/Metadata/Subtype/XML\(filter)", content)
    func packets(hasPassword: Bool) throws -> [String?] {
      let file = Self.file(
        "<</Trapped/True>>", packet: PDFTests.packet, method: "AESV2", other: other,
        hasPassword: hasPassword)
      let metadata = try Metadata(file)
      #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
      let document = try #require(EnclosingDocument.of(.pdf))
      return try document.files(in: ByteReader(file), atMost: 9).map {
        do {
          return try $0.metadata(in: ByteReader(file))["XMP-dc:Format"]?.description
        } catch let error as MetadataError {
          return "\(error.code)"
        }
      }
    }
    #expect(try packets(hasPassword: false) == ["application/pdf", "application/pdf"])
    #expect(
      try packets(hasPassword: true) == [
        "application/pdf", isEncrypted ? "unsupported" : "application/pdf",
      ])
  }

  @Test func `A method that nobody knows hides what it encrypts`() throws {
    let metadata = try Self.document("<</Title(x)>>", packet: PDFTests.packet, method: "Own")
    #expect(metadata["PDF:Title"] == nil && metadata["XMP-dc:Format"] == nil)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }
}
