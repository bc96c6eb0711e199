import ArgumentParser

/// The subcommand for folders of photos that programs see as far as they are allowed to.
struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    _superCommandName: "exifdump",
    abstract: "See a folder of photos as a client may see it, and say what clients may see.",
    discussion: """
      A client is whoever uses the folder, by a name; what was decided about it lasts. Nothing is \
      allowed that was not decided. The state is in the folder .photolibrary (--state for another \
      one). It does not stop anyone who can write that folder or read the photos: see the documentation.

      EXAMPLES
        exifdump library list Photos                     asks the first time
        exifdump library status Photos                   what was decided
        exifdump library authorize Photos --client web --set selected
        exifdump library select Photos --client web      in a list
        exifdump library pick Photos --limit 3 -o Picked needs no access
        exifdump library authorize Photos --client upload --set add-only
        exifdump library add Photos new.jpg --client upload
        exifdump library watch Photos --client web --json
        exifdump --library Photos --client web --json    reads what web may see

      THE FILE OF --policy
        {"clients": {
          "web":    {"readWrite": "all", "usage": "Shows the photos."},
          "cards":  {"readWrite": ["0F3A…/L0/001"], "usage": "Prints cards."},
          "upload": {"addOnly": "allow", "addUsage": "Adds what guests send."}}}
      readWrite is "all", "none" or a list of identifiers, addOnly is "allow" or "none". Who is not \
      in it may do nothing.

      EXIT STATUS
        0  it is done; of authorize without --set and --reset, access is granted
        1  it could not be done, or is not granted
        2  the command line is wrong
      """,
    version: Version.text,
    subcommands: [
      LibraryStatus.self, LibraryAuthorize.self, LibrarySelect.self, LibraryPick.self,
      LibraryList.self, LibraryAdd.self, LibraryWatch.self,
    ])
}
