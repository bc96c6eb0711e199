import ArgumentParser

/// How a run goes: where its answer is written, what it tells meanwhile, what it remembers.
///
/// Options have few types, because the parser looks for the conformances of each when it starts.
struct RunOptions: ParsableArguments {
  @Option(
    name: [.long, .customShort("o")],
    help: ArgumentHelp(
      "Write to a file, which appears whole or not at all and replaces none but a text; - for standard output.",
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

  @Flag(
    name: [.long, .customShort("q")],
    help: "Tell nothing of progress, nor of directories with no file to read; errors are said.")
  var quiet = false

  var settings: RunSettings {
    RunSettings(output: output, cache: cache, jobs: jobs, progress: progress, quiet: quiet)
  }
}
