import ItemProvider

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LibraryFile {
  /// Makes a folder that is its owner's alone; one that is there already is no error.
  static func createFolder(_ path: FilePath) throws(PhotoLibraryError) {
    let number = unsafe call(path) { unsafe mkdir($0, 0o700) == 0 ? 0 : errno }
    guard number == 0 || number == EEXIST else { throw failure(path, "created", number) }
  }

  /// Gives a file another name, where nothing has that name; whether nothing had.
  ///
  /// A second link and the removal of the first name, because renaming replaces what is there.
  static func move(_ path: FilePath, to target: FilePath) throws(PhotoLibraryError) -> Bool {
    let number = unsafe both(path, target) { unsafe link($0, $1) == 0 ? 0 : errno }
    switch number {
    case 0:
      remove(path)
      return true
    case EEXIST: return false
    case EPERM, EOPNOTSUPP, EMLINK:
      // A file system without links.
      guard !exists(target) else { return false }
      let other = unsafe both(path, target) { unsafe rename($0, $1) == 0 ? 0 : errno }
      guard other == 0 else { throw failure(target, "created", other) }
      return true
    default: throw failure(target, "created", number)
    }
  }

  /// Gives a file another name, in place of what may be there.
  static func replace(_ target: FilePath, with path: FilePath) throws(PhotoLibraryError) {
    let number = unsafe both(path, target) { unsafe rename($0, $1) == 0 ? 0 : errno }
    guard number == 0 else { throw failure(target, "created", number) }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: FilePath) {
    _ = unsafe call(path) { unsafe unlink($0) }
  }

  /// Whether this process may write in a folder.
  static func isWritable(_ folder: FilePath) -> Bool {
    unsafe call(folder) { unsafe access($0, W_OK) } == 0
  }

  /// The path without symbolic links; nil where it leads nowhere.
  static func resolved(_ path: FilePath) -> FilePath? {
    unsafe path.nullTerminated.withUnsafeBytes { bytes -> FilePath? in
      guard let found = unsafe realpath(start(of: bytes), nil) else { return nil }
      defer { unsafe free(found) }
      return unsafe FilePath(
        bytes: UnsafeRawBufferPointer(start: found, count: strlen(found)))
    }
  }
}
