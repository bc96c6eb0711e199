import Foundation
import MetadataKit
import Testing

@Suite struct MetadataErrorTests {
  /// Whoever shows an error to people asks Foundation for its text.
  @Test func itsLocalizedDescriptionSaysWhatIsWrong() {
    let error = #expect(throws: MetadataError.self) { try Metadata([1, 2, 3]) }
    #expect(error?.localizedDescription == error?.description)
    #expect(error?.localizedDescription.isEmpty == false)
  }
}
