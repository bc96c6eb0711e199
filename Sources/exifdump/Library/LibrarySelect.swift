import ArgumentParser
import ItemProvider
import PhotoLibrary

/// Changes what a limited client may see.
struct LibrarySelect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "select",
    _superCommandName: "exifdump library",
    abstract: "Change what a client of limited access may see; print what is new to it.",
    discussion: """
      Without --add and --remove, the photos are chosen in a list at the terminal. A photo is named \
      by its local identifier or by its path.
      """)

  @OptionGroup var place: LibraryPlace
  @OptionGroup var options: LibraryClientOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Let the client see these.", valueName: "photo"))
  var add: [PathArgument] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Let the client not see these any more.", valueName: "photo"))
  var remove: [PathArgument] = []

  func run() throws {
    try tellingFailures {
      let library = try options.open(
        place.path, state: place.statePath,
        insteadOfPicking: "name them with --add and --remove")
      let settings = try place.settings()
      guard library.authorizationStatus(for: .readWrite) == .limited else {
        throw PhotoLibraryError(
          .changeNotSupported,
          "\(options.name) is not limited to a selection: make it so with --set selected of "
            + "exifdump library authorize")
      }
      let new: [String]
      if add.isEmpty, remove.isEmpty {
        new = try Blocking.run { () async throws(PhotoLibraryError) in
          try await library.presentLimitedLibraryPicker()
        }
      } else {
        new = try settings.changeSelection(
          of: options.name, adding: try add.map { try identifier($0, settings) },
          removing: try remove.map { try identifier($0, settings) })
      }
      try POSIX.writeAll(Array(new.map { $0 + "\n" }.joined().utf8), to: 1)
    }
  }

  private func identifier(_ photo: PathArgument, _ settings: LibrarySettings) throws -> String {
    let found =
      if let text = String(validating: photo.bytes, as: UTF8.self) {
        try settings.localIdentifier(text)
      } else {
        try settings.localIdentifier(at: FilePath(bytes: photo.bytes))
      }
    if let found { return found }
    throw PhotoLibraryError(
      .notFound, "\(PathArgument.shown(photo.bytes)) is no photo of the library")
  }
}
