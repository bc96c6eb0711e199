/// Tells at a terminal how far reading a library's files has come.
enum IndexProgress {
  /// Nil where nobody would see it.
  static var reporter: (@Sendable (_ done: Int, _ total: Int) -> Void)? {
    guard POSIX.isTerminal(2) else { return nil }
    return { done, total in
      // In place; the line is gone when all are read.
      let text = done < total ? "\rexifdump: \(done) of \(total) files read" : "\r\u{1b}[K"
      try? POSIX.writeAll(Array(text.utf8), to: 2)
    }
  }
}
