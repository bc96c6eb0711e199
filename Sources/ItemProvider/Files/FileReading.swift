package import Foundation

/// Reading a whole file, chunk by chunk.
package enum FileReading {
  /// How much is read before the next look at cancellation.
  static let chunk = 1 << 20

  /// The bytes of a regular file.
  ///
  /// A file that ends before the size it had when it was opened is an error; one that grows is read
  /// up to that size.
  static func data(at path: FilePath, progress: LoadProgress) throws -> Data {
    let file = try SystemFile(reading: path).checkedToBeRegular()
    if file.size == 0 { return try dataOfUnknownSize(file, progress: progress) }
    progress.begin(bytes: file.size)
    var data = Data(count: file.size)
    var done = 0
    while done < file.size {
      try progress.checkCancellation()
      let end = min(done + chunk, file.size)
      var span = data.mutableSpan
      let count = try file.read(into: &span, done..<end, at: done)
      guard count > 0 else {
        throw FileError(operation: .read, path: path, problem: .cutShort)
      }
      done += count
      progress.advance(to: done)
    }
    return data
  }

  /// Hands out the bytes of a regular file, a megabyte at a time.
  ///
  /// - Parameter take: Is given what comes next, and what part of the file, up to 1, is read with it; it
  ///   may throw to give up.
  package static func read(
    _ path: FilePath, take: (_ data: Data, _ fraction: Double) throws -> Void
  ) throws {
    let file = try SystemFile(reading: path).checkedToBeRegular()
    var done = 0
    while true {
      var data = Data(count: chunk)
      var span = data.mutableSpan
      let count = try file.read(into: &span, 0..<chunk, at: done)
      guard count > 0 else { break }
      done += count
      try take(data.prefix(count), min(1, Double(done) / Double(max(1, file.size))))
    }
    guard done >= file.size else {
      throw FileError(operation: .read, path: path, problem: .cutShort)
    }
  }

  /// The bytes of a file that does not know its size, as those in `/proc`, or that has none.
  private static func dataOfUnknownSize(
    _ file: borrowing SystemFile, progress: LoadProgress
  ) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try progress.checkCancellation()
      var span = buffer.mutableSpan
      let count = try file.read(into: &span, span.indices, at: data.count)
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}

extension SystemFile {
  /// The file, if it is a regular one.
  consuming func checkedToBeRegular() throws(FileError) -> SystemFile {
    switch kind {
    case .file: return self
    case .folder: throw FileError(operation: .read, path: path, problem: .isFolder)
    case .other: throw FileError(operation: .read, path: path, problem: .isSpecial)
    }
  }
}
