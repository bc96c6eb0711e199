import Foundation
import ItemProvider
import Testing
import UniformTypes

#if os(Linux)
  // In processes of their own: what stays would get in the way of other tests.
  struct LastingCopiesTests {
    /// The copy in the place of an original, when its handler has returned.
    static func copy(_ name: String) async throws -> URL? {
      let provider = ItemProvider(data: Data([7]), type: .jpeg, suggestedName: name)
      let returned = Calls<URL?>()
      let load = provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.jpeg") {
        url, isInPlace, _ in
        #expect(!isInPlace)
        // The next load's handler is called after this one has returned.
        ItemProvider(data: Data(), type: .png).loadDataRepresentation(for: .png) { _, _ in
          returned.add(url)
        }
      }
      let url = try await returned.first()
      try await wait { load.isFinished }
      try await Task.sleep(for: .milliseconds(20))
      return url
    }

    /// Programs go on with it in a task.
    @Test func aCopyInTheOriginalsPlaceOutlivesItsHandlerAndNotTheProcess() async throws {
      let folder = try TestFolder()
      let path = folder.url.path
      await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
        setenv("TMPDIR", path, 1)
        let url = try #require(try await LastingCopiesTests.copy("kept"))
        #expect(try Data(contentsOf: url) == Data([7]))
        exit(3)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
    }

    @Test func onlySoManyStay() async throws {
      await #expect(processExitsWith: .success) {
        let first = try #require(try await LastingCopiesTests.copy("first"))
        let second = try #require(try await LastingCopiesTests.copy("second"))
        for number in 2..<201 { _ = try await LastingCopiesTests.copy("\(number)") }
        #expect(!exists(first) && exists(second))
      }
    }
  }
#endif
