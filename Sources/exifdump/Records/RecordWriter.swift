import ItemProvider
import MetadataKit

/// Puts records into their frame and writes them in large pieces; on a terminal, each by itself.
struct RecordWriter {
  /// Text that is waited for before it is written.
  private static let piece = 1 << 16

  private let frame: RecordFrame
  /// What is written to: standard output unless it is set before anything is written.
  var descriptor: Int32 = 1 {
    didSet { isTerminal = POSIX.isTerminal(descriptor) }
  }
  /// The file that it is, as it was named; nil for standard output.
  var file: [UInt8]?
  private(set) var isTerminal = POSIX.isTerminal(1)
  private var text = TextBuffer()
  private var isFirst = true

  init(_ frame: RecordFrame) {
    self.frame = frame
    text.append(frame.start)
  }

  /// Adds what a function writes, if it is anything.
  @discardableResult
  mutating func add<Value>(_ write: (inout TextBuffer) -> Value) -> Value {
    let before = text.bytes.count
    if !isFirst { text.append(frame.separator) }
    let start = text.bytes.count
    let value = write(&text)
    if text.bytes.count > start {
      isFirst = false
    } else {
      text.bytes.removeLast(start - before)
    }
    return value
  }

  /// Adds what a function writes, piece by piece as it is written.
  mutating func addLong(
    _ write: (inout TextBuffer, TextOutlet) -> Void
  ) throws(POSIX.Failure) {
    let failure = Locked<POSIX.Failure?>(nil)
    let outlet = TextOutlet { [descriptor] piece in
      failure.withLock { failure in
        guard failure == nil else { return }
        do throws(POSIX.Failure) {
          try POSIX.writeAll(piece, to: descriptor)
        } catch let error {
          failure = error
        }
      }
    }
    if !isFirst { text.append(frame.separator) }
    isFirst = false
    write(&text, outlet)
    if let failure = failure.withLock({ $0 }) { throw failure.of(file) }
  }

  /// Writes what there is if it is enough.
  mutating func writeSome() throws(POSIX.Failure) {
    if isTerminal || text.bytes.count >= Self.piece { try flush() }
  }

  /// Writes all that there is.
  mutating func flush() throws(POSIX.Failure) {
    guard !text.bytes.isEmpty else { return }
    do throws(POSIX.Failure) {
      try POSIX.writeAll(text.bytes, to: descriptor)
    } catch {
      throw error.of(file)
    }
    text.removeAll()
  }

  /// Ends the frame and writes all.
  mutating func end() throws(POSIX.Failure) {
    text.append(frame.end)
    try flush()
  }
}
