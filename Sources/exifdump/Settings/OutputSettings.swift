import ArgumentParser

/// How the answer looks.
struct OutputSettings: Equatable {
  var json = false
  var ndjson = false
  var format: OutputFormat?
  var numeric = false
  var stats = false
  var summary = false
  var pair = false

  /// The form that the settings ask for.
  func chosenFormat() throws -> OutputFormat {
    var chosen = format.map { [$0] } ?? []
    if json { chosen.append(.json) }
    if ndjson { chosen.append(.ndjson) }
    guard let first = chosen.first else { return .text }
    if let other = chosen.first(where: { $0 != first }) {
      throw ValidationError(
        "Output is either \(first.name) or \(other.name): choose one with --format.")
    }
    return first
  }

  /// Whether the settings make sense together; for when, see ``InputSettings/check(allowsNothing:)``.
  func check() throws {
    let format = try chosenFormat()
    if summary, ![.text, .json].contains(format) {
      throw ValidationError("--summary is text, or JSON with --json.")
    }
  }
}
