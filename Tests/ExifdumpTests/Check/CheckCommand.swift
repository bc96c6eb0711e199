import Foundation

/// Runs `exifdump check`, away from configurations and workflows of whoever runs the tests.
enum CheckCommand {
  /// What was found, by `--format json`.
  struct Result {
    let status: Int32
    let report: JSON
    let errors: String

    var findings: [JSON] { report["findings"].elements }
    var rules: [String] { findings.compactMap { $0["rule"].string } }
    var tags: [String] { findings.compactMap { $0["tag"].string } }
    var files: [String] { findings.compactMap { $0["file"].string } }
  }

  static func json(
    _ arguments: String..., in folder: URL = Command.fixtures
  ) throws -> Result {
    try json(arguments, in: folder)
  }

  static func json(
    _ arguments: [String], in folder: URL = Command.fixtures
  ) throws -> Result {
    let outcome = try run(arguments + ["--format", "json"], in: folder)
    return Result(
      status: outcome.status,
      report: outcome.output.isEmpty ? .null : try JSON(parsing: Array(outcome.output)),
      errors: outcome.errors)
  }

  /// Checks one file, denying what rules or tags name.
  static func denying(_ name: String, _ file: Data, _ rules: String...) throws -> Result {
    let folder = try TestFolder()
    try folder.add(name, file)
    return try json(["--no-config", "."] + rules.flatMap { ["--deny", $0] }, in: folder.url)
  }

  static func run(
    _ arguments: [String], in folder: URL = Command.fixtures, environment: String = ""
  ) throws -> Command.Outcome {
    let quoted = arguments.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }
    return try Command.shell(
      "unset GITHUB_ACTIONS; \(environment) \"$exifdump\" check " + quoted.joined(separator: " "),
      in: folder)
  }
}
