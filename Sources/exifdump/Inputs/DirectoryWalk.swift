/// Everything below a directory, depth first, in the order of the names' bytes.
///
/// Symbolic links are followed; a directory that was entered before is not entered again, so loops
/// end. FIFOs, sockets and devices are passed over, as are directories whose names start with a
/// dot unless they are asked for: they belong to programs, not to people. Hidden files are read.
struct DirectoryWalk {
  private let entersHidden: Bool
  private var levels: [Level] = []
  private var visited: Set<POSIX.Identity> = []

  private struct Level {
    /// The directory's path with a slash at its end.
    let path: [UInt8]
    var entries: DirectoryEntries
  }

  init(entersHidden: Bool) { self.entersHidden = entersHidden }

  /// What stands next in a directory.
  enum Step {
    case file([UInt8])
    /// A directory that cannot be read.
    case failure([UInt8], POSIX.Failure)
  }

  /// Starts with a directory of its own right: what was visited before is visited again.
  mutating func start(_ path: [UInt8]) -> Step? {
    visited.removeAll()
    return enter(path)
  }

  /// The next file; nil when all directories are done.
  mutating func next() -> Step? {
    while !levels.isEmpty {
      let last = levels.count - 1
      guard let (name, known) = levels[last].entries.next() else {
        levels.removeLast()
        continue
      }
      let path = levels[last].path + name
      switch known ?? POSIX.kind(of: path) {
      case .file, .unknown:
        return .file(path)
      case .directory:
        if name.first == 0x2e, !entersHidden { continue }
        if let failure = enter(path) { return failure }
      case .special:
        continue
      }
    }
    return nil
  }

  private mutating func enter(_ path: [UInt8]) -> Step? {
    do throws(POSIX.Failure) {
      let entries = try DirectoryEntries(path)
      guard visited.insert(entries.identity).inserted else { return nil }
      levels.append(Level(path: path.last == 0x2f ? path : path + [0x2f], entries: entries))
      return nil
    } catch {
      return .failure(path, error)
    }
  }
}
