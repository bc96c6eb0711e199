/// The rules of one `.gitignore`, and where it stands.
struct IgnoreFile: Sendable {
  /// What is read of such a file.
  private static let longest = 1 << 20
  private static let mostRules = 10_000

  private let rules: [PathRule]
  /// What stands before the paths that are walked, from where the file stands.
  private let prefix: [UInt8]
  /// What of the paths that are walked is not counted: the path of the file's directory.
  private let skipped: Int

  /// The rules of a directory; nil where it has none.
  ///
  /// - Parameters:
  ///   - name: the path of the file in the directory.
  ///   - directory: the path of the directory, with a slash at its end.
  ///   - prefix: what leads from that directory to the start of the walk, with a slash at its end.
  ///   - skipped: how long the path to the start of what the rules are about is in the walk.
  init?(_ name: String = ".gitignore", in directory: [UInt8], prefix: [UInt8], skipped: Int) {
    let path = directory + Array(name.utf8)
    guard POSIX.kind(of: path) == .file, let descriptor = try? POSIX.openFile(path) else {
      return nil
    }
    defer { POSIX.closeFile(descriptor) }
    var text: [UInt8] = []
    while text.count < Self.longest,
      let more = try? POSIX.readSome(descriptor, count: 1 << 14), !more.isEmpty
    {
      text += more
    }
    // As git does, whose manual does not say so.
    if text.starts(with: [0xef, 0xbb, 0xbf]) { text.removeFirst(3) }
    rules = text.split(separator: 0x0a).lazy.compactMap { PathRule(line: $0) }
      .prefix(Self.mostRules).reversed()
    guard !rules.isEmpty else { return nil }
    self.prefix = prefix
    self.skipped = skipped
  }

  /// Whether the rules leave a path out; nil where none is about it. The last one counts.
  func leavesOut(_ path: [UInt8], name: ArraySlice<UInt8>, isDirectory: Bool) -> Bool? {
    let own = path[min(skipped, path.count)...]
    let relative = prefix.isEmpty ? own : (prefix + own)[...]
    return rules.first { $0.matches(path: relative, name: name, isDirectory: isDirectory) }
      .map { !$0.isNegated }
  }

  /// The rules that stand above a directory, up to the root of its repository, outermost first;
  /// none where it is in no repository.
  ///
  /// - Parameter path: the directory as the walk has it, with a slash at its end.
  static func above(_ path: [UInt8]) -> [IgnoreFile] {
    guard var directory = POSIX.realPath(path) else { return [] }
    let start = directory
    var found: [IgnoreFile] = []
    // A path has no more parts than bytes, so this ends.
    while true {
      let base = directory.last == 0x2f ? directory : directory + [0x2f]
      let prefix =
        start.count > directory.count ? Array(start[base.count...]) + [0x2f] : [UInt8]()
      let isRoot = POSIX.kind(of: base + Array(".git".utf8)) != .unknown
      // The directory's own rules are read when it is entered.
      if !prefix.isEmpty, let file = IgnoreFile(in: base, prefix: prefix, skipped: path.count) {
        found.append(file)
      }
      if isRoot {
        if let file = IgnoreFile(
          ".git/info/exclude", in: base, prefix: prefix, skipped: path.count)
        {
          found.append(file)
        }
        return found.reversed()
      }
      guard let slash = directory.lastIndex(of: 0x2f), directory.count > 1 else { return [] }
      directory = slash == 0 ? [0x2f] : Array(directory[..<slash])
    }
  }
}
