import ArgumentParser
import PhotoLibrary

/// Asks for access, or decides it.
struct LibraryAuthorize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "authorize",
    _superCommandName: "exifdump library",
    abstract: "Ask for access as a client does, or decide it as the Settings screen does.",
    discussion: """
      A client asks only where nothing was decided, and must say why (--purpose, --add-purpose). \
      With --set, the choice of the Settings is made: all, selected, add-only, none, or restricted, \
      which only --as-administrator changes again.
      """)

  @OptionGroup var place: LibraryPlace
  @OptionGroup var options: LibraryClientOptions

  @Option(help: ArgumentHelp("What is asked for: read-write or add-only.", valueName: "level"))
  var level: LevelArgument?

  @Option(
    help: ArgumentHelp(
      "Decide it: all, selected, add-only, none or restricted.", valueName: "choice"))
  var set: SettingArgument?

  @Flag(help: "Forget what was decided, so that the client may ask again.")
  var reset = false

  @Flag(help: "Change what is restricted, too.")
  var asAdministrator = false

  func validate() throws {
    if set != nil && (reset || level != nil) || reset && level != nil {
      throw ValidationError("Choose one of --level, --set and --reset.")
    }
  }

  func run() throws {
    try tellingFailures {
      if let set {
        try place.settings().set(set.setting, for: options.name, asAdministrator: asAdministrator)
        return
      }
      if reset {
        return try place.settings().reset(options.name, asAdministrator: asAdministrator)
      }
      let level = level?.level ?? .readWrite
      let library = try options.open(place.path, state: place.statePath)
      let status = try options.requestAccess(level, to: library)
      try POSIX.writeAll(Array("\(status)\n".utf8), to: 1)
      if !status.isGranted { throw ExitCode(Status.unreadable) }
    }
  }
}
