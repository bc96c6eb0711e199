import ArgumentParser
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(_superCommandName: "exifdump", abstract: "Say what a tag is.")
  func run() throws {}
}
