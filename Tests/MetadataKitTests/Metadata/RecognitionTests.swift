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

  @Test(arguments: ["photo.jpg", "photo.JPG", "photo.jpeg", "photo", "photo.", ".jpg", "a.jpg/b"])
  func theSameTypeIsNoWarning(_ name: String) throws {
    let format = try #require(Container.jpeg.formats.first)
    #expect(Recognition.mismatch(format, name: name) == nil)
  }
}
