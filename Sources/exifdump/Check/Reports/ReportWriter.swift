import MetadataKit

/// A report, and where it goes: printed piece by piece, or into a file that appears when it is whole.
struct ReportWriter {
  /// Text that is waited for before it is written.
  private static let piece = 1 << 16

  private var report: any CheckReport
  private let file: POSIX.NewFile?
  /// Whether nobody reads what is printed any more: the check goes on, for its exit status and the
  /// other reports.
  private var isClosed = false

  init(_ report: any CheckReport, to file: POSIX.NewFile?) {
    self.report = report
    self.file = file
    isTerminal = file == nil && POSIX.isTerminal(1)
  }

  let isTerminal: Bool
  var isPrinted: Bool { file == nil }

  mutating func begin() throws(POSIX.Failure) {
    report.begin()
    if isTerminal { try flush() }
  }

  mutating func add(_ checked: CheckedFile) throws(POSIX.Failure) {
    report.add(checked)
    if isTerminal || report.text.bytes.count >= Self.piece { try flush() }
  }

  /// Ends the report. Those in files are there afterwards, unless somebody has ended the check.
  mutating func end(_ summary: CheckSummary) throws(POSIX.Failure) {
    if summary.isInterrupted, let file { return file.discard() }
    repeat {
      try report.end(summary)
      try flush()
    } while report.hasMore
    try file?.commit()
  }

  func discard() { file?.discard() }

  /// Writes all that there is.
  mutating func flush() throws(POSIX.Failure) {
    defer { report.text.removeAll() }
    guard !isClosed, !report.text.bytes.isEmpty else { return }
    do throws(POSIX.Failure) {
      try POSIX.writeAll(report.text.bytes, to: file?.descriptor ?? 1)
    } catch {
      if let file { throw error.of(file.name) }
      guard error.isClosedPipe else { throw error }
      isClosed = true
    }
  }
}
