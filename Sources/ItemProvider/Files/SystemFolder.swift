// What the operating system knows about folders. Pointers are lent for the length of one call, and
// a listing is closed before the function that opened it returns.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders, and what is in them, by path.
package enum SystemFolder {
  /// Something in a folder, without following it if it is a symbolic link.
  struct Entry {
    enum Kind {
      case file(size: Int)
      case folder
      case link
      case other
    }

    /// Bytes, in no encoding.
    let name: ArraySlice<UInt8>
    let path: FilePath
    let kind: Kind
    /// When it was modified, in seconds since 1970.
    let modified: Int
  }

  /// What is in a folder, sorted by the bytes of the names, so that two copies are alike.
  static func entries(of folder: FilePath) throws(FileError) -> [Entry] {
    var result: [Entry] = []
    for name in try names(in: folder) {
      let path = folder.appending(bytes: name[...])
      var status = stat()
      guard unsafe path.withCString({ unsafe lstat($0, &status) }) == 0 else {
        if errno == ENOENT { continue }
        throw FileError(operation: .read, path: path, problem: .system(errno))
      }
      #if canImport(Darwin)
        let modified = status.st_mtimespec.tv_sec
      #else
        let modified = status.st_mtim.tv_sec
      #endif
      result.append(
        Entry(name: name[...], path: path, kind: kind(of: status), modified: Int(modified)))
    }
    return result
  }

  private static func kind(of status: stat) -> Entry.Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The names in a folder, without `.` and `..`, in order; an error where not all could be read.
  package static func names(in folder: FilePath) throws(FileError) -> [[UInt8]] {
    guard let listing = unsafe folder.withCString({ unsafe opendir($0) }) else {
      throw FileError(operation: .read, path: folder, problem: .system(errno))
    }
    defer { _ = unsafe closedir(listing) }
    var names: [[UInt8]] = []
    while true {
      // Nil stands for the end and for an error, which only the number tells apart.
      errno = 0
      guard let entry = unsafe readdir(listing) else {
        if errno == EINTR { continue }
        guard errno == 0 else {
          throw FileError(operation: .read, path: folder, problem: .system(errno))
        }
        break
      }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe Array($0.prefix { $0 != 0 })
      }
      if name != [0x2e] && name != [0x2e, 0x2e] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Makes a folder that only its owner can enter.
  static func create(_ path: FilePath) throws(FileError) {
    guard unsafe path.withCString({ unsafe mkdir($0, 0o700) }) == 0 else {
      throw FileError(operation: .create, path: path, problem: .system(errno))
    }
  }

  /// Where a symbolic link points to.
  static func target(of link: FilePath) throws(FileError) -> FilePath {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      // The buffer is not empty.
      let start = unsafe buffer.baseAddress.unsafelyUnwrapped
      return unsafe link.withCString {
        unsafe readlink($0, start.assumingMemoryBound(to: CChar.self), buffer.count)
      }
    }
    guard count >= 0 else {
      throw FileError(operation: .read, path: link, problem: .system(errno))
    }
    return FilePath(bytes: buffer[..<count])
  }

  /// Makes a symbolic link.
  static func createLink(_ path: FilePath, to target: FilePath) throws(FileError) {
    let result = unsafe path.withCString { path in
      unsafe target.withCString { unsafe symlink($0, path) }
    }
    guard result == 0 else {
      throw FileError(operation: .create, path: path, problem: .system(errno))
    }
  }

  /// Removes a file, or a folder with all that is in it, as far as that is possible. Links are
  /// removed, not followed.
  static func removeAll(_ path: FilePath) {
    if SystemFile.remove(path) { return }
    for entry in (try? entries(of: path)) ?? [] { removeAll(entry.path) }
    _ = SystemFile.remove(path)
  }
}
