public import ItemProvider

/// Why a file, or a part of one, could not be read.
///
/// Two errors are equal when their codes are; message, offset and path are for people.
public struct MetadataError: Error, Equatable, Sendable {
  /// The kind of failure: an open set, so a later version may add to it.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The code as it stands in JSON records, in lower camel case.
    public let description: String

    package init(_ description: String) { self.description = description }

    /// The operating system refused to open or read the file.
    public static let unreadable = Code("unreadable")
    /// There is nothing at the path.
    public static let notFound = Code("notFound")
    /// A FIFO, socket, device or directory, where a regular file was expected.
    public static let notAFile = Code("notAFile")
    /// The file has no bytes.
    public static let emptyFile = Code("emptyFile")
    /// The content is of none of the types that are known.
    public static let unknownType = Code("unknownType")
    /// A structure reaches past the end of what holds it.
    public static let truncated = Code("truncated")
    /// A structure contradicts its specification.
    public static let malformed = Code("malformed")
    /// A structure is not as its specification has it, but as many writers leave it, and nothing is lost by
    /// it: a warning only.
    public static let deviation = Code("deviation")
    /// One of the ``Limits`` was reached.
    public static let limitExceeded = Code("limitExceeded")
    /// Well-formed, but of a form that is not read.
    public static let unsupported = Code("unsupported")
    /// The file name's extension says another type than the content.
    public static let extensionMismatch = Code("extensionMismatch")
  }

  /// The kind of failure.
  public let code: Code
  /// What is wrong, in a sentence without a final stop.
  public let message: String
  /// Where, in bytes from the start of the file, when that is known.
  public let offset: Int?
  /// The file that could not be read; nil where bytes were read, and of a warning, which stands in
  /// the ``Metadata`` of its file.
  public private(set) var path: FilePath?

  /// Whether what the file says of itself, or more of it, may stand in what was not read.
  package private(set) var hidesProperties = false

  /// Whether what was not read is what a document is about, its text with comments and changes, behind all else
  /// that it says of itself.
  package private(set) var isOfContent = false

  package init(_ code: Code, _ message: String, at offset: Int? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
  }

  /// The same error, of a file.
  package func of(_ path: FilePath) -> MetadataError {
    var error = self
    error.path = path
    return error
  }

  /// The same error, of what says something of the file.
  package var hidingProperties: MetadataError {
    var error = self
    error.hidesProperties = true
    return error
  }

  /// The same error, of what a document is about.
  var ofContent: MetadataError {
    var error = self
    error.isOfContent = true
    return error
  }

  /// Whether the codes are equal; message, offset and path do not count.
  public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
}

extension MetadataError {
  /// Whether it tells that something of the file is missing, or is not what it has to be.
  var isDamage: Bool { code == .truncated || code == .malformed }
}

extension MetadataError: CustomStringConvertible {
  /// The path and the message, with the offset, as far as they are known:
  /// `photo.jpg: cannot open: No such file or directory`.
  public var description: String {
    path.map { "\($0): \(statement)" } ?? statement
  }

  /// The message, with the offset where it is known: for who tells of the file beside it.
  package var statement: String {
    guard let offset else { return message }
    return "\(message) (at byte \(offset))"
  }
}

/// Something that was wrong with a part of a file whose rest could be read.
///
/// It has the same code, message and offset as the error that reading that part threw.
public typealias Warning = MetadataError

extension MetadataError.Code {
  /// Lets `catch MetadataError.Code.unknownType` match errors by their code.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? MetadataError)?.code == code
  }
}
