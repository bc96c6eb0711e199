package import ItemProvider

extension FilePath {
  /// The path without symbolic links and dots; nil where it leads nowhere.
  package var withoutLinks: FilePath? { LibraryFile.resolved(self) }

  /// Copies a file under a name that nothing has.
  package func copy(to target: FilePath) throws(PhotoLibraryError) {
    do {
      try FileCopying.copy(self, to: target) { _ in }
    } catch {
      throw PhotoLibraryError(.other, "\(error)")
    }
    try LibraryFile.makeReadable(target)
  }
}
