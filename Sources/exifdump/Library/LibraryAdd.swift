import ArgumentParser
import ItemProvider
import PhotoLibrary

/// Adds photos as a client that may.
struct LibraryAdd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    _superCommandName: "exifdump library",
    abstract: "Add copies of photos and movies, all of them or none; print their identifiers.")

  @OptionGroup var place: LibraryPlace
  @OptionGroup var options: LibraryClientOptions

  @Argument(help: ArgumentHelp("Photos and movies.", valueName: "path"))
  var paths: [PathArgument]

  @Flag(help: "The two files are the still and the movie of one Live Photo.")
  var live = false

  @Option(
    help: ArgumentHelp(
      "Put them into an album, which is made where there is none.", valueName: "title"))
  var album: String?

  func validate() throws {
    if live, paths.count != 2 { throw ValidationError("--live takes a still and a movie.") }
  }

  func run() throws {
    try tellingFailures {
      let library = try options.open(place.path, state: place.statePath)
      if !library.decision.canAdd { try options.requireAccess(.addOnly, to: library) }
      let files = paths.map { LibraryChanges.NewResource(file: FilePath(bytes: $0.bytes)) }
      let known = try album.flatMap { title in
        try library.fetchAlbums().first { $0.title == title }?.localIdentifier
      }
      var added: [String] = []
      try library.performChangesAndWait { changes in
        added =
          live
          ? [changes.createAsset(photo: files[0], pairedVideo: files[1])]
          : files.map { changes.createAsset($0) }
        if let album {
          changes.addAssets(added, toAlbum: known ?? changes.createAlbum(title: album))
        }
      }
      try POSIX.writeAll(Array(added.map { $0 + "\n" }.joined().utf8), to: 1)
    }
  }
}
