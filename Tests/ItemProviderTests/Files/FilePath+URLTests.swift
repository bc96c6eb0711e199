import Foundation
import ItemProvider
import Testing

struct FilePathURLTests {
  @Test(arguments: ["/a b/é%?#;.txt", "/plain", "/100%", "/%41", "/a%2", "/日本/写真.heic"])
  func thereAndBack(_ text: String) throws {
    let path = FilePath(text)
    let url = try #require(path.url)
    #expect(url.isFileURL)
    #expect(url.path == text)
    #expect(FilePath(url) == path)
  }

  @Test func aRelativePathIsResolved() throws {
    let url = try #require(FilePath("a.jpg").url)
    #expect(url.path == FileManager.default.currentDirectoryPath + "/a.jpg")
    #expect(FilePath(url)?.string == url.path)
  }

  @Test func bytesThatAreNoTextComeOutOfAURLButDoNotGoIn() throws {
    let url = try #require(URL(string: "file:///a%FF.jpg"))
    let path = try #require(FilePath(url))
    #expect(path.bytes == [0x2F, 0x61, 0xFF, 0x2E, 0x6A, 0x70, 0x67])
    #expect(path.url == nil)
  }

  @Test func whatIsNoFileHasNoPathAndViceVersa() throws {
    #expect(FilePath(try #require(URL(string: "https://example.com/a.jpg"))) == nil)
    #expect(FilePath("").url == nil)
    #expect(FilePath("a\0b").url == nil)
  }
}
