/// Everything below a directory, depth first, in the order of the names' bytes.
///
/// Symbolic links are followed, but not to a directory that one is within, so loops end: what has two
/// names is read under both, as filters may be about either. FIFOs, sockets and devices are passed over, as are directories whose names start with a
/// dot unless they are asked for: they belong to programs, not to people. Hidden files are read.
/// ``WalkOptions`` leave out more.
struct DirectoryWalk {
  private let options: WalkOptions
  private var levels: [Level] = []
  /// How often a directory was entered by a link: those that lead to one another would have more paths
  /// than anybody can read.
  private var linked: [POSIX.Identity: Int] = [:]
  private static let mostLinks = 64
  /// How long the path of the directory is that the walk started with, its slash counted.
  private var start = 0
  /// Whether nothing was found below the directory that the walk started with.
  private(set) var isEmpty = true
  /// The file system where the walk started.
  private var device: UInt64 = 0

  private struct Level {
    /// The directory's path with a slash at its end.
    let path: [UInt8]
    var entries: DirectoryEntries
    let identity: POSIX.Identity
    /// The rules that hold here, outermost first.
    let ignores: [IgnoreFile]
    /// Whether all in it is asked for.
    let isIncluded: Bool
  }

  init(options: WalkOptions) { self.options = options }

  /// What stands next in a directory.
  enum Step {
    case file([UInt8])
    /// A directory that cannot be read.
    case failure([UInt8], POSIX.Failure)
  }

  /// Starts with a directory of its own right: what was visited before is visited again.
  mutating func start(_ path: [UInt8]) -> Step? {
    linked.removeAll()
    start = path.last == 0x2f ? path.count : path.count + 1
    let failure = enter(path, isLink: false, isIncluded: false)
    isEmpty = failure == nil
    return failure
  }

  /// Whether nothing is left.
  var isDone: Bool { levels.isEmpty }

  /// The next file; nil when all directories are done.
  mutating func next() -> Step? {
    let step = findNext()
    if step != nil { isEmpty = false }
    return step
  }

  private mutating func findNext() -> Step? {
    while !levels.isEmpty {
      let last = levels.count - 1
      guard let (name, known) = levels[last].entries.next() else {
        let level = levels.removeLast()
        // What could be read of it stands before.
        if let failure = level.entries.failure { return .failure(level.path, failure) }
        continue
      }
      let path = levels[last].path + name
      switch known ?? POSIX.kind(of: path) {
      case .file, .unknown:
        guard !leavesOutFile(path, name, isLink: known == nil) else { continue }
        return .file(path)
      case .directory:
        let relative = path[start...]
        guard !options.leavesOutDirectory(path: relative, name: name),
          !isIgnored(path, name, isDirectory: true),
          options.exclusion?.leavesOut(path, isDirectory: true) != true
        else { continue }
        let isIncluded =
          levels[last].isIncluded || options.includesDirectory(path: relative, name: name)
        if let failure = enter(path, isLink: known == nil, isIncluded: isIncluded) {
          return failure
        }
      case .special:
        continue
      }
    }
    return nil
  }

  private func leavesOutFile(_ path: [UInt8], _ name: ArraySlice<UInt8>, isLink: Bool) -> Bool {
    if options.leavesOutFile(
      path: path[start...], name: name, isIncluded: levels[levels.count - 1].isIncluded)
      || isIgnored(path, name, isDirectory: false)
      || options.exclusion?.leavesOut(path, isDirectory: false) == true
    {
      return true
    }
    if isLink, options.staysOnFileSystem, let found = POSIX.identity(of: path),
      found.device != device
    {
      return true
    }
    return options.isOutput(path)
  }

  /// Whether the rules of the directories above leave it out, the innermost first.
  private func isIgnored(_ path: [UInt8], _ name: ArraySlice<UInt8>, isDirectory: Bool) -> Bool {
    for file in levels[levels.count - 1].ignores.reversed() {
      if let answer = file.leavesOut(path, name: name, isDirectory: isDirectory) { return answer }
    }
    return false
  }

  private mutating func enter(_ path: [UInt8], isLink: Bool, isIncluded: Bool) -> Step? {
    do throws(POSIX.Failure) {
      let entries = try DirectoryEntries(path)
      let identity = entries.identity
      if levels.isEmpty { device = identity.device }
      if options.staysOnFileSystem, identity.device != device { return nil }
      if levels.contains(where: { $0.identity == identity }) { return nil }
      if isLink {
        let count = linked[identity, default: 0] + 1
        linked[identity] = count
        // Said once.
        if count == Self.mostLinks + 1 { throw .tooManyLinks(Self.mostLinks) }
        if count > Self.mostLinks { return nil }
      }
      let path = path.last == 0x2f ? path : path + [0x2f]
      levels.append(
        Level(
          path: path, entries: entries, identity: identity, ignores: ignores(path),
          isIncluded: isIncluded))
      return nil
    } catch {
      return .failure(path, error)
    }
  }

  private func ignores(_ path: [UInt8]) -> [IgnoreFile] {
    guard options.respectsGitignore else { return [] }
    let above = levels.last?.ignores ?? IgnoreFile.above(path)
    return above + (IgnoreFile(in: path, prefix: [], skipped: path.count).map { [$0] } ?? [])
  }
}
