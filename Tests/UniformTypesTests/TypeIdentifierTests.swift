import Testing
import UniformTypes

@Suite struct TypeIdentifierTests {
  @Test func identifiersAndTypesAgree() throws {
    for row in Declaration.all {
      let type = try #require(TypeIdentifier(row.identifier))
      #expect(type.identifier == row.identifier)
      #expect(type.description == row.identifier)
      #expect(type.isDeclared)
      #expect(!type.isDynamic)
      #expect(type.isPublic == row.identifier.hasPrefix("public."))
      #expect(type.localizedDescription == row.description)
    }
  }

  @Test func caseIsIgnored() {
    #expect(TypeIdentifier("Public.JPEG") == .jpeg)
    #expect(TypeIdentifier("Public.JPEG")?.identifier == "public.jpeg")
  }

  @Test(arguments: [
    "", "public", "public.jpe", "public.jpegs", "zzz", "\u{0}", "com.example.thing",
  ])
  func undeclaredIdentifiersAreNil(identifier: String) {
    #expect(TypeIdentifier(identifier) == nil)
  }

  @Test func staticMembers() {
    #expect(TypeIdentifier.item.identifier == "public.item")
    #expect(TypeIdentifier.webP.identifier == "org.webmproject.webp")
    #expect(TypeIdentifier.canonCR3.identifier == "com.canon.cr3-raw-image")
    #expect(TypeIdentifier.quickTimeMovie.identifier == "com.apple.quicktime-movie")
    #expect(TypeIdentifier.mp3.identifier == "public.mp3")
    #expect(TypeIdentifier.pdf.identifier == "com.adobe.pdf")
    #expect(TypeIdentifier.photosAdjustment.preferredFilenameExtension == "aae")
  }

  @Test func typesOfAProgram() {
    let type = TypeIdentifier(exportedAs: "com.example.photo", conformingTo: .jpeg)
    #expect(type.identifier == "com.example.photo")
    #expect(type.conforms(to: .image))
    #expect(type.supertypes == [.jpeg, .image, .data, .item, .content])
    #expect(!type.isDeclared)
    #expect(!type.isDynamic)
    #expect(type.tags.isEmpty)
    #expect(type == TypeIdentifier(importedAs: "com.example.photo"))
    #expect(TypeIdentifier(importedAs: "public.png", conformingTo: .movie) == .png)
    #expect(Set([type, .png, .png]).count == 2)
  }

  @Test func aValueIsOneWord() {
    #expect(MemoryLayout<TypeIdentifier>.size <= MemoryLayout<Int>.size)
  }
}
