import ArgumentParser

/// How a run goes: where its answer is written, what it tells meanwhile, what it remembers.
struct RunSettings: Equatable {
  var output: PathArgument?
  var cache: PathArgument?
  var jobs: String?
  var progress: String?
  var quiet = false

  /// The file that is written; nil for standard output.
  var file: [UInt8]? { output.flatMap { $0.isStandardInput ? nil : $0.bytes } }

  /// Has all that is said of the run be events, where that is asked for.
  func begin() {
    if !quiet, progress == ProgressStyle.json.rawValue { Message.becomeEvents() }
  }

  /// Whether the settings make sense; for when, see ``InputSettings/check(allowsNothing:)``.
  func check() throws {
    if let jobs, Int(jobs).map((1...256).contains) != true {
      throw ValidationError("--jobs takes a number from 1 to 256.")
    }
    if let progress, ProgressStyle(rawValue: progress) == nil {
      throw ValidationError("--progress is auto, bar, lines, json or none.")
    }
    if cache?.isStandardInput == true { throw ValidationError("--cache takes the name of a file.") }
  }

  /// Whether what is written are files of their own, and none is read.
  ///
  /// - Parameters:
  ///   - others: what is written besides the output and the cache.
  ///   - read: what is read besides the photos.
  func checkFiles(besides input: InputSettings, others: [[UInt8]] = [], read: [[UInt8]] = []) throws
  {
    // Most runs write to standard output alone.
    if file == nil, cache == nil, others.isEmpty { return }
    let read =
      read
      + (input.paths + (input.filesFrom.map { [$0] } ?? []))
      .map { $0.isStandardInput ? POSIX.standardInput : $0.bytes }
    let written = (file.map { [$0] } ?? []) + others
    for path in written where read.contains(where: { Self.isOne($0, path) }) {
      throw ValidationError("A file that is read cannot be written: \(PathArgument.shown(path)).")
    }
    let all = (cache.map { [$0.bytes] } ?? []) + written
    for (index, path) in all.enumerated()
    where all[..<index].contains(where: { Self.isOne($0, path) }) {
      throw ValidationError(
        "Two things cannot be written to one file: \(PathArgument.shown(path)).")
    }
    for path in written {
      guard let kind = EarlierOutput.otherKind(of: path) else { continue }
      throw ValidationError(
        "\(PathArgument.shown(path)) is \(kind), no output of an earlier run: remove it first, or write to another file."
      )
    }
  }

  /// Whether two paths are of one file, that is there or would be.
  private static func isOne(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard POSIX.kind(of: first) != .special else { return false }
    return POSIX.isSame(first, second) || AbsolutePath.of(first) == AbsolutePath.of(second)
  }

  /// The file of `--output`, under no name yet.
  func openOutput() throws -> POSIX.NewFile? { try file.map { try Self.open($0) } }

  /// A file that will be written, under no name yet.
  static func open(_ path: [UInt8]) throws -> POSIX.NewFile {
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
    _ job: Job, _ input: InputSettings, _ walk: WalkOptions, files: [POSIX.NewFile],
    to output: Output, isTimed: Bool = false
  ) throws -> Scan<Job, Output> where Output.Content == Job.Content {
    var walk = walk
    walk.outputs = files.flatMap { [$0.name, $0.path] + ($0.temporary.map { [$0] } ?? []) }
    if let cache { walk.outputs += AnswerCache.files(cache.bytes) }
    let inputs = try input.inputs(walk)
    Interruption.watch()
    let asked = progress.flatMap(ProgressStyle.init(rawValue:)) ?? .auto
    let style = quiet ? .none : asked.resolved(writesToTerminal: output.isTerminal)
    let answering = Answering(
      job: job, cache: try openCache(job.fingerprint, input), isTimed: isTimed)
    var scan = Scan(
      inputs, answering, jobs: jobs.flatMap { Int($0) }, to: output,
      progress: style == .none ? nil : ProgressReport(style, inputs), isQuiet: quiet)
    try scan.run()
    return scan
  }

  private func openCache(_ fingerprint: [String], _ input: InputSettings) throws -> AnswerCache? {
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
