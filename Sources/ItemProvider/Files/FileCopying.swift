import Foundation

/// Filling a new file with the bytes of another one, or of memory, chunk by chunk.
///
/// Memory stays bounded whatever the size, holes stay holes, and where the file system can share
/// bytes between files they are shared and not copied.
package enum FileCopying {
  /// How much is copied before the next look at cancellation.
  private static let chunk = 1 << 19

  /// Copies a regular file to a new path.
  static func copy(_ path: FilePath, to target: FilePath, progress: LoadProgress) throws {
    let size = try SystemFile(reading: path).checkedToBeRegular().size
    progress.begin(bytes: size)
    try copy(path, to: target) { done in
      try progress.checkCancellation()
      if size > 0 { progress.advance(to: done) }
    }
  }

  /// Copies a regular file to a new path.
  ///
  /// - Parameter step: Is told how many bytes are done, before the first and after each chunk; it
  ///   may throw to give up.
  package static func copy(
    _ path: FilePath, to target: FilePath, step: (_ done: Int) throws -> Void
  ) throws {
    let source = try SystemFile(reading: path).checkedToBeRegular()
    let copy = try SystemFile.create(target)
    if source.size == 0 {
      try copyUnknownSize(source, to: copy, step: step)
    } else {
      try copyKnownSize(source, to: copy, step: step)
    }
    copy.takeTime(of: source)
  }

  /// Writes bytes from memory to a new path.
  static func write(_ data: Data, to target: FilePath, progress: LoadProgress) throws {
    let file = try SystemFile.create(target)
    progress.begin(bytes: data.count)
    var done = 0
    while done < data.count {
      try progress.checkCancellation()
      let end = min(done + chunk, data.count)
      try file.write(data.span.extracting(done..<end), at: done)
      done = end
      progress.advance(to: done)
    }
  }

  private static func copyKnownSize(
    _ source: borrowing SystemFile, to copy: borrowing SystemFile,
    step: (_ done: Int) throws -> Void
  ) throws {
    try step(0)
    if source.clone(to: copy) { return }
    try copy.resize(to: source.size)
    var buffer = [UInt8](repeating: 0, count: min(chunk, source.size))
    var done = 0
    while done < source.size {
      guard let start = source.nextData(from: done), start < source.size else { break }
      let end = min(source.nextHole(from: start), start + chunk, source.size)
      let count = try move(start..<end, from: source, to: copy, through: &buffer)
      guard count > 0 else { break }
      done = start + count
      try step(done)
    }
    try source.checkNotCutShort()
  }

  /// Copies a file that does not know its size, as those in `/proc`, or that is empty.
  private static func copyUnknownSize(
    _ source: borrowing SystemFile, to copy: borrowing SystemFile,
    step: (_ done: Int) throws -> Void
  ) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var done = 0
    while true {
      try step(done)
      let range = done..<(done + buffer.count)
      let count = try move(range, from: source, to: copy, through: &buffer)
      if count == 0 { return }
      done += count
    }
  }

  /// Moves at most the bytes of a range, and says how many; none at the end of the file.
  private static func move(
    _ range: Range<Int>, from source: borrowing SystemFile, to copy: borrowing SystemFile,
    through buffer: inout [UInt8]
  ) throws(FileError) -> Int {
    var span = buffer.mutableSpan
    let count = try source.read(into: &span, 0..<range.count, at: range.lowerBound)
    try copy.write(buffer.span.extracting(first: count), at: range.lowerBound)
    return count
  }
}
