import ArgumentParser
import Dispatch
import MetadataKit
import PhotoLibrary

/// Tells a client's changes as they happen.
struct LibraryWatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    _superCommandName: "exifdump library",
    abstract: "Tell what changes for a client, a line a change, until it is interrupted.",
    discussion: """
      + something to see is new, - it is gone, ~ it has changed, ! access has changed: then \
      everything may be another. The folder is looked at every second. Where \
      nothing was decided the client asks first; one that may not see photos is refused.
      """)

  @OptionGroup var place: LibraryPlace
  @OptionGroup var options: LibraryClientOptions

  @Flag(name: [.long, .customShort("j")], help: "Print a JSON object a line.")
  var json = false

  @Option(help: ArgumentHelp("End after so many seconds.", valueName: "seconds"))
  var `for`: Double?

  func validate() throws {
    if let `for`, !(`for` >= 0 && `for` < .infinity) {
      throw ValidationError("--for takes a number of seconds.")
    }
  }

  func run() throws {
    try tellingFailures {
      let library = try options.open(place.path, state: place.statePath)
      // Who may see nothing has nothing to wait for, as in a list.
      try options.requireAccess(.readWrite, to: library)
      var token = try library.currentChangeToken
      let end = `for`.map { POSIX.seconds + $0 }
      var next = POSIX.seconds
      while end.map({ POSIX.seconds < $0 }) ?? true {
        if POSIX.seconds >= next {
          next = POSIX.seconds + 1
          do throws(PhotoLibraryError) {
            try library.refresh()
          } catch {
            // Somebody else brings it up to date.
            if error.code != .readOnly { throw error }
          }
        }
        let changes = try library.changes(since: token)
        token = changes.token
        if !changes.isEmpty { try tell(changes, library) }
        POSIX.sleep(milliseconds: 200)
      }
    }
  }

  private func tell(_ changes: PersistentChanges, _ library: PhotoLibrary) throws {
    var text = TextBuffer()
    if changes.accessChanged {
      let status = library.authorizationStatus(for: .readWrite)
      if json {
        var line = LibraryRecord()
        line.add("change", "access")
        line.add("readWrite", status.description)
        line.add("addOnly", library.authorizationStatus(for: .addOnly).description)
        line.end(to: &text)
      } else {
        text.append("! \(status)\n")
      }
    }
    let lists = [
      ("inserted", "+", changes.inserted), ("updated", "~", changes.updated),
      ("removed", "-", changes.removed),
    ]
    for (word, sign, identifiers) in lists where !identifiers.isEmpty {
      let names = try Dictionary(
        library.fetchAssets(withLocalIdentifiers: identifiers).map {
          ($0.localIdentifier, $0.filenameBytes)
        }, uniquingKeysWith: { first, _ in first })
      for identifier in identifiers {
        if json {
          var line = LibraryRecord()
          line.add("change", word)
          line.add("localIdentifier", identifier)
          line.add(filename: names[identifier])
          line.end(to: &text)
        } else {
          text.append("\(sign) \(identifier)")
          // What is gone has none any more.
          if let name = names[identifier] {
            text.append(" ")
            text.append(escaping: name)
          }
          text.append("\n")
        }
      }
    }
    try POSIX.writeAll(text.bytes, to: 1)
  }
}
