import ArgumentParser
import MetadataKit
import PhotoLibrary

/// Says what was decided about clients.
struct LibraryStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    _superCommandName: "exifdump library",
    abstract: "Say what was decided about each client, or about one.")

  @OptionGroup var place: LibraryPlace

  @Option(help: ArgumentHelp("Only this client.", valueName: "name"))
  var client: ClientArgument?

  @Flag(name: [.long, .customShort("j")], help: "Print a JSON object a line, one a client.")
  var json = false

  func run() throws {
    try tellingFailures {
      let settings = try place.settings(makesState: false)
      var text = TextBuffer()
      let clients =
        try client.map { [($0.name, try settings.decision(for: $0.name))] } ?? settings.clients()
      for (name, decision) in clients {
        let selected = try settings.selection(of: name)
        if json {
          write(name, decision, selected, to: &text)
        } else {
          text.append(escapingLine: name.utf8)
          text.append("\n  add:        \(decision.addOnly)\n  read-write: \(decision.readWrite)\n")
          text.append("  legacy:     \(decision.legacyStatus)\n")
          if decision.readWrite == .limited { text.append("  selected:   \(selected.count)\n") }
        }
      }
      if clients.isEmpty { Message.say("nothing was decided about anybody") }
      try POSIX.writeAll(text.bytes, to: 1)
    }
  }

  private func write(
    _ name: String, _ decision: Decision, _ selected: [String], to text: inout TextBuffer
  ) {
    var line = LibraryRecord()
    line.add("client", name)
    line.add("addOnly", decision.addOnly.description)
    line.add("readWrite", decision.readWrite.description)
    line.add("legacy", decision.legacyStatus.description)
    if decision.readWrite == .limited { line.add("selected", selected) }
    line.end(to: &text)
  }
}
