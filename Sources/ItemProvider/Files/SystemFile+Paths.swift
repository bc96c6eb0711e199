#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemFile {
  /// What a path leads to, through symbolic links; an error where it leads nowhere.
  static func kind(at path: FilePath) throws(FileError) -> Kind {
    guard !path.hasNull else {
      throw FileError(operation: .open, path: path, problem: .system(EINVAL))
    }
    var status = stat()
    guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else {
      throw FileError(operation: .open, path: path, problem: .system(errno))
    }
    return kind(of: status)
  }

  static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Makes a folder that only its owner can enter, with six random characters after a prefix.
  static func makePrivateFolder(prefix: FilePath) throws(FileError) -> FilePath {
    var template = prefix.bytes + Array("XXXXXX".utf8) + [0]
    let made = unsafe template.withUnsafeMutableBytes {
      guard let start = $0.baseAddress else { return false }
      return unsafe mkdtemp(start.assumingMemoryBound(to: CChar.self)) != nil
    }
    let folder = FilePath(bytes: template.dropLast())
    guard made else {
      throw FileError(operation: .create, path: folder, problem: .system(errno))
    }
    return folder
  }

  /// Removes a file, or a folder that is empty, and says whether nothing is left there.
  static func remove(_ path: FilePath) -> Bool {
    if unsafe path.withCString({ unsafe unlink($0) }) == 0 || errno == ENOENT { return true }
    return unsafe path.withCString { unsafe rmdir($0) } == 0 || errno == ENOENT
  }

  /// The folder for temporary files: `TMPDIR`, or `/tmp`.
  static var temporaryFolder: FilePath {
    guard let value = unsafe getenv("TMPDIR"), unsafe value.pointee != 0 else { return "/tmp" }
    return unsafe FilePath(String(cString: value))
  }

  /// What an error number means, in the words of the system.
  static func message(for number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }
}
