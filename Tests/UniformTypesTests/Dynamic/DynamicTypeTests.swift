import Testing
import UniformTypes

/// Identifiers that Apple's systems were seen to produce.
@Suite struct DynamicTypeTests {
  @Test(arguments: [
    ("gpx", "dyn.ah62d4rv4ge80s6d2"), ("sql", "dyn.ah62d4rv4ge81g6pq"),
    ("srt", "dyn.ah62d4rv4ge81g6xy"), ("s16", "dyn.ah62d4rv4ge81gqm0"),
    ("livp", "dyn.ah62d4rv4ge8024p0sa"), ("conf", "dyn.ah62d4rv4ge80g55sq2"),
    ("mcpb", "dyn.ah62d4rv4ge80425uqk"),
  ])
  func extensionsOfData(filenameExtension: String, identifier: String) {
    let type = TypeIdentifier(filenameExtension: filenameExtension)
    #expect(type?.identifier == identifier)
    #expect(type == TypeIdentifier(identifier))
    #expect(type?.isDynamic == true)
    #expect(type?.isDeclared == false)
    #expect(type?.isPublic == false)
    #expect(type?.conforms(to: .data) == true)
    #expect(type?.conforms(to: .item) == true)
    #expect(type?.supertypes == [.data, .item])
    #expect(type?.preferredFilenameExtension == filenameExtension)
    #expect(type?.preferredMIMEType == nil)
    #expect(type?.localizedDescription == nil)
  }

  @Test func extensionsOfOtherTypes() {
    func identifier(_ filenameExtension: String, _ supertype: TypeIdentifier?) -> String? {
      TypeIdentifier(
        tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)?.identifier
    }
    #expect(identifier("rs", nil) == "dyn.age81e62")
    #expect(identifier("rs", .plainText) == "dyn.ah62d4sb4ge81e62")
    #expect(identifier("mov", .image) == "dyn.ah62d4uv4ge804550")
    #expect(
      identifier("pluginPayloadAttachment", nil)
        == "dyn.age81a5dzq7y066dbtf0g82peqf4hk2pdrb00n5xy")
  }

  @Test func mimeTypes() {
    #expect(
      TypeIdentifier(mimeType: "application/x-foo")?.identifier
        == "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852")
    #expect(
      TypeIdentifier(mimeType: "image/x-foo", conformingTo: .image)?.identifier
        == "dyn.ah62d4uv4gq80w5pbq7ww88brq3108")
    #expect(
      TypeIdentifier(mimeType: "text/x-foo", conformingTo: .text)?.identifier
        == "dyn.ah62d4r34gq81k3p2su11uppgr71u")
  }

  @Test func severalTags() throws {
    let type = try #require(TypeIdentifier("dyn.ah62d4r34gq81k3p2su1zuppgsm10esvvhzxhe55c"))
    #expect(type.tags == [.mimeType: ["text/X-frob"], .filenameExtension: ["frob"]])
    #expect(type.conforms(to: .text))
  }

  @Test func escapedColonAndWrittenOutSupertype() throws {
    let type = try #require(
      TypeIdentifier(
        "dyn.ah62d46dzqm0gw23srf4gn5m4ge8068dytf2gn3dgrf0gn25tr34gn5xysr2ge55bsmwhk8puqzsdy4xuq6"))
    #expect(type.supertypes == [.item])
    #expect(type.preferredFilenameExtension == "nxtypedfilecontentspboardtype:jpg")
  }

  @Test func otherTagClasses() throws {
    let type = try #require(TypeIdentifier("dyn.ah62d4rv4gk81n65yru"))
    #expect(type.tags == [TypeIdentifier.TagClass(rawValue: "com.apple.ostype"): ["ustl"]])
    let made = TypeIdentifier(
      tag: "ustl", tagClass: .init(rawValue: "com.apple.ostype"), conformingTo: .data)
    #expect(made == type)
  }

  @Test(arguments: ["x", "a:b=c\\d,e", "7", "é", "a b", "?", "0=6", "\\"])
  func anyExtensionComesBack(filenameExtension: String) throws {
    let type = try #require(TypeIdentifier(filenameExtension: filenameExtension))
    let read = try #require(TypeIdentifier(type.identifier))
    #expect(read == type)
    #expect(read.preferredFilenameExtension == filenameExtension)
    #expect(read.supertypes == type.supertypes)
  }

  @Test func supertypesThatAreDynamic() throws {
    let inner = try #require(TypeIdentifier(filenameExtension: "xyz", conformingTo: .text))
    let outer = try #require(TypeIdentifier(filenameExtension: "abc", conformingTo: inner))
    let read = try #require(TypeIdentifier(outer.identifier))
    #expect(read.conforms(to: inner))
    #expect(read.conforms(to: .text))
  }

  @Test(arguments: [
    "dyn.", "dyn.a", "dyn.aa", "dyn.ah62d4rv4ge8o", "dyn.bh62d4rv4ge80s6d2", "dyn.ah62d4",
    "dyn.ah62d4rv4", "dyn.a!", "dyn.agq8u",
  ])
  func otherStringsAreNoTypes(identifier: String) {
    #expect(TypeIdentifier(identifier) == nil)
  }
}
