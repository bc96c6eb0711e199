import ItemProvider
import Testing

struct FilePathComponentsTests {
  @Test(arguments: [
    ("/a/b.jpg", "b.jpg"), ("b.jpg", "b.jpg"), ("/a/b/", "b"), ("a//", "a"), ("/", nil), ("", nil),
    ("..", ".."),
  ])
  func lastComponent(_ path: String, _ name: String?) {
    #expect(FilePath(path).lastComponent.map { String(decoding: $0, as: UTF8.self) } == name)
  }

  @Test(arguments: [
    ("/a/b.jpg", "jpg"), ("b.tar.GZ", "GZ"), ("/a.b/c", nil), (".profile", nil), ("a.", nil),
    (".a.b", "b"), ("photo.app/", "app"), ("..", nil), ("", nil),
  ])
  func filenameExtension(_ path: String, _ suffix: String?) {
    #expect(FilePath(path).filenameExtension == suffix)
  }

  @Test func anExtensionThatIsNoTextIsNone() {
    #expect(FilePath(bytes: [0x61, 0x2E, 0xFF]).filenameExtension == nil)
    #expect(FilePath(bytes: [0xFF, 0x2E, 0x61]).filenameExtension == "a")
  }

  @Test func appending() {
    #expect(FilePath("/a").appending("b") == "/a/b")
    #expect(FilePath("/a/").appending("b") == "/a/b")
  }
}
