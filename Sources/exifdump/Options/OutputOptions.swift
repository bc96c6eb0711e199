import ArgumentParser

/// How the answer looks.
struct OutputOptions: ParsableArguments {
  @Flag(
    name: [.long, .customShort("j")], help: "Print a JSON array, one object a file (--format json)."
  )
  var json = false

  @Flag(help: "Print a JSON object a line, one a file (--format ndjson).")
  var ndjson = false

  @Option(
    name: [.long, .customShort("f")],
    help: ArgumentHelp(
      "Print text, json, ndjson, csv, tsv, xml, what exiftool -j -G1 prints (exiftool) or ImageIO's dictionaries (imageio). (default: text)",
      valueName: "format"))
  var format: OutputFormat?

  @Flag(name: [.long, .customShort("n")], help: "Print values as numbers, without words.")
  var numeric = false

  @Flag(help: "Tell what reading took: bytes and reads of each file, and time.")
  var stats = false

  @Flag(
    help:
      "Instead of records, count the files by type, camera, lens and year; as text or with --json.")
  var summary = false

  @Option(
    name: [.long, .customShort("o")],
    help: ArgumentHelp(
      "Write to a file, which appears whole or not at all; - for standard output.",
      valueName: "file"))
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Tell on standard error how far it is: a bar, lines, json (an event a line) or none. (default: auto: a bar on a terminal, lines in CI)",
      valueName: "how"))
  var progress: ProgressStyle = .auto

  @Flag(name: [.long, .customShort("q")], help: "Tell nothing of progress; errors are said.")
  var quiet = false

  /// The file that is written; nil for standard output.
  var file: [UInt8]? { output.flatMap { $0.isStandardInput ? nil : $0.bytes } }

  /// The form that the options ask for.
  func chosenFormat() throws -> OutputFormat {
    var chosen = format.map { [$0] } ?? []
    if json { chosen.append(.json) }
    if ndjson { chosen.append(.ndjson) }
    guard let first = chosen.first else { return .text }
    if let other = chosen.first(where: { $0.name != first.name }) {
      throw ValidationError(
        "Output is either \(first.name) or \(other.name): choose one with --format.")
    }
    return first
  }

  func validate() throws {
    let format = try chosenFormat()
    if summary, ![OutputFormat.text.name, OutputFormat.json.name].contains(format.name) {
      throw ValidationError("--summary is text, or JSON with --json.")
    }
  }
}
