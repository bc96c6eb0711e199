import ArgumentParser
import ItemProvider
import PhotoLibrary

/// Lets the user pick photos, which needs no access.
struct LibraryPick: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    _superCommandName: "exifdump library",
    abstract: "Pick photos in a list at the terminal: no access is needed, and none is given.",
    discussion: """
      What was picked is printed in the order of picking, one a line: the path of the file, with -o \
      that of a copy. --filter may be repeated, and all have to hold: images, videos, livePhotos, \
      panoramas, screenshots, screenRecordings, slomoVideos, depthEffectPhotos, bursts …; with a \
      comma any of several, with ! what is none.
      """)

  @OptionGroup var place: LibraryPlace
  @OptionGroup var options: LibraryClientOptions

  @Option(help: ArgumentHelp("How many at most; 0 for any number.", valueName: "number"))
  var limit = 1

  @Option(help: ArgumentHelp("Show only what is like this. Repeat for more.", valueName: "filter"))
  var filter: [FilterArgument] = []

  @Flag(help: "Number what is picked.")
  var ordered = false

  @Flag(help: "Print local identifiers before the paths.")
  var identifiers = false

  @Option(
    help: ArgumentHelp("Start with this selected, by its local identifier.", valueName: "id"))
  var preselect: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Copy to this folder; nothing there is replaced.", valueName: "folder"))
  var output: PathArgument?

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit is a number of photos, or 0.") }
  }

  func run() throws {
    try tellingFailures {
      let library = try options.open(place.path, state: place.statePath)
      var configuration = PickerConfiguration(knowsLibrary: identifiers || !preselect.isEmpty)
      configuration.selectionLimit = limit
      configuration.selection = ordered ? .ordered : .default
      if !filter.isEmpty { configuration.filter = .all(of: filter.map(\.filter)) }
      configuration.preselectedAssetIdentifiers = preselect
      let wanted = configuration
      let results = try Blocking.run { () async throws(PhotoLibraryError) in
        try await library.pick(wanted)
      }
      for result in results {
        var line = identifiers ? Array("\(result.assetIdentifier ?? "-")\t".utf8) : []
        let path = try result.path.map(handedOut) ?? Array("-".utf8)
        // For programs a path is its bytes.
        line += POSIX.isTerminal(1) ? Array(PathArgument.shown(path).utf8) : path
        try POSIX.writeAll(line + [0x0a], to: 1)
      }
      if results.isEmpty { throw ExitCode(Status.unreadable) }
    }
  }

  /// The path of the file itself, or that of a copy of it.
  ///
  /// An item provider hands out URLs, and not every name of a file can be in one.
  private func handedOut(_ source: FilePath) throws -> [UInt8] {
    guard POSIX.kind(of: Array(source.bytes)) == .file else {
      throw PhotoLibraryError(.missingResource, "what was picked is not there any more")
    }
    guard let output else { return Array(source.bytes) }
    let target = output.bytes + [0x2f] + (source.lastComponent ?? [])
    do throws(POSIX.Failure) {
      try POSIX.createFolder(output.bytes)
    } catch {
      throw PhotoLibraryError(
        .other, "\(FilePath(bytes: output.bytes)): cannot write: \(error.message)")
    }
    try source.copy(to: FilePath(bytes: target))
    return target
  }
}
