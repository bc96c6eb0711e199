/// What the command ends with.
enum Status {
  /// Everything was read.
  static let success: Int32 = 0
  /// Some file could not be read, or the output not be written.
  static let unreadable: Int32 = 1
  /// The command line is wrong.
  static let usage: Int32 = 2
  /// A check has found something.
  static let violation: Int32 = 3
}
