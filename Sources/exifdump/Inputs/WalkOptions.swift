import MetadataKit

/// What of a directory is read.
struct WalkOptions: Sendable {
  /// Directories whose names start with a dot, too.
  var entersHidden = false
  /// Only files of which one of these holds, where there are any.
  var includes: [PathRule] = []
  /// No file, and nothing in a directory, of which one of these holds.
  var excludes: [PathRule] = []
  /// Nothing that a `.gitignore` names.
  var respectsGitignore = false
  /// Nothing on another file system than that of the directory that was named.
  var staysOnFileSystem = false
  /// Only files with the extension of a picture, a movie or a document that has metadata.
  var goesByExtension = false
  /// What a configuration leaves out, of paths that are named, too.
  var exclusion: PathExclusion?
  /// The files that the answers go to, and where they stand meanwhile: they are not read.
  var outputs: [[UInt8]] = []

  /// Whether a path leads to the file that the answers go to.
  func isOutput(_ path: [UInt8]) -> Bool {
    func isSame(_ output: [UInt8]) -> Bool {
      PathName.last(path) == PathName.last(output) && POSIX.isSame(path, output)
    }
    return outputs.contains(where: isSame) || Self.standardOutput.map(isSame) == true
  }

  /// The file that the shell has sent the answers to, where the system tells its name.
  private static let standardOutput = POSIX.linkTarget("/proc/self/fd/1")

  /// Whether a file is left out by its name.
  ///
  /// - Parameters:
  ///   - path: its path from the directory that was named.
  ///   - isIncluded: whether a directory that it is in was asked for.
  func leavesOutFile(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isIncluded: Bool) -> Bool {
    if !includes.isEmpty, !isIncluded,
      !includes.contains(where: { $0.matches(path: path, name: name, isDirectory: false) })
    {
      return true
    }
    if goesByExtension, !MediaExtension.hasOne(name) { return true }
    return excludes.contains { $0.matches(path: path, name: name, isDirectory: false) }
  }

  /// Whether a directory is left out by its name.
  func leavesOutDirectory(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>) -> Bool {
    if name.first == 0x2e, !entersHidden { return true }
    if respectsGitignore, name.elementsEqual(".git".utf8) { return true }
    return excludes.contains { $0.matches(path: path, name: name, isDirectory: true) }
  }

  /// Whether all in a directory is asked for: by patterns that end in a slash.
  func includesDirectory(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>) -> Bool {
    includes.contains {
      $0.isOfDirectories && $0.matches(path: path, name: name, isDirectory: true)
    }
  }
}
