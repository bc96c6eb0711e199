import Testing
import UniformTypes

@testable import MetadataKit

/// What a file is, by its content and beside its name.
@Suite struct RecognitionTests {
  @Test(arguments: ["photo.png", "photo.PNG", "photo.mov"])
  func anotherExtensionIsTold(_ name: String) throws {
    let format = try #require(Container.jpeg.formats.first)
    let warning = try #require(Recognition.mismatch(format, name: name))
    #expect(warning.code == .extensionMismatch)
  }

  /// Sound of WebM has the type of WebM, and is called MKA.
  @Test func theNameOfTheFormatIsNoWarning() throws {
    let format = FileFormat("MKA", "mka", "audio/x-matroska", .webM)
    #expect(Recognition.mismatch(format, name: "sound.MKA") == nil)
    #expect(Recognition.mismatch(format, name: "sound.mp3") != nil)
  }

  /// A text without a mark of its own may be in any language that needs none.
  @Test func textsAreCalledManyThings() throws {
    let text = FileFormat("TXT", "txt", "text/plain", .plainText)
    for name in ["pom.xml", "page.html", "a.json", "notes.txt"] {
      #expect(Recognition.mismatch(text, name: name) == nil, "\(name)")
    }
    for name in ["photo.jpg", "a.svg", "a.xmp", "a.rtf"] {
      #expect(Recognition.mismatch(text, name: name) != nil, "\(name)")
    }
  }

  @Test(arguments: ["photo.jpg", "photo.JPG", "photo.jpeg", "photo", "photo.", ".jpg", "a.jpg/b"])
  func theSameTypeIsNoWarning(_ name: String) throws {
    let format = try #require(Container.jpeg.formats.first)
    #expect(Recognition.mismatch(format, name: name) == nil)
  }
}
