import Foundation

/// What comes through a pipe, kept in a temporary file so that it can be read more than once.
///
/// Nothing is read before the first load. Then a thread of its own reads to the end, in bounded
/// memory, and goes on if the load is cancelled: what was read cannot be read again. A file in
/// place of the pipe is used where it is.
///
/// A class, because the stream can be consumed once, by whoever comes first, for all.
final class InputSpool: Sendable {
  typealias Answer = @Sendable (Result<FilePath, any Error>) -> Void

  private enum State {
    case idle
    case reading([Answer])
    case done(Result<FilePath, any Error>)
  }

  private let descriptor: Int32
  private let state = Locked(State.idle)
  /// The file, for as long as this lives.
  private let file = Locked<TemporaryFile?>(nil)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Says where the bytes are, as soon as they are all there.
  func whenRead(_ answer: @escaping Answer) {
    let (result, isFirst) = state.withLock { state -> (Result<FilePath, any Error>?, Bool) in
      switch state {
      case .idle:
        state = .reading([answer])
        return (nil, true)
      case .reading(let answers):
        state = .reading(answers + [answer])
        return (nil, false)
      case .done(let result): return (result, false)
      }
    }
    if let result { answer(result) }
    if isFirst { Thread.detachNewThread { self.read() } }
  }

  private func read() {
    let result = Result { try spool() }
    let answers = state.withLock { state -> [Answer] in
      defer { state = .done(result) }
      return if case .reading(let answers) = state { answers } else { [] }
    }
    for answer in answers { answer(result) }
  }

  private func spool() throws -> FilePath {
    let input = try SystemFile(descriptor: descriptor)
    if input.isAtStartOfFile { return SystemFile.path(of: descriptor) }
    let file = try TemporaryFile { _ in "input" }
    let copy = try SystemFile.create(file.path)
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var done = 0
    while true {
      var span = buffer.mutableSpan
      let count = try input.readNext(into: &span)
      if count == 0 { break }
      try copy.write(buffer.span.extracting(first: count), at: done)
      done += count
    }
    self.file.withLock { $0 = file }
    return file.path
  }
}
