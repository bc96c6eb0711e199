import MetadataKit

/// Prints the records of files, or writes them to a file, and counts.
struct RecordOutput: ScanOutput {
  /// Whether the summary is JSON, where there is one.
  var summaryIsJSON = false

  private let job: RecordJob
  private let hasStatistics: Bool
  /// The file that is written; standard output where there is none.
  private let file: POSIX.NewFile?
  private var output: RecordWriter
  private var statistics = Summary()
  private var summary = ScanSummary()
  private var found: Set<Int> = []

  init(_ job: RecordJob, to file: POSIX.NewFile?, hasStatistics: Bool) {
    self.job = job
    self.file = file
    self.hasStatistics = hasStatistics
    output = RecordWriter(job.format.frame)
    if let file { output.descriptor = file.descriptor }
    output.file = file?.name
  }

  var isTerminal: Bool { output.isTerminal }

  var remains: String { file == nil ? "what is printed is complete" : "nothing is written" }

  mutating func take(
    _ answer: FileAnswer<RecordContent>, _ progress: inout ProgressReport?
  ) throws(POSIX.Failure) {
    if let long = answer.content.long {
      try output.addLong { [job] text, outlet in
        job.format.write(long.record, to: &text, through: outlet)
      }
    } else {
      output.add { $0.bytes.append(contentsOf: answer.content.text.bytes) }
    }
    statistics.add(answer)
    found.formUnion(answer.content.found)
    if job.hasSummary { summary.add(answer.content.facts) }
    if let error = answer.error, !job.format.holdsErrors {
      // What was printed of the files before stands before it.
      try output.flush()
      progress?.clear()
      Message.say(answer.name, error.statement)
    }
    try output.writeSome()
  }

  mutating func flush() throws(POSIX.Failure) { try output.flush() }

  mutating func end(isInterrupted: Bool) throws(POSIX.Failure) {
    if isInterrupted, let file { return file.discard() }
    if job.hasSummary {
      output.add { [summary, summaryIsJSON] text in
        if summaryIsJSON {
          text.writeJSON { summary.write(to: &$0) }
        } else {
          summary.write(to: &text)
        }
      }
    }
    try output.end()
    try file?.commit()
    if !isInterrupted { job.sought.tellOfUnknown(besides: found) }
    if hasStatistics { Message.say(statistics.text) }
  }

  mutating func discard() { file?.discard() }
}
