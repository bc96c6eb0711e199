/// Where a file stands in the repository that GitHub has checked out: what its annotations and its code
/// scanning name.
enum WorkspacePath {
  /// The path from the repository's folder, where the file is below that and it is known; otherwise as it
  /// was given, but for a leading `./`.
  static func of(_ name: [UInt8]) -> [UInt8] {
    if let folder, case let whole = AbsolutePath.of(name), whole.starts(with: folder) {
      return Array(whole[folder.count...])
    }
    var rest = name[...]
    while rest.starts(with: [0x2e, 0x2f]) { rest = rest.dropFirst(2) }
    return rest.isEmpty ? name : Array(rest)
  }

  /// With a slash at its end.
  private static let folder = POSIX.environment("GITHUB_WORKSPACE").flatMap {
    $0.isEmpty ? nil : AbsolutePath.of(Array($0.utf8)) + [0x2f]
  }
}
