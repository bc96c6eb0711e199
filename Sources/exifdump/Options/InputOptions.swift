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

  @Flag(
    help: """
      Tell which still and which movie are one Live Photo, by their identifier. Files are read twice.
      """)
  var pair = false

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
    let readers =
      paths.count(where: \.isStandardInput) + (filesFrom?.isStandardInput == true ? 1 : 0)
    if pair, readers > 0 || filesFrom.map({ POSIX.kind(of: $0.bytes) == .special }) ?? false {
      throw ValidationError("--pair reads everything twice, which a stream (-) cannot be.")
    }
    if readers > 1 { throw ValidationError("Standard input (-) can be read only once.") }
  }

  /// The files that the options name.
  func inputs() throws -> Inputs {
    let list: PathList?
    do throws(POSIX.Failure) {
      list = try filesFrom.map { path throws(POSIX.Failure) in
        try PathList(path, isNullSeparated: null)
      }
    } catch {
      throw ValidationError("The list of --files-from cannot be opened: \(error.message).")
    }
    return Inputs(paths: paths, list: list, entersHidden: hidden)
  }
}
