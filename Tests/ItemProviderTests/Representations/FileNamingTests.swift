import Foundation
import ItemProvider
import Testing
import UniformTypes

struct FileNamingTests {
  func name(_ suggested: String?, _ type: TypeIdentifier) async throws -> String {
    try await ItemProvider(data: Data(), type: type, suggestedName: suggested)
      .withFileRepresentation(for: type) { $0.lastPathComponent }
  }

  @Test(arguments: [
    ("IMG_0022", TypeIdentifier.jpeg, "IMG_0022.jpeg"),
    ("IMG_0022.jpg", .jpeg, "IMG_0022.jpg"),
    ("IMG_0022.JPG", .jpeg, "IMG_0022.JPG"),
    ("IMG_0022.heic", .jpeg, "IMG_0022.heic.jpeg"),
    ("notes", .data, "notes"),
    ("notes.txt", .data, "notes.txt"),
    ("IMG.png", .image, "IMG.png"),
    ("a.b.c", .png, "a.b.c.png"),
    (".hidden", .png, ".hidden.png"),
    ("a/b\\c", .png, "a_b\\c.png"),
    ("../../etc/passwd", .png, ".._.._etc_passwd.png"),
    ("a\0\n\u{1B}[31m", .png, "a___[31m.png"),
    ("写真", .png, "写真.png"),
  ])
  func suggested(_ name: String, _ type: TypeIdentifier, _ expected: String) async throws {
    #expect(try await self.name(name, type) == expected)
  }

  @Test(arguments: [nil, "", ".", ".."])
  func nothingSuggested(_ name: String?) async throws {
    let made = try await self.name(name, .jpeg)
    #expect(made.wholeMatch(of: /ItemProvider\.[A-Za-z0-9]{6}\.jpeg/) != nil)
  }

  @Test func aTypeWithoutExtensions() async throws {
    let type = TypeIdentifier(exportedAs: "com.example.thing")
    #expect(try await name(nil, type).hasSuffix(".tmp"))
    #expect(try await name("thing", type) == "thing")
  }

  @Test func anUnknownExtensionIsKept() async throws {
    let type = try #require(TypeIdentifier(filenameExtension: "xyz123"))
    #expect(try await name("a.xyz123", type) == "a.xyz123")
    #expect(try await name("a", type) == "a.xyz123")
  }

  @Test(arguments: [
    String(repeating: "a", count: 10_000), String(repeating: "é", count: 300),
    "a" + String(repeating: "\u{301}", count: 1000), "a." + String(repeating: "b", count: 400),
  ])
  func longNamesAreCut(_ name: String) async throws {
    let made = try await self.name(name, .jpeg)
    #expect((240...255).contains(made.utf8.count))
    #expect(made.hasSuffix(".jpeg"))
    #expect(try await (240...255).contains(self.name(name, .data).utf8.count))
  }

  @Test func ofAFile() async throws {
    let folder = try TestFolder()
    let file = try folder.file("photo.JPG")
    let plain = try #require(ItemProvider(contentsOf: file))
    #expect(
      try await plain.withFileRepresentation(for: .jpeg) { $0.lastPathComponent } == "photo.JPG")
    plain.suggestedName = "beach"
    #expect(
      try await plain.withFileRepresentation(for: .jpeg) { $0.lastPathComponent } == "beach.jpeg")
  }

  @Test func ofAFileThatIsNotWhatItsNameSays() async throws {
    let folder = try TestFolder()
    let file = try folder.file("blob")
    let typed = ItemProvider(contentsOf: file, contentType: .png)
    #expect(
      try await typed.withFileRepresentation(for: .png) { $0.lastPathComponent } == "blob.png")
    typed.suggestedName = nil
    #expect(try await typed.withFileRepresentation(for: .png) { $0.lastPathComponent } == "blob")
  }
}
