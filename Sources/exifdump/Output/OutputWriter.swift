import MetadataKit

/// Standard output, written in large pieces; on a terminal, after each file.
struct OutputWriter {
  /// Text that is waited for before it is written.
  private static let piece = 1 << 16

  private let isTerminal = POSIX.isTerminal(1)

  /// Takes what is to be written out of a buffer, if there is enough of it.
  func take(_ text: inout TextBuffer) throws(POSIX.Failure) {
    if isTerminal || text.bytes.count >= Self.piece { try takeAll(&text) }
  }

  /// Takes all that is to be written out of a buffer.
  func takeAll(_ text: inout TextBuffer) throws(POSIX.Failure) {
    guard !text.bytes.isEmpty else { return }
    try POSIX.writeAll(text.bytes, to: 1)
    text.removeAll()
  }
}
