/// A word of a line that somebody may paste into a shell.
enum ShellWord {
  /// The text, in quotes where a shell would take it for anything else than one word.
  static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
          || [0x25, 0x2b, 0x2c, 0x2d, 0x2e, 0x2f, 0x3a, 0x40, 0x5f].contains($0)
      }
    guard !isPlain else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
