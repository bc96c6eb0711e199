/// Why a file could not be used.
package struct FileError: Error {
  /// What was being done.
  enum Operation: String {
    case open = "opened"
    case read = "read"
    case create = "created"
    case write = "written"
  }

  /// What was in the way.
  enum Problem: Equatable {
    /// The operating system's answer, from `errno`.
    case system(Int32)
    /// There is a folder.
    case isFolder
    /// There is a pipe, a socket or a device.
    case isSpecial
    /// There were fewer bytes than the file had when it was opened.
    case cutShort
    /// It was removed as soon as it was made.
    case vanished
    /// Folders are within one another more often than is handled.
    case tooDeep
    /// There are more bytes, or more files, than the form can hold.
    case tooLarge
  }

  var operation: Operation
  var path: FilePath
  var problem: Problem

  /// The operating system's number; nil where it was not the system that was in the way.
  package var systemNumber: Int32? {
    if case .system(let number) = problem { number } else { nil }
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    let problem =
      switch problem {
      case .system(let number): SystemFile.message(for: number)
      case .isFolder: "it is a folder"
      case .isSpecial: "it is no regular file"
      case .cutShort: "it was cut short meanwhile"
      case .vanished: "it vanished meanwhile"
      case .tooDeep: "it holds folders within folders without end"
      case .tooLarge: "it is too large for a ZIP archive"
      }
    return "\(path) could not be \(operation.rawValue): \(problem)"
  }
}
