import MetadataKit
import PhotoLibrary

/// One JSON object on a line.
struct LibraryRecord {
  private var text = "{"

  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    start(name)
    text += Self.quoted(value)
  }

  mutating func add(_ name: String, _ value: Int) {
    start(name)
    text += "\(value)"
  }

  mutating func add(_ name: String, _ value: Double) {
    start(name)
    // JSON has no infinity; no asset has such a value.
    text += value.isFinite ? "\(value)" : "null"
  }

  mutating func add(_ name: String, _ value: Bool) {
    start(name)
    text += value ? "true" : "false"
  }

  mutating func add(_ name: String, _ values: [String]) {
    start(name)
    text += "[" + values.map(Self.quoted).joined(separator: ", ") + "]"
  }

  mutating func end(to buffer: inout TextBuffer) {
    buffer.append(text + "}\n")
  }

  private mutating func start(_ name: String) {
    text += text.utf8.count > 1 ? ", " : ""
    text += Self.quoted(name) + ": "
  }

  private static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
