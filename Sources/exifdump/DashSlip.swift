import ArgumentParser

/// What was written with one dash and several letters, as exiftool's options are: the parser takes it for several of one
/// letter.
struct DashSlip {
  let message: String

  /// nil where there is none that could be meant.
  ///
  /// - Parameter command: whose options they are.
  init?(_ arguments: [String], of command: any ParsableCommand.Type) {
    let options = arguments.prefix { $0 != "--" }
    let slips = options.filter { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.utf8.count > 2 }
    let advice = slips.lazy.compactMap { slip in
      Self.meant(by: String(slip.dropFirst()), of: command).map {
        "'\(slip)' is written \($0) here"
      }
    }
    guard let message = advice.first else { return nil }
    self.message = message
  }

  /// An option with two dashes; of the command itself also a format, or a tag.
  private static func meant(by word: String, of command: any ParsableCommand.Type) -> String? {
    if isOption("--" + word, of: command) { return "--" + word }
    guard command == Exifdump.self else { return nil }
    if OutputFormat(argument: word) != nil { return "--format " + word }
    return TagQuery(word).rows().isEmpty ? nil : "--tag " + word
  }

  /// Whether the parser knows an option, whatever else it may lack.
  private static func isOption(_ option: String, of command: any ParsableCommand.Type) -> Bool {
    do {
      _ = try command.parseAsRoot([option])
      return true
    } catch {
      return !command.message(for: error).hasPrefix("Unknown option")
    }
  }
}
