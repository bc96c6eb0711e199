import Foundation
import ItemProvider
import MetadataKit
import Testing

@Suite struct MetadataErrorTests {
  /// Whoever shows an error to people asks Foundation for its text.
  @Test func itsLocalizedDescriptionSaysWhatIsWrong() {
    let error = #expect(throws: MetadataError.self) { try Metadata([1, 2, 3]) }
    #expect(error?.localizedDescription == error?.description)
    #expect(error?.localizedDescription.isEmpty == false)
  }

  /// Whoever logs it has nothing else that says which of a thousand files it was.
  @Test func itSaysWhichFile() async throws {
    let path = "/no/such/photo.jpg"
    let expected = "/no/such/photo.jpg: cannot open: No such file or directory"
    let direct = #expect(throws: MetadataError.self) { try Metadata(contentsOf: path) }
    let immediate = #expect(throws: MetadataError.self) {
      try ItemProvider(path: FilePath(path)).immediateMetadata()
    }
    let loaded = await #expect(throws: MetadataError.self) {
      try await ItemProvider(path: FilePath(path)).metadata()
    }
    for error in [direct, immediate, loaded] {
      #expect(error?.path == FilePath(path))
      #expect(error?.description == expected && error?.localizedDescription == expected)
      #expect(error?.message == "cannot open: No such file or directory")
    }
    let ofBytes = #expect(throws: MetadataError.self) { try Metadata([1, 2, 3]) }
    #expect(ofBytes?.path == nil && ofBytes?.description == ofBytes?.message)
  }

  /// A warning stands in the metadata of its file.
  @Test func aWarningDoesNot() throws {
    let warnings = try Fixture.metadata("exif-loops.jpg").warnings
    #expect(!warnings.isEmpty && warnings.allSatisfy { $0.path == nil })
  }
}
