import ArgumentParser

/// Which files are read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Photos, movies, sounds and documents; directories, with all that is below them; - for standard input.",
      valueName: "path"))
  var paths: [PathArgument] = []

  @Option(
    help: ArgumentHelp(
      "Read the paths of a list too, one a line (- for standard input).", valueName: "file"))
  var filesFrom: [PathArgument] = []

  @Flag(
    name: [.long, .customShort("0")],
    help: "The paths of --files-from end in NUL, not in a line end.")
  var null = false

  @Flag(help: "Enter directories whose names start with a dot, too.")
  var hidden = false

  @Option(
    help: ArgumentHelp(
      "Of directories, read only files like this: '*.{jpg,JPG,heic}', 'Raw/**/*.dng'; with a slash at its end, a directory. Repeat for more.",
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

  @Flag(
    help:
      "Of directories, read only files with the extension of a photo, movie, sound, profile, document or sidecar."
  )
  var byExtension = false

  /// Of several lists only the last would be read.
  func validate() throws {
    guard filesFrom.count <= 1 else {
      throw ValidationError("--files-from is given more than once: join the lists.")
    }
  }

  var settings: InputSettings {
    InputSettings(
      paths: paths, filesFrom: filesFrom.last, null: null, hidden: hidden, include: include,
      exclude: exclude, gitignore: gitignore, oneFileSystem: oneFileSystem,
      byExtension: byExtension)
  }
}
