import Foundation
import Testing

/// A form of output, how one asks for it, and how a program takes it back.
struct OutputForm: Sendable, CustomTestStringConvertible {
  /// What stands before the paths on the command line.
  let options: String
  /// Controls that the form itself has.
  var allowed = "\n"
  /// Whether lines of it are made for people, who may have them in a log.
  var isForPeople = false
  /// The number of records, by a parser of the form; nil where it has none.
  let records: @Sendable (_ output: Data) throws -> Int?

  var testDescription: String { options.isEmpty ? "text" : options }

  /// How all files of a folder are named. A name that starts a line or a cell has to stand there by
  /// itself, which the quick reading of arguments leaves to the parser.
  var paths: [String] { isForPeople || allowed != "\n" ? ["./*", "-- *"] : ["./*"] }

  struct Failure: Error {
    let reason: String
  }

  /// Every form of records.
  static let records: [OutputForm] = [
    OutputForm(options: "", isForPeople: true, records: headings),
    OutputForm(options: "-n --stats", isForPeople: true, records: headings),
    OutputForm(options: "--json", records: array),
    OutputForm(options: "--json -n", records: array),
    OutputForm(options: "--ndjson", records: lines),
    OutputForm(options: "-f exiftool", records: array),
    OutputForm(options: "-f imageio", records: array),
    OutputForm(options: "-f xml") { try XMLElements($0).count("file") },
    OutputForm(options: "-f csv", allowed: "\r\n\t", records: table),
    OutputForm(
      options: "-f csv -t ImageDescription -t Author -t Title", allowed: "\r\n\t", records: table),
    OutputForm(options: "-f tsv -t ImageDescription -t Author", allowed: "\n\t", records: tabs),
  ]

  /// Forms of counts.
  static let summaries: [OutputForm] = [
    OutputForm(options: "--summary", isForPeople: true) { _ in nil },
    OutputForm(options: "--summary --json") { output in
      try foundation(output)
      return try JSON(parsing: Array(output))["files"].number.map { Int($0) }
    },
  ]

  /// Every form of report; what is counted are the files.
  static let reports: [OutputForm] = [
    OutputForm(options: "-f text", isForPeople: true) { output in
      headings(output).map { $0 - 1 }
    },
    OutputForm(options: "-f github") { output in
      let form = /::(error|warning|notice) file=([^,:]*),title=([^,:]*)::.+/
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").dropLast()
      let files = try lines.map { line in
        guard let match = line.wholeMatch(of: form) else { throw Failure(reason: String(line)) }
        return match.2
      }
      return Set(files).count
    },
    OutputForm(options: "-f sarif") { output in
      try foundation(output)
      let sarif = try JSON(parsing: Array(output))
      let problems = try SARIFSchema.problems(of: sarif)
      guard problems.isEmpty else { throw Failure(reason: "\(problems)") }
      let run = sarif["runs"][0]
      let results = run["results"].elements
      for result in results {
        let text = result["message"]["text"].string ?? ""
        let rest = text.replacing("{{", with: "").replacing("}}", with: "")
        guard !rest.contains("{"), !rest.contains("}"),
          text.firstMatch(of: /(^|[^\\])\](?:\()/) == nil
        else { throw Failure(reason: text) }
      }
      return Set(results.compactMap(uri)).count
    },
    OutputForm(options: "-f junit") { output in
      Set(try XMLElements(output).attributes("classname", of: "testcase")).count
    },
    OutputForm(options: "-f json") { output in
      try foundation(output)
      let names = try JSON(parsing: Array(output))["findings"].elements.map {
        $0["fileBase64"].string ?? $0["file"].string ?? ""
      }
      return Set(names).count
    },
  ]

  /// Lists of libraries, and how many lines they have: XMP alone, and what cannot be read, are no
  /// photos.
  static let library: [(OutputForm, @Sendable (HostileFolder) -> Int?)] = [
    (OutputForm(options: "list", isForPeople: true, records: allLines), { $0.files - 1 }),
    (OutputForm(options: "list --json", records: lines), { $0.files - 1 }),
    (OutputForm(options: "list --albums", isForPeople: true) { _ in nil }, { _ in nil }),
    (OutputForm(options: "status", isForPeople: true) { _ in nil }, { _ in nil }),
    (OutputForm(options: "status --json", records: lines), { _ in 1 }),
  ]

  private static func uri(_ result: JSON) -> String? {
    result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].string
  }

  // MARK: Parsers

  private static func headings(_ output: Data) -> Int? {
    String(decoding: output, as: UTF8.self).split(separator: "\n").count {
      $0.hasPrefix("  ") == false
    }
  }

  private static func allLines(_ output: Data) -> Int? { output.count { $0 == 0x0a } }

  private static func foundation(_ output: Data) throws {
    _ = try JSONSerialization.jsonObject(with: output)
  }

  private static func array(_ output: Data) throws -> Int? {
    try foundation(output)
    return try JSON(parsing: Array(output)).elements.count
  }

  private static func lines(_ output: Data) throws -> Int? {
    let lines = output.split(separator: 0x0a, omittingEmptySubsequences: false).dropLast()
    for line in lines {
      try foundation(Data(line))
      _ = try JSON(parsing: Array(line))
    }
    return lines.count
  }

  private static func table(_ output: Data) throws -> Int? {
    let lines = try CSV.parse(output)
    try checkCells(lines)
    return lines.count - 1
  }

  private static func tabs(_ output: Data) throws -> Int? {
    let text = String(decoding: output, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    try checkCells(lines)
    return lines.count - 1
  }

  /// As many cells in every line, none of them a formula.
  private static func checkCells(_ lines: [[String]]) throws {
    for line in lines {
      guard line.count == lines[0].count else { throw Failure(reason: "\(line.count) cells") }
      for cell in line where cell.wholeMatch(of: /-?[0-9.]+/) == nil {
        if let first = cell.unicodeScalars.first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) {
          throw Failure(reason: "a formula: \(cell)")
        }
      }
    }
  }
}
