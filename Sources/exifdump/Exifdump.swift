import ArgumentParser
import MetadataKit

/// The command: what is read, what is shown, and how.
struct Exifdump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exifdump",
    abstract: "Print what photos and movies say of themselves.",
    usage: """
      exifdump [<options>] <path> ...
      exifdump thumbnail <path> [-o <file>]
      exifdump explain <tag> ...
      """,
    discussion: Help.discussion,
    version: Version.text,
    subcommands: [Thumbnail.self, Explain.self])

  @OptionGroup(title: "Input") var input: InputOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Decode EXIF with native, which is this program's own and knows every block, or with libexif.",
      valueName: "engine"))
  var engine: EngineArgument?

  func run() throws {
    try input.check()
    let format = try output.chosenFormat()
    if input.pair, !format.tellsPairs || output.summary {
      throw ValidationError("--pair needs text, json or ndjson.")
    }
    var answering = FileAnswering(
      format: output.summary ? NoFormat() : format.make(try formatOptions(format)),
      options: readOptions, hasStatistics: output.stats, hasSummary: output.summary)
    var walk = try input.walk()
    let list = try openList()
    let file = try openOutput()
    walk.outputs = [output.file, file?.temporary].compactMap { $0 }
    Interruption.watch()
    if input.pair {
      let inputs = Inputs(paths: input.paths, list: try openList(), walk: walk)
      answering.pairs = LivePhotoPairs(in: inputs, answering)
    }
    let inputs = Inputs(paths: input.paths, list: list, walk: walk)
    var scan = Scan(answering: answering, jobs: input.jobs)
    scan.file = file
    scan.summaryIsJSON = format.name == OutputFormat.json.name
    let writesToTerminal = file == nil && POSIX.isTerminal(1)
    let style = output.quiet ? .none : output.progress.resolved(writesToTerminal: writesToTerminal)
    switch try scan.run(inputs, progress: style == .none ? nil : ProgressReport(style, inputs)) {
    case .complete: return
    case .hasFailures: throw ExitCode(Status.unreadable)
    case .isInterrupted: POSIX.endAtOnce(Interruption.status)
    }
  }

  private var readOptions: ReadOptions {
    var options = ReadOptions()
    if let engine { options.engine = engine.engine }
    return options
  }

  private func formatOptions(_ format: OutputFormat) throws -> FormatOptions {
    FormatOptions(
      isNumeric: output.numeric, selection: try selection.selection(),
      columns: format.isTable ? try selection.columns() : [],
      usesColors: output.file == nil && Self.usesColors)
  }

  private func openList() throws -> PathList? {
    do throws(POSIX.Failure) {
      return try input.filesFrom.map { path throws(POSIX.Failure) in
        try PathList(path, isNullSeparated: input.null)
      }
    } catch {
      throw ValidationError("The list of --files-from cannot be opened: \(error.message).")
    }
  }

  /// The file that is written, under no name yet.
  private func openOutput() throws -> POSIX.NewFile? {
    guard let path = output.file else { return nil }
    for input in input.paths + (input.filesFrom.map { [$0] } ?? [])
    where !input.isStandardInput && POSIX.isSame(input.bytes, path) {
      throw ValidationError("--output is a file that is read.")
    }
    do throws(POSIX.Failure) {
      return try POSIX.NewFile(at: path)
    } catch {
      Message.say(path, "cannot write: \(error.message)")
      throw ExitCode(Status.unreadable)
    }
  }

  /// Colors are for terminals that have them, unless the user wants none (no-color.org).
  private static var usesColors: Bool {
    POSIX.isTerminal(1) && POSIX.environment("NO_COLOR").map(\.isEmpty) ?? true
      && POSIX.environment("TERM") != "dumb"
  }
}
