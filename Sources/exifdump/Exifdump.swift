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

  /// Reads and prints everything; whether every file could be read.
  func scan() throws -> Bool {
    var options = ReadOptions()
    if let engine { options.engine = engine.engine }
    var scan = Scan(
      inputs: try input.inputs(), pairingInputs: input.pair ? try input.inputs() : nil,
      format: try output.chosenFormat().make(
        FormatOptions(
          isNumeric: output.numeric, selection: try selection.selection(),
          usesColors: Self.usesColors)),
      options: options, hasStatistics: output.stats)
    return try scan.run()
  }

  mutating func run() throws {
    let isComplete = try takeLibrary()
    try input.check(allowsNothing: library.library != nil)
    if input.pair, try !output.chosenFormat().tellsPairs {
      throw ValidationError("--pair needs text, json or ndjson.")
    }
    let isRead = try scan()
    if !isRead || !isComplete { throw ExitCode(Status.unreadable) }
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

  /// Colors are for terminals that have them, unless the user wants none (no-color.org).
  static var usesColors: Bool {
    POSIX.isTerminal(1) && POSIX.environment("NO_COLOR").map(\.isEmpty) ?? true
      && POSIX.environment("TERM") != "dumb"
  }
}
