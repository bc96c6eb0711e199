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
  var include: [PathArgument] = []

  @Option(
    help: ArgumentHelp(
      "Of directories, leave out files and directories like this. Repeat for more.",
      valueName: "glob"))
  var exclude: [PathArgument] = []

  @Flag(help: "Leave out what .gitignore files say, those above in the repository counted.")
  var gitignore = false

  @Flag(
    name: [.long, .customShort("x")],
    help: "Stay on the file system of each directory that is named.")
  var oneFileSystem = false

  @Flag(help: "Of directories, read only files with the extension of a photo, movie or PDF.")
  var byExtension = false

  @Option(
    help: ArgumentHelp(
      "Read so many files at a time; as many as there are processors unless told. The order of the output is the same.",
      valueName: "count"))
  var jobs: Int?

  @Flag(
    help: """
      Tell which still and which movie are one Live Photo, by their identifier. Files are read twice.
      """)
  var pair = false

  /// Whether the inputs make sense together.
  ///
  /// Called when the command runs: a `validate` of its own would speak before an unknown option is
  /// named, which is what is wrong then.
  func check() throws {
    guard !paths.isEmpty || filesFrom != nil else {
      throw ValidationError(
        "Name a photo, a movie or a directory, - for standard input, or a list with --files-from.")
    }
    if null, filesFrom == nil { throw ValidationError("--null needs --files-from.") }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 256.")
    }
    let readers =
      paths.count(where: \.isStandardInput) + (filesFrom?.isStandardInput == true ? 1 : 0)
    if pair, readers > 0 || filesFrom.map({ POSIX.kind(of: $0.bytes) == .special }) ?? false {
      throw ValidationError("--pair reads everything twice, which a stream (-) cannot be.")
    }
    if readers > 1 { throw ValidationError("Standard input (-) can be read only once.") }
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

  private func rules(_ pattern: PathArgument, _ option: String) throws -> [PathRule] {
    let rules = PathRule.rules(pattern.bytes)
    guard !rules.isEmpty else {
      throw ValidationError("\(option) takes a pattern of names, like '*.jpg'.")
    }
    return rules
  }
}
