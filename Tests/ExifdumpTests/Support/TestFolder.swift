import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for the files of one test, removed with the object.
final class TestFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "ExifdumpTests.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Copies a fixture to a name, which may be in a folder that is not there yet.
  @discardableResult
  func add(_ name: String, fixture: String = "plain.jpg") throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Command.fixtures.appending(path: fixture), to: file)
    return file
  }

  func add(_ name: String, _ content: Data) throws {
    try content.write(to: url.appending(path: name))
  }

  /// Adds a file whose name may be any bytes.
  func add(_ name: some Collection<UInt8>, _ content: Data) throws {
    let path = Array(url.path.utf8) + [0x2f] + name
    let file = path.map { CChar(bitPattern: $0) } + [0]
    let descriptor = file.withUnsafeBufferPointer { path in
      path.baseAddress.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) } ?? -1
    }
    try #require(descriptor >= 0, "the file system takes no such name")
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: content)
    try handle.close()
  }

  /// What is in it, hidden files too, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
