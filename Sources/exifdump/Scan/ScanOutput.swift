/// Where the answers of a run go, in the order of the files.
protocol ScanOutput {
  associatedtype Content: AnswerContent

  /// Whether somebody looks at the answers as they come.
  var isTerminal: Bool { get }
  /// What is left of a run that somebody has ended.
  var remains: String { get }

  mutating func take(
    _ answer: FileAnswer<Content>, _ progress: inout ProgressReport?
  ) throws(POSIX.Failure)
  /// Writes what there is: it may take long until more comes.
  mutating func flush() throws(POSIX.Failure)
  /// Takes how many paths that somebody has named a configuration leaves out, before the end.
  mutating func takeLeftOut(_ count: Int)
  /// Writes what is still to be written. After an interruption, files are left as they were.
  mutating func end(isInterrupted: Bool) throws(POSIX.Failure)
  /// Leaves files as they were, because of a failure.
  mutating func discard()
}

extension ScanOutput {
  mutating func takeLeftOut(_ count: Int) {}
}
