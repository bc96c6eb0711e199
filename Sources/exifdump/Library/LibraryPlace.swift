import ArgumentParser
import ItemProvider
import PhotoLibrary

/// Which library, and where its state is.
struct LibraryPlace: ParsableArguments {
  @Argument(help: ArgumentHelp("The library's folder.", valueName: "folder"))
  var folder: PathArgument

  @Option(
    help: ArgumentHelp(
      "Keep the library's state there, not in its folder .photolibrary.", valueName: "folder"))
  var state: PathArgument?

  var path: FilePath { FilePath(bytes: folder.bytes) }
  var statePath: FilePath? { state.map { FilePath(bytes: $0.bytes) } }

  /// - Parameter makesState: whether a state is made where there is none.
  func settings(makesState: Bool = true) throws(PhotoLibraryError) -> LibrarySettings {
    let settings = try LibrarySettings(
      folder: path, stateFolder: statePath, makesState: makesState)
    for notice in settings.notices { Message.say(notice) }
    return settings
  }
}
