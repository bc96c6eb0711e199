import ArgumentParser
import ItemProvider
import PhotoLibrary

/// Options that let the command read only what a client of a library may see.
struct LibraryInputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read only what --client may see of this library: all of it, or what of it the paths name. Not with options for directories, --include for one.",
      valueName: "folder"))
  var library: PathArgument?

  @Option(
    help: ArgumentHelp("Keep the library's state there.", valueName: "folder"))
  var libraryState: PathArgument?

  @OptionGroup var options: LibraryClientOptions

  /// The files that are to be read instead of the paths; nil where no library is named.
  ///
  /// What a path names that the client may not see is told, and not opened.
  func files(_ paths: [PathArgument]) throws -> (visible: [PathArgument], isComplete: Bool)? {
    guard let library else {
      let given = [
        ("--library-state", libraryState != nil), ("--client", options.client != nil),
        ("--purpose", options.purpose != nil), ("--add-purpose", options.addPurpose != nil),
        ("--policy", options.policy != nil),
      ]
      if let (name, _) = given.first(where: \.1) {
        throw ValidationError("\(name) needs --library.")
      }
      return nil
    }
    let opened = try options.open(
      FilePath(bytes: library.bytes), state: libraryState.map { FilePath(bytes: $0.bytes) })
    try options.requireAccess(.readWrite, to: opened)
    let visible = try opened.visibleFiles().map(\.path)
    guard !paths.isEmpty else { return (visible.map(PathArgument.init), true) }
    var result: [PathArgument] = []
    var isComplete = true
    for path in paths {
      let wanted = FilePath(bytes: path.bytes).withoutLinks
      let found = visible.filter { file in
        wanted.map { file == $0 || file.bytes.starts(with: $0.bytes + [0x2f]) } ?? false
      }
      result += found.map(PathArgument.init)
      if found.isEmpty {
        // Whether it is there is not said either.
        Message.say(path.bytes, "\(options.name) may not see it")
        isComplete = false
      }
    }
    return (result, isComplete)
  }
}

extension PathArgument {
  fileprivate init(_ path: FilePath) { self.init(bytes: Array(path.bytes)) }
}
