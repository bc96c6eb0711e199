import MetadataKit

/// Text that is written later, when something that stands before it is known: in memory while it is
/// short, in a temporary file without a name otherwise.
struct Spool {
  private static let memory = 1 << 20
  private static let piece = 1 << 16

  private var file: POSIX.TemporaryFile?
  private var isBroken = false
  private var text = TextBuffer()
  private var position = 0

  /// Adds what a function writes.
  mutating func add(_ write: (inout TextBuffer) -> Void) {
    write(&text)
    guard text.bytes.count >= Self.memory, !isBroken else { return }
    do throws(POSIX.Failure) {
      let file = if let file { file } else { try POSIX.TemporaryFile() }
      self.file = file
      try file.append(text.bytes)
      text.removeAll()
    } catch {
      // Where there is no room for files, there may be some in memory.
      isBroken = true
    }
  }

  /// The next piece of the text, from its start; nil at its end, after which it is empty.
  mutating func next() throws(POSIX.Failure) -> [UInt8]? {
    if let file {
      let piece = try file.read(at: position, count: Self.piece)
      position += piece.count
      if !piece.isEmpty { return piece }
      self.file = nil
    }
    guard !text.bytes.isEmpty else { return nil }
    defer { text.removeAll() }
    return text.bytes
  }
}
