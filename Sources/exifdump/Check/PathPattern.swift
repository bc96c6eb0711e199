/// Which paths an override or an exclusion of the configuration is for: a pattern as `--exclude`
/// has it, seen from the folder of the configuration.
///
/// A folder that a pattern names is meant with all that is below it.
struct PathPattern: Sendable {
  let text: String
  private let rules: [PathRule]

  /// Nil where there is nothing in the pattern, and of `!`, which takes nothing back here.
  init?(_ text: String) {
    guard !text.hasPrefix("!") else { return nil }
    rules = PathRule.rules(Array(text.utf8))
    guard !rules.isEmpty else { return nil }
    self.text = text
  }

  /// Whether a path, its parts separated by slashes, is meant.
  func matches(_ path: [UInt8], isDirectory: Bool = false) -> Bool {
    let path = path.drop { $0 == 0x2f }
    var start = path.startIndex
    while let slash = path[start...].firstIndex(of: 0x2f) {
      if matches(path[..<slash], name: path[start..<slash], isDirectory: true) { return true }
      start = slash + 1
    }
    return matches(path, name: path[start...], isDirectory: isDirectory)
  }

  private func matches(
    _ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isDirectory: Bool
  ) -> Bool {
    rules.contains { $0.matches(path: path, name: name, isDirectory: isDirectory) }
  }
}

/// Paths that a configuration leaves out, wherever a run comes across them.
struct PathExclusion: Sendable {
  /// The folder that the patterns start at, absolute.
  let folder: [UInt8]
  let patterns: [PathPattern]

  func leavesOut(_ path: [UInt8], isDirectory: Bool) -> Bool {
    let place = AbsolutePath.relative(path, to: folder)
    return patterns.contains { $0.matches(place, isDirectory: isDirectory) }
  }
}
