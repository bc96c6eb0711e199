/// Copying a folder with all that is in it.
///
/// Links stay links and are never followed, so nothing outside the folder is copied. Files are
/// copied as ``FileCopying`` does it; a pipe, a socket or a device is an error.
enum FolderCopying {
  /// How often folders may be within one another.
  static let deepest = 100

  /// Copies a folder to a new path.
  static func copy(_ path: FilePath, to target: FilePath, progress: LoadProgress) throws {
    progress.begin(bytes: try size(of: path, depth: 0, progress: progress))
    var done = 0
    try copy(path, to: target, depth: 0, done: &done, progress: progress)
  }

  private static func copy(
    _ path: FilePath, to target: FilePath, depth: Int, done: inout Int, progress: LoadProgress
  ) throws {
    try SystemFolder.create(target)
    for entry in try entries(of: path, depth) {
      try progress.checkCancellation()
      let copy = target.appending(bytes: entry.name)
      switch entry.kind {
      case .file(let size):
        let start = done
        try FileCopying.copy(entry.path, to: copy) { count in
          try progress.checkCancellation()
          progress.advance(to: start + count)
        }
        done += size
        progress.advance(to: done)
      case .folder:
        try self.copy(entry.path, to: copy, depth: depth + 1, done: &done, progress: progress)
      case .link:
        try SystemFolder.createLink(copy, to: try SystemFolder.target(of: entry.path))
      case .other:
        throw FileError(operation: .read, path: entry.path, problem: .isSpecial)
      }
    }
  }

  /// How many bytes the files in a folder have.
  private static func size(
    of path: FilePath, depth: Int, progress: LoadProgress
  ) throws -> Int {
    try progress.checkCancellation()
    var sum = 0
    for entry in try entries(of: path, depth) {
      switch entry.kind {
      case .file(let size): sum += size
      case .folder: sum += try size(of: entry.path, depth: depth + 1, progress: progress)
      case .link, .other: break
      }
    }
    return sum
  }

  /// What is in a folder, unless it is too deep.
  static func entries(
    of path: FilePath, _ depth: Int
  ) throws(FileError) -> [SystemFolder.Entry] {
    guard depth < deepest else {
      throw FileError(operation: .read, path: path, problem: .tooDeep)
    }
    return try SystemFolder.entries(of: path)
  }
}
