// Only the files of this folder talk to the operating system, and only they have pointers: each is
// lent for the length of one call, with the count of the memory that it points into.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command asks of the operating system.
enum POSIX {
  /// Why the system refused, as `errno` has it.
  struct Failure: Error {
    let code: Int32
    /// What could not be done.
    var action = Action.opening
    /// What is wrong, where the system's words would mislead.
    var detail: String?
    /// The file that could not be written, as it was named; nil for standard output.
    var file: [UInt8]?

    /// What the system was asked for.
    enum Action: String {
      case opening = "cannot open"
      case listing = "cannot read all of the directory"
      /// What comes on standard input, and is too much for memory.
      case keeping = "cannot keep what comes in a temporary file, for which TMPDIR names the folder"
    }

    /// A path has more bytes than any file system knows.
    static let nameTooLong = Failure(code: ENAMETOOLONG)
    /// A directory has more names than are followed.
    static func tooManyLinks(_ most: Int) -> Failure {
      Failure(
        code: ELOOP,
        detail: "more than \(most) links lead to one directory; further ones are not followed")
    }

    var message: String { detail ?? String(cString: strerror(code)) }
    /// The same, of a file that could not be written.
    func of(_ file: [UInt8]?) -> Failure {
      var failure = self
      failure.file = file
      return failure
    }
    /// Whether nobody reads what is written.
    var isClosedPipe: Bool { code == EPIPE }
    /// Whether there is nothing at the path.
    var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
  }

  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

extension [UInt8] {
  /// Lends the bytes as a path that ends in a NUL.
  func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    (self + [0]).withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
  }
}
