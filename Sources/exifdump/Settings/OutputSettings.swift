import ArgumentParser
import MetadataKit

/// How the answer looks.
struct OutputSettings: Equatable {
  var json = false
  var ndjson = false
  var format: OutputFormat?
  var numeric = false
  var describe = false
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
    guard describe else { return }
    if format != .text || summary {
      throw ValidationError(
        "--describe goes with text; 'exifdump explain <tag>' says what a tag is.")
    }
    if !ReadOptions.Engine.libexif.isAvailable {
      throw ValidationError(
        "This build has no descriptions: they are libexif's, and its package trait LibExif is off.")
    }
  }
}
