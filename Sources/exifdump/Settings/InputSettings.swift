import ArgumentParser

/// Which files are read.
struct InputSettings: Equatable {
  var paths: [PathArgument] = []
  var filesFrom: PathArgument?
  var null = false
  var hidden = false
  var include: [String] = []
  var exclude: [String] = []
  var gitignore = false
  var oneFileSystem = false
  var byExtension = false

  /// Whether the inputs make sense together.
  ///
  /// The parser does not ask: a `validate` would speak before an unknown option is named, which is
  /// what is wrong then.
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
    guard !pattern.hasPrefix("!") else {
      throw ValidationError(
        "\(option) '\(pattern)': ! takes a pattern back in .gitignore alone; "
          + "\\! is the first letter of a name.")
    }
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
      let name = filesFrom.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      throw ValidationError(
        "The list '\(name)' of --files-from cannot be opened: \(error.message).")
    }
    return Inputs(paths: paths, list: list, walk: walk)
  }
}
