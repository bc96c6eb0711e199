import MetadataKit
import Testing
import UniformTypes

/// What holds for every container, over every fixture.
@Suite struct ContainerTests {
  @Test func noTypeHasTwoContainers() {
    let types = Container.all.flatMap { $0.formats.compactMap(\.type) }
    #expect(Set(types).count == types.count)
  }

  @Test(arguments: Fixture.names) func recognizesTheFixture(_ name: String) throws {
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
    for name in Fixture.names {
      guard let bytes = try? Fixture.bytes(name), let metadata = try? Metadata(bytes),
        bytes.count < found[metadata.format.name]?.size ?? 20_000
      else { continue }
      found[metadata.format.name] = (name, bytes.count)
    }
    return found.values.map(\.name).sorted()
  }()

  @Test(arguments: smallest) func returnsOrThrowsOnEveryTruncation(_ name: String) async throws {
    let bytes = try Fixture.bytes(name)
    for length in stride(from: 0, to: bytes.count, by: bytes.count > 1500 ? 7 : 1) {
      Self.exercise(Array(bytes[..<length]))
      // Other tests wait for their turn on as many threads as there are cores.
      if length % 32 == 0 { await Task.yield() }
    }
  }

  @Test(arguments: smallest) func returnsOrThrowsOnEveryByteFlip(_ name: String) async throws {
    var bytes = try Fixture.bytes(name)
    for index in bytes.indices.prefix(1000) {
      let before = bytes[index]
      for value in [0xff, before ^ 0x80] {
        bytes[index] = value
        Self.exercise(bytes)
      }
      bytes[index] = before
      if index % 32 == 0 { await Task.yield() }
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
