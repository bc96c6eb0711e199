import Foundation
import MetadataKit
import Testing

/// What once stopped the program.
@Suite struct CrashTests {
  private static let folder = Fixture.folder.appending(path: "crashes")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasSuffix(".md") }.sorted()

  @Test(arguments: names) func isAnswered(_ name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: name)))
    ContainerTests.exercise(bytes)
    #expect(try !Metadata(bytes, name: name).tags.isEmpty)
  }

  @Test func thereAreSome() { #expect(!Self.names.isEmpty) }
}
