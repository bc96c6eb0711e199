import Testing

@testable import MetadataKit

/// What signatures in a document's form say.
@Suite struct PDFSignatureTests {
  private static let signature = """
    <</Type/Sig/Name(Jane Doe)/Location(Zurich)/ContactInfo(jane@example.org)\
    /M(D:20240102030405+01'00')>>
    """

  /// A document with a form, and objects from the third on.
  private func document(_ catalog: String, _ fields: String, _ more: String...) -> [UInt8] {
    PDFBytes.document(
      ["<</Type/Catalog/AcroForm 2 0 R\(catalog)>>", "<</SigFlags 3/Fields[\(fields)]>>"] + more,
      trailer: "<</Root 1 0 R>>")
  }

  private func texts(_ name: String, _ metadata: Metadata) -> [String] {
    metadata.tags.filter { $0.group == "PDF" && $0.name == name }.map(\.description)
  }

  @Test func tellsWhoHasSigned() throws {
    let file = document("", "3 0 R", "<</FT/Sig/V 4 0 R>>", Self.signature)
    let metadata = try Metadata(file)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["PDF:SigningAuthority"]?.description == "Jane Doe")
    #expect(metadata["PDF:SigningLocation"]?.description == "Zurich")
    #expect(metadata["PDF:SignerContactInfo"]?.description == "jane@example.org")
    #expect(metadata["PDF:SigningDate"]?.description == "2024:01:02 03:04:05+01:00")
    // exiftool reads signatures of permissions alone.
    #expect(!metadata.tags.contains { $0.isListedByExiftool && $0.name == "SigningAuthority" })
    ContainerTests.exercise(file)
  }

  /// What permissions lead to is told once, as exiftool tells it.
  @Test func tellsThatOfPermissionsOnce() throws {
    let file = document(
      "/Perms<</DocMDP 4 0 R>>", "3 0 R", "<</FT/Sig/V 4 0 R>>", Self.signature)
    let names = try Metadata(file).tags.filter { $0.name == "SigningAuthority" }
    #expect(names.map(\.isListedByExiftool) == [true])
  }

  /// A field has the type of the one that it is in, and what has another type is no signature.
  @Test func knowsFieldsWithinOthers() throws {
    let file = document(
      "", "3 0 R 5 0 R<</FT/Tx/V 4 0 R/Kids[<</V 4 0 R>>]>>", "<</FT/Sig/Kids[<</V 4 0 R>>]>>",
      Self.signature, "<</T(a)/Kids[<</FT/Sig/V<</Name(Joe)>>>>]>>")
    let metadata = try Metadata(file)
    #expect(texts("SigningAuthority", metadata) == ["Jane Doe", "Joe"])
    #expect(texts("SigningLocation", metadata) == ["Zurich"])
    let text = document("", "<</FT/Tx/V 3 0 R/Kids[<</V 3 0 R>>]>>", Self.signature)
    #expect(try texts("SigningAuthority", Metadata(text)) == [])
  }

  /// Fields that lead back to themselves end, and so do those that are too many.
  @Test func looksAtSoManyFields() throws {
    let loop = document("", "3 0 R", "<</FT/Sig/Kids[3 0 R 3 0 R]/V 4 0 R>>", Self.signature)
    #expect(try texts("SigningAuthority", Metadata(loop)) == ["Jane Doe"])
    let many = Array(repeating: "<</FT/Tx>>", count: 4096).joined()
    let metadata = try Metadata(document("", many + "3 0 R", "<</FT/Sig/V<</Name(Joe)>>>>"))
    #expect(texts("SigningAuthority", metadata) == [])
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// A form without the flag has no signatures; of a short one that is not believed.
  @Test(arguments: ["", "/SigFlags 0", "/SigFlags 2", "/SigFlags 3 0 R"])
  func believesLongFormsWithoutSignatures(_ flags: String) throws {
    func metadata(_ fields: String) throws -> Metadata {
      try Metadata(
        PDFBytes.document(
          ["<</Type/Catalog/AcroForm 2 0 R>>", "<<\(flags)/Fields[\(fields)]>>", "2"],
          trailer: "<</Root 1 0 R>>"))
    }
    let signature = "<</FT/Sig/V<</Name(Joe)>>>>"
    let many = Array(repeating: "<</FT/Tx>>", count: 4096).joined()
    #expect(try metadata(many + signature).warnings.isEmpty)
    #expect(try texts("SigningAuthority", metadata(signature + many)) == ["Joe"])
    #expect(try texts("SigningAuthority", metadata(signature)) == ["Joe"])
  }

  /// Their fields are objects of their own, and so are the signatures.
  @Test(arguments: [("", 0), ("/SigFlags 3", 1)])
  func readsSignaturesOfLongForms(_ flags: String, _ warnings: Int) throws {
    let fields = (0..<4500).map { "\($0 + 5) 0 R" }.joined(separator: " ")
    let objects = [
      "<</Type/Catalog/AcroForm 2 0 R>>", "<<\(flags)/Fields[3 0 R \(fields)]>>",
      "<</FT/Sig/V 4 0 R>>", Self.signature,
    ]
    let file = PDFBytes.document(
      objects + Array(repeating: "<</FT/Tx>>", count: 4500), trailer: "<</Root 1 0 R>>")
    let metadata = try Metadata(file)
    #expect(texts("SigningAuthority", metadata) == ["Jane Doe"])
    #expect(metadata.warnings.map(\.code) == Array(repeating: .limitExceeded, count: warnings))
  }

  @Test func tellsOnceThatFieldsAreNotWhereTheyShouldBe() throws {
    let file = document("", "3 0 R 4 0 R 5 0 R", "<</FT/Sig/V<</Name(Joe)>>>>")
    #expect(try Metadata(file).warnings.isEmpty)
    let moved = String(decoding: file, as: UTF8.self).replacing("3 0 obj", with: "9 0 obj")
    let metadata = try Metadata(Array(moved.utf8))
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }
}
