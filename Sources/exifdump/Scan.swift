import MetadataKit

/// Reads the files of a run and prints what they say, one after the other.
///
/// The first few are read by this thread; only where there are more, others start.
struct Scan {
  /// How a run ends.
  enum End {
    case complete
    /// Some file could not be read.
    case hasFailures
    /// Somebody asked for an end.
    case isInterrupted
  }

  /// The file that is written; standard output where there is none.
  var file: POSIX.NewFile?
  /// Whether the summary is JSON, where there is one.
  var summaryIsJSON = false

  private let answering: FileAnswering
  private let jobs: Int?

  private var inputs = Inputs(paths: [], list: nil, walk: WalkOptions())
  private var progress: ProgressReport?
  private var output: RecordWriter
  private var statistics = Summary()
  private var summary = ScanSummary()
  private var hasFailures = false
  private var isInterrupted = false
  private var done = 0

  /// So many files are read before threads are worth their start.
  private static let filesWithoutThreads = 16

  /// - Parameter jobs: how many threads read; nil for as many as there are processors.
  init(answering: FileAnswering, jobs: Int?) {
    self.answering = answering
    self.jobs = jobs
    output = RecordWriter(answering.format.frame)
  }

  /// Reads and prints everything.
  mutating func run(_ inputs: Inputs, progress: ProgressReport?) throws -> End {
    self.inputs = inputs
    self.progress = progress
    if let file { output.descriptor = file.descriptor }
    do throws(POSIX.Failure) {
      try readAll()
    } catch {
      self.progress?.end(isInterrupted: true)
      file?.discard()
      throw error
    }
    return isInterrupted ? .isInterrupted : hasFailures ? .hasFailures : .complete
  }

  private mutating func readAll() throws(POSIX.Failure) {
    try readHere(atMost: jobs == 1 ? .max : Self.filesWithoutThreads)
    if let next = nextInput() { try readInParallel(next) }
    // A signal that comes later changes nothing: all is written.
    isInterrupted = Interruption.isRequested
    progress?.end(isInterrupted: isInterrupted)
    if isInterrupted, let file {
      file.discard()
      return Message.say("interrupted after \(counted(done)); nothing is written")
    }
    if answering.hasSummary {
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
    if isInterrupted {
      Message.say("interrupted after \(counted(done)); what is printed is complete")
    }
    if answering.hasStatistics { Message.say(statistics.text) }
  }

  private func counted(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }

  private mutating func readHere(atMost count: Int) throws(POSIX.Failure) {
    var left = count
    while left > 0, let input = nextInput() {
      left -= 1
      var next: Inputs.Input? = input
      while let input = next {
        next = nil
        let answer = output.add { [answering] text in
          let start = text.bytes.count
          let answer = answering.answer(input, to: &text)
          // What ends with a signal is no error of the file.
          if Interruption.isRequested, answer?.error != nil {
            text.bytes.removeSubrange(start...)
          }
          return answer
        }
        if let answer {
          if Interruption.isRequested, answer.error != nil { return }
          try tell(answer)
        } else if case .named(let path) = input {
          next = inputs.enter(path)
        }
      }
    }
  }

  private mutating func readInParallel(_ first: Inputs.Input) throws(POSIX.Failure) {
    var next: Inputs.Input? = first
    let jobs = jobs ?? POSIX.processors
    guard jobs > 1, let pool = WorkerPool(jobs: jobs, answering) else {
      inputs.putBack(first)
      return try readHere(atMost: .max)
    }
    // After a signal, nobody waits for files that are being read.
    defer { if !Interruption.isRequested { pool.end() } }
    var isAtEnd = false
    while !Interruption.isRequested {
      // While a list is waited for, what is done is written.
      while pool.window.hasRoom, !isAtEnd, next != nil || pool.window.isEmpty || !inputs.wouldWait {
        guard let input = next ?? nextInput() else {
          isAtEnd = true
          break
        }
        next = nil
        // The files in a directory stand in its place.
        if case .named(let path) = input, POSIX.kind(of: path) == .directory {
          next = inputs.enter(path)
          continue
        }
        pool.window.put(input)
        while let answer = pool.window.takeReady() { try write(answer) }
      }
      if isAtEnd, pool.window.isEmpty { return }
      if let answer = pool.window.take(waiting: 0.1) { try write(answer) }
    }
    while let answer = pool.window.takeReady() { try write(answer) }
  }

  /// The next file; none after a signal. A list that cannot be read any further ends the run, what
  /// came before it being complete.
  private mutating func nextInput() -> Inputs.Input? {
    guard !Interruption.isRequested else { return nil }
    do throws(POSIX.Failure) {
      return try inputs.next()
    } catch {
      guard !Interruption.isRequested else { return nil }
      Message.say("cannot read the list of files: \(error.message)")
      hasFailures = true
      return nil
    }
  }

  private mutating func write(_ answer: FileAnswer) throws(POSIX.Failure) {
    output.add { $0.append(bytes: answer.text.bytes) }
    try tell(answer)
  }

  /// Counts a file whose record was added, and says what was wrong with it.
  private mutating func tell(_ answer: FileAnswer) throws(POSIX.Failure) {
    done += 1
    statistics.add(answer)
    if answering.hasSummary { summary.add(answer) }
    if let error = answer.error {
      hasFailures = true
      if !answering.format.holdsErrors {
        // What was printed of the files before stands before it.
        try output.flush()
        if progress?.say(answer.name, error.description) != true {
          Message.say(answer.name, error.description)
        }
      }
    }
    if output.isTerminal { progress?.clear() }
    try output.writeSome()
    progress?.add(answer)
  }
}
