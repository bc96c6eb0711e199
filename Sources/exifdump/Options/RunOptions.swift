import ArgumentParser

/// How a run goes: where its answer is written, what it tells meanwhile, what it remembers.
///
/// Options have few types, because the parser looks for the conformances of each when it starts.
struct RunOptions: ParsableArguments {
  @Option(
    name: [.long, .customShort("o")],
    help: ArgumentHelp(
      "Write to a file, which appears whole or not at all; - for standard output.",
      valueName: "file"))
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Remember the answers in a file: files that have not changed since are not opened again.",
      valueName: "file"))
  var cache: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Read so many files at a time; as many as there are processors unless told. The order of the output is the same.",
      valueName: "count"))
  var jobs: String?

  @Option(
    help: ArgumentHelp(
      "Tell on standard error how far it is: a bar, lines, json (an event a line) or none. (default: auto: a bar on a terminal, lines in CI)",
      valueName: "how"),
    completion: .list(ProgressStyle.allCases.map(\.rawValue)))
  var progress: String?

  @Flag(name: [.long, .customShort("q")], help: "Tell nothing of progress; errors are said.")
  var quiet = false

  /// The file that is written; nil for standard output.
  var file: [UInt8]? { output.flatMap { $0.isStandardInput ? nil : $0.bytes } }

  /// Whether the options make sense; called when the command runs, for the reason that
  /// ``InputOptions/check()`` has.
  func check() throws {
    if let jobs, Int(jobs).map((1...256).contains) != true {
      throw ValidationError("--jobs takes a number from 1 to 256.")
    }
    if let progress, ProgressStyle(rawValue: progress) == nil {
      throw ValidationError("--progress is auto, bar, lines, json or none.")
    }
    if cache?.isStandardInput == true { throw ValidationError("--cache takes the name of a file.") }
  }

  /// The file of `--output`, under no name yet.
  func openOutput(besides input: InputOptions) throws -> POSIX.NewFile? {
    try file.map { try open($0, besides: input) }
  }

  /// A file that will be written, under no name yet; none that is read.
  func open(_ path: [UInt8], besides input: InputOptions) throws -> POSIX.NewFile {
    for read in input.paths + (input.filesFrom.map { [$0] } ?? [])
    where !read.isStandardInput && POSIX.isSame(read.bytes, path) {
      throw ValidationError("A file that is read cannot be written: \(PathArgument.shown(path)).")
    }
    do throws(POSIX.Failure) {
      return try POSIX.NewFile(at: path)
    } catch {
      Message.say(path, "cannot write: \(error.message)")
      throw ExitCode(Status.unreadable)
    }
  }

  /// Has a job done for all files of a run.
  ///
  /// - Parameter files: what is written, and so not read.
  func run<Job: ScanJob, Output: ScanOutput>(
    _ job: Job, _ input: InputOptions, _ walk: WalkOptions, files: [POSIX.NewFile],
    to output: Output, isTimed: Bool = false
  ) throws -> Scan<Job, Output> where Output.Content == Job.Content {
    var walk = walk
    walk.outputs = files.flatMap { [$0.path] + ($0.temporary.map { [$0] } ?? []) }
    if let cache { walk.outputs += AnswerCache.files(cache.bytes) }
    let inputs = try input.inputs(walk)
    Interruption.watch()
    let asked = progress.flatMap(ProgressStyle.init(rawValue:)) ?? .auto
    let style = quiet ? .none : asked.resolved(writesToTerminal: output.isTerminal)
    let answering = Answering(
      job: job, cache: try openCache(job.fingerprint, input), isTimed: isTimed)
    var scan = Scan(
      inputs, answering, jobs: jobs.flatMap { Int($0) }, to: output,
      progress: style == .none ? nil : ProgressReport(style, inputs))
    try scan.run()
    return scan
  }

  private func openCache(_ fingerprint: [String], _ input: InputOptions) throws -> AnswerCache? {
    guard let cache else { return nil }
    do throws(CacheFile.Refusal) {
      guard let connection = try CacheFile.open(cache.bytes) else { return nil }
      return AnswerCache(
        cache.bytes, connection, fingerprint: fingerprint,
        roots: input.paths.filter { !$0.isStandardInput }.map(\.bytes))
    } catch {
      Message.say(cache.bytes, error.message)
      throw ExitCode(Status.usage)
    }
  }
}
