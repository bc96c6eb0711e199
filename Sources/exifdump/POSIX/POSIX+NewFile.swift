#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX {
  /// A file that appears under its name, in place of what may be there, when it is whole.
  ///
  /// Until then it has no name, where the file system can do that: nothing is left of a process
  /// that is killed. What is there and no regular file (a pipe, a device) is written to as it is, and
  /// so is what is open already (`/dev/stdout`). A symbolic link stays: what it leads to is replaced.
  struct NewFile {
    /// What is written to.
    let descriptor: Int32
    /// What was asked for: a link to it, maybe.
    let name: [UInt8]
    /// The name that it will have.
    let path: [UInt8]
    /// Where it stands meanwhile; nil where it has no name.
    let temporary: [UInt8]?
    private let isWrittenInPlace: Bool

    init(at path: [UInt8]) throws(Failure) {
      guard !path.isEmpty, !path.contains(0) else { throw Failure(code: ENOENT) }
      name = path
      if let open = Self.openDescriptor(path) {
        // Not opened anew: where it stands, and whether it appends, was the opener's to say.
        descriptor = fcntl(open, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        self.path = path
        temporary = nil
        isWrittenInPlace = true
        return
      }
      let kind = POSIX.kind(of: path)
      let path = kind == .special ? path : try Self.target(of: path)
      self.path = path
      switch kind {
      case .directory: throw Failure(code: EISDIR)
      case .special:
        descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Failure(code: errno) }
        temporary = nil
        isWrittenInPlace = true
        return
      case .file, .unknown: break
      }
      isWrittenInPlace = false
      // Beside it, because renaming works within one file system only.
      let folder = PathName.folder(path)
      #if os(Linux)
        // O_TMPFILE, which the headers keep behind a macro.
        let unnamed = (folder.isEmpty ? [0x2e] : folder).withCString {
          open($0, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o666)
        }
        if unnamed >= 0 {
          descriptor = unnamed
          temporary = nil
          return
        }
      #endif
      var template = folder + Array(".exifdump.XXXXXX".utf8) + [0]
      descriptor = template.withUnsafeMutableBytes {
        mkstemp($0.baseAddress!.assumingMemoryBound(to: CChar.self))
      }
      guard descriptor >= 0 else { throw Failure(code: errno) }
      temporary = Array(template.dropLast())
      // mkstemp's files are their owner's alone; this one is to be like any other.
      let mask = umask(0)
      _ = umask(mask)
      _ = fchmod(descriptor, 0o666 & ~mask)
    }

    /// The descriptor of the process that a path is another name of; nil where it is of none.
    private static func openDescriptor(_ path: [UInt8]) -> Int32? {
      let name = String(decoding: path, as: UTF8.self)
      switch name {
      case "/dev/stdout": return STDOUT_FILENO
      case "/dev/stderr": return STDERR_FILENO
      default:
        for folder in ["/dev/fd/", "/proc/self/fd/"] where name.hasPrefix(folder) {
          return Int32(name.dropFirst(folder.count))
        }
        return nil
      }
    }

    /// The file that a symbolic link leads to; other paths as they are.
    ///
    /// - Throws: what the system has against writing it through the link. A link to nothing is refused.
    private static func target(of path: [UInt8]) throws(Failure) -> [UInt8] {
      guard POSIX.isLink(path) else { return path }
      let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else {
        let isDangling = errno == ENOENT
        throw Failure(
          code: errno, detail: isDangling ? "it is a symbolic link to what is not there" : nil)
      }
      close(descriptor)
      guard let target = POSIX.realPath(path) else { throw Failure(code: errno) }
      return target
    }

    /// Puts the file in its place, all of it being on the disk.
    func commit() throws(Failure) {
      guard !isWrittenInPlace else {
        close(descriptor)
        return
      }
      do throws(Failure) {
        // Some file systems and devices know no fsync.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure(code: errno) }
        keepMode()
        let temporary = if let temporary { temporary } else { try named() }
        guard temporary.withCString({ from in path.withCString { rename(from, $0) } }) == 0 else {
          let code = errno
          _ = temporary.withCString { unlink($0) }
          throw Failure(code: code)
        }
        close(descriptor)
      } catch {
        discard()
        throw error.of(name)
      }
      // The name is to be on the disk, too; where that cannot be, the file is there all the same.
      let folder = PathName.folder(path)
      if let directory = try? openFile(folder.isEmpty ? [0x2e] : folder) {
        _ = fsync(directory)
        closeFile(directory)
      }
    }

    /// Gives it the mode of the file that it replaces, so that what was private stays so.
    private func keepMode() {
      var status = stat()
      guard path.withCString({ stat($0, &status) }) == 0, POSIX.kind(of: status) == .file else {
        return
      }
      _ = fchmod(descriptor, status.st_mode & 0o777)
    }

    /// Leaves what is there as it is.
    func discard() {
      close(descriptor)
      if let temporary { _ = temporary.withCString { unlink($0) } }
    }

    /// Gives the file that has no name one for a moment: only renaming replaces what is there.
    private func named() throws(Failure) -> [UInt8] {
      let own = Array("/proc/self/fd/\(descriptor)".utf8)
      for attempt in 0..<100 {
        let name = PathName.folder(path) + Array(".exifdump.\(getpid()).\(attempt)".utf8)
        let code = own.withCString { from in
          name.withCString { linkat(AT_FDCWD, from, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
        }
        if code == 0 { return name }
        guard errno == EEXIST else { break }
      }
      throw Failure(code: errno)
    }
  }

  /// Writes a file that appears under its name, in place of what may be there, when it is whole.
  static func replaceFile(at path: [UInt8], with bytes: [UInt8]) throws(Failure) {
    let file = try NewFile(at: path)
    do throws(Failure) {
      try writeAll(bytes, to: file.descriptor)
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }
}
