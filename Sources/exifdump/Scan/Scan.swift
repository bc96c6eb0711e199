/// Has a job done for all files of a run, and hands on the answers in the order of the files.
///
/// The first few are read by this thread; only where there are more, others start. For its constraints
/// see ``FileAnswer``.
struct Scan<Job: Sendable, Output> {
  /// Where the answers go.
  private(set) var output: Output
  /// Whether some file could not be read.
  private(set) var hasFailures = false
  /// Whether the list of files could not be read to its end.
  private(set) var hasBrokenList = false
  /// Whether somebody asked for an end.
  private(set) var isInterrupted = false

  private let answering: Answering<Job>
  private let jobs: Int?
  private let isQuiet: Bool
  private var inputs: Inputs
  private var progress: ProgressReport?
  private var done = 0

  /// - Parameters:
  ///   - jobs: how many threads read; nil for as many as there are processors.
  ///   - isQuiet: whether nobody is told of directories that nothing is in.
  init(
    _ inputs: Inputs, _ answering: Answering<Job>, jobs: Int?, to output: Output,
    progress: ProgressReport?, isQuiet: Bool
  ) {
    self.inputs = inputs
    self.answering = answering
    self.jobs = jobs
    self.output = output
    self.progress = progress
    self.isQuiet = isQuiet
  }
}

extension Scan where Job: ScanJob, Output: ScanOutput, Output.Content == Job.Content {
  /// So many files are read before threads are worth their start.
  private static var filesWithoutThreads: Int { 4 }

  /// Reads everything.
  mutating func run() throws(POSIX.Failure) {
    do throws(POSIX.Failure) {
      try readAll()
    } catch {
      progress?.end(isInterrupted: true)
      output.discard()
      answering.cache?.close()
      throw error
    }
  }

  private mutating func readAll() throws(POSIX.Failure) {
    try readHere(atMost: jobs == 1 ? .max : Self.filesWithoutThreads)
    if let next = try nextInput() { try readInParallel(next) }
    // A signal that comes later changes nothing: all is written.
    isInterrupted = Interruption.isRequested
    progress?.end(isInterrupted: isInterrupted)
    output.takeLeftOut(inputs.leftOut)
    try output.end(isInterrupted: isInterrupted)
    if isInterrupted {
      Message.say("interrupted after \(done == 1 ? "1 file" : "\(done) files"); \(output.remains)")
    } else if !hasBrokenList {
      answering.cache?.prune()
    }
    answering.cache?.close()
  }

  private mutating func readHere(atMost count: Int) throws(POSIX.Failure) {
    var left = count
    while left > 0, let input = try nextInput() {
      left -= 1
      var next: Inputs.Input? = input
      while let input = next {
        next = nil
        if let answer = answering.answer(input) {
          // What ends with a signal is no error of the file.
          if Interruption.isRequested, answer.error != nil { return }
          try take(answer)
        } else if let path = input.path {
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
      // While a list is waited for, what is done is taken.
      while pool.window.hasRoom, !isAtEnd, next != nil || pool.window.isEmpty || !inputs.wouldWait {
        if next == nil { next = try nextInput() }
        guard let input = next else {
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
        while let answer = pool.window.takeReady() { try take(answer) }
      }
      while let answer = pool.window.takeReady() { try take(answer) }
      if isAtEnd, pool.window.isEmpty { return }
      if pool.answerOne() { continue }
      if let answer = pool.window.take(waiting: 0.1) { try take(answer) }
    }
    while let answer = pool.window.takeReady() { try take(answer) }
  }

  /// The next file; none after a signal. A list that cannot be read any further ends the run, what
  /// came before it being complete. Before a list is waited for, what is done is written.
  private mutating func nextInput() throws(POSIX.Failure) -> Inputs.Input? {
    guard !Interruption.isRequested, !hasBrokenList else { return nil }
    if inputs.wouldWait { try output.flush() }
    do throws(POSIX.Failure) {
      let input = try inputs.next()
      if !isQuiet, let path = inputs.takeEmptyDirectory() {
        progress?.clear()
        Message.say(path, "there is no file to read in this directory", as: .note)
      }
      return input
    } catch {
      guard !Interruption.isRequested else { return nil }
      Message.say("cannot read the list of files: \(error.message)", as: .error)
      hasFailures = true
      hasBrokenList = true
      return nil
    }
  }

  private mutating func take(_ answer: FileAnswer<Job.Content>) throws(POSIX.Failure) {
    done += 1
    if answer.error != nil { hasFailures = true }
    answering.cache?.note(answer.name, answer.entry, isFromCache: answer.isFromCache)
    if output.isTerminal { progress?.clear() }
    try output.take(answer, &progress)
    progress?.add(answer.name, isError: answer.error != nil)
  }
}
