/// Why a file could not be used.
struct FileError: Error {
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
  }

  var operation: Operation
  var path: FilePath
  var problem: Problem
}

extension FileError: CustomStringConvertible {
  var description: String {
    let problem =
      switch problem {
      case .system(let number): SystemFile.message(for: number)
      case .isFolder: "it is a folder"
      case .isSpecial: "it is no regular file"
      case .cutShort: "it was cut short meanwhile"
      }
    return "\(path) could not be \(operation.rawValue): \(problem)"
  }
}
