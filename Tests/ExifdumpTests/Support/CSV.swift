import Foundation

/// The cells of CSV, as strictly as RFC 4180 has them.
enum CSV {
  struct Failure: Error {}

  static func parse(_ output: Data) throws -> [[String]] {
    var lines: [[String]] = []
    var line: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var wasQuoted = false
    var scalars = Array(String(decoding: output, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true):
        if scalars.first == "\"" {
          cell.append(scalars.removeFirst())
        } else {
          isQuoted = false
        }
      case (_, true): cell.append(scalar)
      case (",", _), ("\r", _):
        line.append(String(cell))
        cell.removeAll()
        wasQuoted = false
        guard scalar == "\r" else { continue }
        guard scalars.popFirst() == "\n" else { throw Failure() }
        lines.append(line)
        line = []
      case ("\"", _):
        guard cell.isEmpty, !wasQuoted else { throw Failure() }
        isQuoted = true
        wasQuoted = true
      default:
        // Nothing stands between a quotation mark and the end of the cell, and no line end alone.
        guard !wasQuoted, scalar != "\n" else { throw Failure() }
        cell.append(scalar)
      }
    }
    guard line.isEmpty, cell.isEmpty, !isQuoted else { throw Failure() }
    return lines
  }
}
