/// Why a database could not be used: what was tried, in which file, what SQLite says, and what can
/// be done.
public struct DatabaseError: Error, Hashable, Sendable {
  /// What went wrong, as far as a program can act on it: an open set, so a later version may add.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The name of the code.
    public let description: String

    private init(_ description: String) { self.description = description }

    /// Another process holds the database longer than was waited for.
    public static let busy = Code("busy")
    /// The file, or the folder that it is in, may not be written.
    public static let readOnly = Code("readOnly")
    /// The file, or its folder, cannot be opened.
    public static let cannotOpen = Code("cannotOpen")
    /// There is no room left.
    public static let full = Code("full")
    /// Reading or writing failed.
    public static let input = Code("input")
    /// The file is no database, or is damaged.
    public static let damaged = Code("damaged")
    /// It is a database of another program, or of a later version.
    public static let foreign = Code("foreign")
    /// A rule of the tables was broken.
    public static let constraint = Code("constraint")
    /// Anything else.
    public static let other = Code("other")
  }

  /// What went wrong, for a program.
  public let code: Code
  /// SQLite's own extended result code; 0 where the error is not SQLite's.
  public let number: Int32
  /// What was being done, as `open` or a statement of SQL.
  public let action: String
  /// The file.
  public let path: String
  /// What SQLite says.
  public let reason: String

  /// An error of a kind; a number of 0 says that it is not SQLite's.
  public init(_ code: Code, number: Int32 = 0, action: String, path: String, reason: String) {
    self.code = code
    self.number = number
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// What can be done about it; nil where nothing helps in general.
  public var advice: String? {
    switch code {
    case .busy: "try again when the other process is done"
    case .readOnly, .cannotOpen: "see who may write the file and the folder it is in"
    case .full: "make room on the disk"
    case .damaged: "move the file away; a new one is made"
    case .foreign: "use the version that made it, or another folder"
    default: nil
    }
  }
}

extension DatabaseError: CustomStringConvertible {
  /// A statement may be as long as a list; its start says which it is.
  private static let longestAction = 200

  /// One line: the file, what SQLite says, what was tried, and what can be done.
  public var description: String {
    let isLong = action.count > Self.longestAction
    let action = isLong ? "\(action.prefix(Self.longestAction))…" : action
    let start = "\(path): \(reason) (SQLite \(number), while: \(action))"
    return advice.map { "\(start); \($0)" } ?? start
  }
}
