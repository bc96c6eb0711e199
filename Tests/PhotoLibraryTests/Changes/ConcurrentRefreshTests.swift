import Foundation
import ItemProvider
import PhotoLibrary
import Testing

/// Changes of a library that is brought up to date at the same time.
struct ConcurrentRefreshTests {
  /// Does something while the library is refreshed again and again, and until such a refresh is over.
  func refreshing(
    _ library: PhotoLibrary, everything: Bool, _ body: () throws -> Void
  ) async throws {
    let (isDone, isOver) = (Locked(false), Locked(false))
    let thread = Thread {
      while !isDone.withLock({ $0 }) { _ = try? library.refresh(everything: everything) }
      isOver.withLock { $0 = true }
    }
    thread.start()
    defer { isDone.withLock { $0 = true } }
    try body()
    isDone.withLock { $0 = true }
    try await wait { isOver.withLock { $0 } }
  }

  func photo(_ number: Int) throws -> Data {
    try Data(contentsOf: TestLibrary.fixtures.appending(path: "photo.jpg"))
      + Data("\(number)".utf8)
  }

  @Test(arguments: [false, true])
  func whatIsAddedKeepsItsIdentifier(_ everything: Bool) async throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openWithAccess()
    var promised: Set<String> = []
    try await refreshing(library, everything: everything) {
      for number in 0..<100 {
        let data = try photo(number)
        try library.performChangesAndWait {
          promised.insert($0.createAsset(.init(data: data, filename: "\(number).jpg")))
        }
      }
    }
    let found = Set(try library.fetchAssets().localIdentifiers)
    #expect(found.count == 101 && promised.isSubset(of: found))
    // Nothing is found a second time, and nothing is left out.
    let summary = try library.refresh(everything: true)
    #expect(summary.added == 0 && summary.removed == 0)
  }

  @Test func aLimitedClientSeesWhatItAdds() async throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openLimited(to: [])
    try await refreshing(library, everything: false) {
      for number in 0..<100 {
        let data = try photo(number)
        try library.performChangesAndWait { $0.createAsset(.init(data: data)) }
      }
    }
    #expect(try library.fetchAssets().count == 100)
  }
}
