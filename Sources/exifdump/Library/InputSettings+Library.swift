import ArgumentParser

extension InputSettings {
  /// Refuses what says which files of directories are read: the index of a library knows its files,
  /// and no directory is gone through.
  func checkWithinLibrary() throws {
    if filesFrom != nil {
      throw ValidationError("--library takes paths, not a list of them (--files-from).")
    }
    let given = [
      ("--include", !include.isEmpty), ("--exclude", !exclude.isEmpty), ("--hidden", hidden),
      ("--gitignore", gitignore), ("--one-file-system", oneFileSystem),
      ("--by-extension", byExtension),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("--library goes through no directories: name paths instead of \(name).")
    }
  }
}
