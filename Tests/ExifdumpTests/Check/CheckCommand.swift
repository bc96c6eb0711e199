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
    let outcome = try run(arguments + ["--format", "json"], in: folder)
    return Result(
      status: outcome.status,
      report: outcome.output.isEmpty ? .null : try JSON(parsing: Array(outcome.output)),
      errors: outcome.errors)
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

/// A TIFF structure put together by hand: the main directory, and what it leads to.
struct HandmadeTIFF {
  var entries: [(tag: UInt16, type: UInt16, count: UInt32, value: [UInt8])] = []

  mutating func addText(_ tag: UInt16, _ text: String) {
    let bytes = Array(text.utf8) + [0]
    entries.append((tag, 2, UInt32(bytes.count), bytes))
  }

  /// A directory that a tag of this one points to.
  mutating func addDirectory(_ tag: UInt16, _ directory: HandmadeTIFF, at place: Int) -> [UInt8] {
    entries.append((tag, 4, 1, Self.bytes(UInt32(place))))
    return directory.encoded(at: place)
  }

  /// The directory and its values, little-endian.
  func encoded(at place: Int, next: UInt32 = 0) -> [UInt8] {
    var directory = Self.bytes(UInt16(entries.count))
    var values: [UInt8] = []
    let start = place + 2 + 12 * entries.count + 4
    for entry in entries.sorted(by: { $0.tag < $1.tag }) {
      directory += Self.bytes(entry.tag) + Self.bytes(entry.type) + Self.bytes(entry.count)
      if entry.value.count <= 4 {
        directory += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
      } else {
        directory += Self.bytes(UInt32(start + values.count))
        values += entry.value + (entry.value.count % 2 == 1 ? [0] : [])
      }
    }
    return directory + Self.bytes(next) + values
  }

  static let head: [UInt8] = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]

  /// A file with an Exif directory of these entries.
  static func file(exif: HandmadeTIFF) -> Data {
    var main = HandmadeTIFF()
    let place = 8 + 2 + 12 + 4
    let rest = main.addDirectory(0x8769, exif, at: place)
    return Data(head + main.encoded(at: 8) + rest)
  }

  private static func bytes(_ number: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
