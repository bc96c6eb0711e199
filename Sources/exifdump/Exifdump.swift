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
      exifdump check <path> ...
      exifdump explain <tag> ...
      exifdump library <subcommand> ...
      """,
    discussion: Help.discussion,
    version: Version.text,
    subcommands: [Check.self, Thumbnail.self, Explain.self, LibraryCommand.self])

  @OptionGroup(title: "Input") var input: InputOptions
  @OptionGroup(title: "Library") var library: LibraryInputs
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Decode EXIF with native, which is this program's own and knows every block, or with libexif.",
      valueName: "engine"))
  var engine: EngineArgument?

  @OptionGroup(title: "Run") var process: RunOptions

  mutating func run() throws {
    let isComplete = try takeLibrary()
    try input.check(allowsNothing: library.library != nil)
    try process.check()
    let format = try output.chosenFormat()
    try checkCombinations(format)
    let job = RecordJob(
      format: output.summary ? NoFormat() : format.make(try formatOptions(format)),
      options: readOptions, fingerprint: fingerprint(format), hasSummary: output.summary,
      pairs: try pairs())
    let file = try process.openOutput(besides: input)
    var records = RecordOutput(job, to: file, hasStatistics: output.stats)
    records.summaryIsJSON = format.name == OutputFormat.json.name
    let scan = try process.run(
      job, input, try input.walk(), files: file.map { [$0] } ?? [], to: records,
      isTimed: output.stats && process.cache == nil)
    if scan.isInterrupted { POSIX.endAtOnce(Interruption.status) }
    if scan.hasFailures || !isComplete { throw ExitCode(Status.unreadable) }
  }

  /// Puts what a client of a library may see in place of the paths; whether that is all they name.
  private mutating func takeLibrary() throws -> Bool {
    if library.library != nil, input.filesFrom != nil {
      throw ValidationError("--library takes paths, not a list of them (--files-from).")
    }
    var isComplete = true
    try tellingFailures {
      guard let files = try library.files(input.paths) else { return }
      input.paths = files.visible
      isComplete = files.isComplete
    }
    return isComplete
  }

  private func checkCombinations(_ format: OutputFormat) throws {
    if let engine, !engine.engine.isAvailable {
      throw ValidationError(
        "This build has no \(engine.engine.name) (its package trait LibExif is off); native is there."
      )
    }
    guard output.pair else { return }
    if !format.tellsPairs || output.summary {
      throw ValidationError("--pair needs text, json or ndjson.")
    }
    if process.cache != nil {
      throw ValidationError("--pair looks at all files together, so it takes no --cache.")
    }
    if !input.isRepeatable {
      throw ValidationError("--pair reads everything twice, which a stream (-) cannot be.")
    }
  }

  private func pairs() throws -> LivePhotoPairs {
    guard output.pair else { return LivePhotoPairs() }
    Interruption.watch()
    return LivePhotoPairs(
      in: try input.inputs(try input.walk()), FileReader(options: readOptions))
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
      usesColors: process.file == nil && Self.usesColors)
  }

  /// What records depend on besides the files.
  private func fingerprint(_ format: OutputFormat) -> [String] {
    let colors = process.file == nil && Self.usesColors
    return [
      "records", format.name, "\(output.numeric)", "\(output.summary)", "\(colors)",
      engine?.engine.name ?? "",
    ] + selection.tag.map { "tag " + $0 } + selection.group.map { "group " + $0 }
  }

  /// Colors are for terminals that have them, unless the user wants none (no-color.org).
  static var usesColors: Bool {
    POSIX.isTerminal(1) && POSIX.environment("NO_COLOR").map(\.isEmpty) ?? true
      && POSIX.environment("TERM") != "dumb"
  }
}
