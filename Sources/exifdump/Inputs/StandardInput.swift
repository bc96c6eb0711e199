import ItemProvider
import UniformTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A photo or movie that comes on standard input.
enum StandardInput {
  /// What is kept in memory; more goes to a temporary file.
  private static let memory = 8 << 20

  /// What has come, to be read once more for what is within it.
  static var last: ItemProvider? { kept.withLock { $0 } }

  private static let kept = Locked<ItemProvider?>(nil)

  /// A provider of all that comes.
  ///
  /// A file that the shell has opened (`exifdump - < photo.jpg`) is read where it is, like any
  /// other: only what is needed of it. A pipe must be read to its end, because the size is a fact.
  static func provider() throws(POSIX.Failure) -> ItemProvider {
    let provider = try opened()
    kept.withLock { $0 = provider }
    return provider
  }

  private static func opened() throws(POSIX.Failure) -> ItemProvider {
    if POSIX.isFileAtStart(0), POSIX.kind(of: Array("/dev/fd/0".utf8)) == .file,
      let descriptor = try? POSIX.openFile(Array("/dev/fd/0".utf8))
    {
      POSIX.closeFile(descriptor)
      return ItemProvider(path: "/dev/fd/0")
    }
    var bytes: [UInt8] = []
    while true {
      let more = try POSIX.readSome(0, count: 1 << 16)
      if more.isEmpty { return ItemProvider(data: Data(bytes), type: .data) }
      bytes += more
      if bytes.count > memory { return try spooled(bytes) }
    }
  }

  /// A provider of a temporary file with the bytes so far and all that follow.
  private static func spooled(_ start: [UInt8]) throws(POSIX.Failure) -> ItemProvider {
    let file = try keeping { () throws(POSIX.Failure) in try POSIX.makeTemporaryFile() }
    var bytes = start
    while !bytes.isEmpty {
      try keeping { () throws(POSIX.Failure) in try POSIX.writeAll(bytes, to: file) }
      bytes = try POSIX.readSome(0, count: 1 << 18)
    }
    // The file has no name any more; it goes with the process.
    return ItemProvider(path: FilePath("/dev/fd/\(file)"))
  }

  /// What is wrong with the temporary file is nothing that is wrong with the photo.
  private static func keeping<Result>(
    _ body: () throws(POSIX.Failure) -> Result
  ) throws(POSIX.Failure) -> Result {
    do throws(POSIX.Failure) {
      return try body()
    } catch {
      throw POSIX.Failure(code: error.code, action: .keeping)
    }
  }
}
