import ArgumentParser

@main
extension Exifdump {
  static func main() {
    POSIX.ignoreWriteSignals()
    POSIX.keepFreedMemory()
    let given = POSIX.arguments
    let arguments = asked(given.map(PathArgument.text))
    var command: any ParsableCommand.Type = self
    do {
      // A subcommand is one where it stands first: anything else is a path.
      if let subcommand = subcommand(arguments.first) {
        command = subcommand
        try run(subcommand, Array(arguments.dropFirst()))
      } else if arguments == ["--help"] {
        try run(self, arguments)
      } else if let run = PlainArguments.settings(given) {
        try run.run()
      } else {
        try run(self, arguments)
      }
    } catch let failure as POSIX.Failure {
      if failure.isClosedPipe { POSIX.end(Status.success) }
      if let file = failure.file {
        Message.say(file, "cannot write: \(failure.message)")
      } else {
        Message.say("cannot write: \(failure.message)", as: .error)
      }
      POSIX.end(Status.unreadable)
    } catch let code as ExitCode {
      // Everything is said; the parser would look for a message that there is none of.
      POSIX.end(code.rawValue)
    } catch {
      let code = command.exitCode(for: error)
      let slip = code == .success ? HelpSlip(arguments) : nil
      if slip != nil || code == .validationFailure {
        tellOfDash(given)
        if let slip = DashSlip(arguments, of: command) { Message.say(slip.message) }
      }
      end(command, slip.map { ValidationError($0.message) } ?? error)
    }
  }

  /// Says of a file whose name begins with a dash how it is named.
  private static func tellOfDash(_ arguments: [[UInt8]]) {
    let options = arguments.prefix { $0 != [0x2d, 0x2d] }
    guard let file = options.first(where: { $0.first == 0x2d && POSIX.kind(of: $0) == .file })
    else {
      return
    }
    Message.say(file, "is a file; to name it, write ./ before the dash")
  }

  /// The arguments as they are, or `library list --help` where they are `help library list`.
  ///
  /// What is behind `help` and names no subcommand is a path; where it is all there is, nobody meant
  /// one.
  private static func asked(_ arguments: [String]) -> [String] {
    guard arguments.first == "help" else { return arguments }
    let names = Array(arguments.dropFirst())
    var command: any ParsableCommand.Type = self
    for name in names {
      let next = command.configuration.subcommands.first { $0._commandName == name }
      guard let next else { return names.count == 1 ? ["--help"] : arguments }
      command = next
    }
    return names + ["--help"]
  }

  private static func subcommand(_ name: String?) -> (any ParsableCommand.Type)? {
    // To ask the commands for their names takes 0.04 ms, and most often it is a path or an option.
    guard let name, !name.hasPrefix("-"), !name.contains(".") else { return nil }
    return configuration.subcommands.first { $0._commandName == name }
  }

  private static func run(_ type: any ParsableCommand.Type, _ arguments: [String]) throws {
    var command = try type.parseAsRoot(arguments)
    try command.run()
  }

  /// Says what is wrong, or prints the help, version or script that was asked for.
  private static func end(_ command: any ParsableCommand.Type, _ error: any Error) -> Never {
    let code = command.exitCode(for: error)
    var message = command.fullMessage(for: error)
    if command == self, code == .success {
      let subcommands = configuration.subcommands.map { $0._commandName } + ["help"]
      message = CompletionScript(text: message, subcommands: subcommands).mended
    } else if command != self {
      // The parser does not know whose subcommand it is.
      let name = command._commandName
      message.replace("See '\(name) ", with: "See '\(_commandName) \(name) ")
    }
    let text = Array((message + "\n").utf8)
    if code == .success {
      do throws(POSIX.Failure) {
        try POSIX.writeAll(text, to: 1)
      } catch {
        if error.isClosedPipe { POSIX.end(Status.success) }
        Message.say("cannot write: \(error.message)", as: .error)
        POSIX.end(Status.unreadable)
      }
      POSIX.end(Status.success)
    }
    if text.count > 1 { Message.say(lines: message) }
    POSIX.end(code == .validationFailure ? Status.usage : code.rawValue)
  }
}
