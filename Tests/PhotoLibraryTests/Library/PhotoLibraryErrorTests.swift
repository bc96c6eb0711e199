import Foundation
import PhotoLibrary
import Testing

struct PhotoLibraryErrorTests {
  private struct Failure: Error, Equatable {
    let number: Int
  }

  @Test func itsTextIsTheOneThatProgramsShow() {
    let error: any Error = PhotoLibraryError(.notFound, "there is no album x")
    #expect(error.localizedDescription == "there is no album x")
  }

  @Test func theErrorOfABlockIsKept() async throws {
    let library = try TestLibrary("plain.jpg").openWithAccess()
    let error = #expect(throws: PhotoLibraryError.self) {
      try library.performChangesAndWait { _ in throw Failure(number: 7) }
    }
    #expect(error?.code == .other && error?.underlyingError as? Failure == Failure(number: 7))
    let other = await #expect(throws: PhotoLibraryError.self) {
      try await library.performChanges { _ in throw Failure(number: 8) }
    }
    #expect(other?.underlyingError as? Failure == Failure(number: 8))
  }
}
