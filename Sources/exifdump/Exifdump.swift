import ArgumentParser

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

  /// What the options ask for, but for those of a library.
  var settings: RecordRun {
    RecordRun(
      input: input.settings, selection: selection.settings, output: output.settings,
      engine: engine, process: process.settings)
  }

  func run() throws {
    var run = settings
    if library.library != nil {
      try run.input.checkWithinLibrary()
      run.process.begin()
    }
    // What a client of a library may see stands in place of the paths.
    if let files = try tellingFailures({ try library.files(run.input.paths) }) {
      run.input.paths = files.visible
      run.isWithinLibrary = true
      run.hasHiddenPaths = !files.isComplete
    }
    try run.run()
  }
}
