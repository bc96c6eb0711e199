import ArgumentParser

/// Which files are read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Photos and movies; directories, with all that is below them; - for standard input.",
      valueName: "path"))
  var paths: [PathArgument] = []

  @Option(
    help: ArgumentHelp(
      "Read the paths of a list too, one a line (- for standard input).", valueName: "file"))
  var filesFrom: PathArgument?

  @Flag(
    name: [.long, .customShort("0")],
    help: "The paths of --files-from end in NUL, not in a line end.")
  var null = false

  @Flag(help: "Enter directories whose names start with a dot, too.")
  var hidden = false

  @Option(
    help: ArgumentHelp(
      "Of directories, read only files like this: '*.{jpg,heic}', 'Raw/**/*.dng'; with a slash at its end, a directory. Repeat for more.",
      valueName: "glob"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp(
      "Of directories, leave out files and directories like this. Repeat for more.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(help: "Leave out what .gitignore files say, those above in the repository counted.")
  var gitignore = false

  @Flag(
    name: [.long, .customShort("x")],
    help: "Stay on the file system of each directory that is named.")
  var oneFileSystem = false

  @Flag(help: "Of directories, read only files with the extension of a photo, movie or PDF.")
  var byExtension = false

  /// Whether the inputs make sense together.
  ///
  /// Called when the command runs: a `validate` of its own would speak before an unknown option is
  /// named, which is what is wrong then.
  ///
  /// - Parameter allowsNothing: whether there may be no file, as in a library that may not be seen.
  func check(allowsNothing: Bool = false) throws {
    guard allowsNothing || !paths.isEmpty || filesFrom != nil else {
      throw ValidationError(
        "Name a photo, a movie or a directory, - for standard input, or a list with --files-from.")
    }
    if null, filesFrom == nil { throw ValidationError("--null needs --files-from.") }
    if readers > 1 { throw ValidationError("Standard input (-) can be read only once.") }
  }

  /// Whether everything can be read twice: a stream cannot.
  var isRepeatable: Bool {
    readers == 0 && !(filesFrom.map { POSIX.kind(of: $0.bytes) == .special } ?? false)
  }

  /// How often standard input is named.
  private var readers: Int {
    paths.count(where: \.isStandardInput) + (filesFrom?.isStandardInput == true ? 1 : 0)
  }

  /// What of directories is read.
  func walk() throws -> WalkOptions {
    var options = WalkOptions()
    options.entersHidden = hidden
    options.includes = try include.flatMap { try rules($0, "--include") }
    options.excludes = try exclude.flatMap { try rules($0, "--exclude") }
    options.respectsGitignore = gitignore
    options.staysOnFileSystem = oneFileSystem
    options.goesByExtension = byExtension
    return options
  }

  private func rules(_ pattern: String, _ option: String) throws -> [PathRule] {
    let rules = PathRule.rules(PathArgument(argument: pattern)?.bytes ?? [])
    guard !rules.isEmpty else {
      throw ValidationError("\(option) takes a pattern of names, like '*.jpg'.")
    }
    return rules
  }

  /// The files that the options name.
  func inputs(_ walk: WalkOptions) throws -> Inputs {
    let list: PathList?
    do throws(POSIX.Failure) {
      list = try filesFrom.map { path throws(POSIX.Failure) in
        try PathList(path, isNullSeparated: null)
      }
    } catch {
      throw ValidationError("The list of --files-from cannot be opened: \(error.message).")
    }
    return Inputs(paths: paths, list: list, walk: walk)
  }
}
