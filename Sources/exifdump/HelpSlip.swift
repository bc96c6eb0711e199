/// An option that was written with one dash and has an `h` in it: to the parser of arguments that asks for
/// help, which a check that runs nowhere but in CI would take for its success.
struct HelpSlip {
  let message: String

  /// What only those write who want to read something: help, the version, a script, the parser's own.
  private static func asks(_ argument: String) -> Bool {
    ["-h", "-help", "--help", "--version"].contains(argument)
      || ["--generate-completion-script", "--help-", "--experimental-"].contains(
        where: argument.hasPrefix)
  }

  /// nil where help was asked for.
  init?(_ arguments: [String]) {
    let options = arguments.prefix { $0 != "--" }
    guard !options.contains(where: Self.asks),
      let slip = options.first(where: {
        $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.contains("h")
      })
    else { return nil }
    message =
      "Unknown option '\(slip)'. An option of several letters has two dashes; help is --help."
  }
}
