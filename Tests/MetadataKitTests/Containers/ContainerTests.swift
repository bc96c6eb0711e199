import Foundation
import MetadataKit
import Testing
import UniformTypes

/// What holds for every container, over every fixture.
@Suite struct ContainerTests {
  static let fixtures: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Fixture.folder.path))?
    .filter { !$0.hasSuffix(".md") && $0 != "expected" }
    .sorted() ?? []

  @Test func noTypeHasTwoContainers() {
    let types = Container.all.flatMap { $0.formats.compactMap(\.type) }
    #expect(Set(types).count == types.count)
  }

  @Test(arguments: fixtures) func recognizesTheFixture(_ name: String) throws {
    let bytes = try Fixture.bytes(name)
    if bytes.isEmpty {
      #expect(throws: MetadataError(.emptyFile, "")) { try Metadata(bytes) }
      return
    }
    guard let metadata = try? Metadata(bytes, name: name) else {
      #expect(["text.jpg", "lying-entries.ico"].contains(name), "\(name) is of no known type")
      return
    }
    #expect(metadata.fileSize == bytes.count)
    #expect(!metadata.format.name.isEmpty)
    for warning in metadata.warnings { #expect(!warning.message.isEmpty) }
  }

  /// The smallest fixture of each format.
  static let smallest: [String] = {
    var found: [String: (name: String, size: Int)] = [:]
    for name in fixtures {
      guard let bytes = try? Fixture.bytes(name), let metadata = try? Metadata(bytes),
        bytes.count < found[metadata.format.name]?.size ?? 20_000
      else { continue }
      found[metadata.format.name] = (name, bytes.count)
    }
    return found.values.map(\.name).sorted()
  }()

  @Test(arguments: smallest) func returnsOrThrowsOnEveryTruncation(_ name: String) throws {
    let bytes = try Fixture.bytes(name)
    for length in stride(from: 0, to: bytes.count, by: bytes.count > 4000 ? 7 : 1) {
      Self.exercise(Array(bytes[..<length]))
    }
  }

  @Test(arguments: smallest) func returnsOrThrowsOnEveryByteFlip(_ name: String) throws {
    var bytes = try Fixture.bytes(name)
    for index in bytes.indices.prefix(1500) {
      let before = bytes[index]
      for value in [0, 0xff, before ^ 0x80, before &+ 1] {
        bytes[index] = value
        Self.exercise(bytes)
      }
      bytes[index] = before
    }
  }

  /// Reads the bytes and words every tag.
  static func exercise(_ bytes: [UInt8]) {
    guard let metadata = try? Metadata(bytes) else { return }
    var text = TextBuffer()
    for tag in metadata.tags {
      text.removeAll()
      tag.word(to: &text)
      tag.value(to: &text)
    }
  }
}
