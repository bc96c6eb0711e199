import ArgumentParser
import MetadataKit

/// The subcommand that says what a tag is.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    _superCommandName: "exifdump",
    abstract: "Say what a tag is: number, groups, format, and what its values mean.",
    discussion: """
      EXAMPLES
        exifdump explain FNumber
        exifdump explain GPS:GPSLatitudeRef
        exifdump explain 0x829a
        exifdump explain 'Exposure*'
        exifdump explain GPS:all
        exifdump explain dc:creator

      EXIT STATUS
        0  every tag is known
        2  one is not
      """,
    version: Version.text)

  @Argument(
    help: ArgumentHelp(
      "A name, Group:Name, Group:all, a number, a property of XMP, or a pattern with * for anything.",
      valueName: "tag"), completion: CompletedNames.tags)
  var tags: [String]

  func run() throws {
    POSIX.speakLanguage()
    var text = TextBuffer()
    var unknown: [String] = []
    for tag in tags {
      let found = TagQuery(tag).rows()
      if found.isEmpty { unknown.append(tag) }
      for row in found {
        if !text.bytes.isEmpty { text.append("\n") }
        row.describe(to: &text)
      }
    }
    try POSIX.writeAll(text.bytes, to: 1)
    guard unknown.isEmpty else {
      for tag in unknown { Message.say("no tag is called '\(tag)'" + NearNames.advice(on: tag)) }
      throw ExitCode(Status.usage)
    }
  }
}
