import MetadataKit

/// Annotations for GitHub's workflows, a line each: `::error file=a.jpg,title=…::…`.
///
/// GitHub shows ten of each kind for a step; all of them are in its log.
struct GitHubReport: CheckReport {
  var text = TextBuffer()

  mutating func add(_ file: CheckedFile) {
    if let failure = file.untoldFailure {
      var message = TextBuffer()
      message.append("The file cannot be read: ")
      message.append(escaping: failure.message.utf8)
      write("error", file.name, "exifdump", message)
    }
    for finding in file.findings where !finding.isKnown {
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      write(command, file.name, "exifdump: " + finding.rule.name, finding.line)
    }
  }

  mutating func end(_ summary: CheckSummary) {
    // A line that is no annotation, for who reads the log.
    text.append("exifdump: ")
    text.append(summary.text)
    text.append("\n")
  }

  private mutating func write(
    _ command: String, _ name: [UInt8], _ title: String, _ message: TextBuffer
  ) {
    text.append("::\(command) file=")
    // A name with a line end in it is left as it is for GitHub, which takes the escape back.
    append(property: isUTF8(name) ? name : Self.escaped(name))
    text.append(",title=")
    append(property: Array(title.utf8))
    text.append("::")
    append(data: message.bytes)
    text.append("\n")
  }

  private static func escaped(_ name: [UInt8]) -> [UInt8] {
    var text = TextBuffer()
    text.append(escaping: name)
    return text.bytes
  }

  /// What ends a property is escaped besides what ends a line.
  private mutating func append(property bytes: [UInt8]) {
    for byte in bytes {
      switch byte {
      case 0x3a: text.append("%3A")
      case 0x2c: text.append("%2C")
      default: append(data: [byte])
      }
    }
  }

  private mutating func append(data bytes: [UInt8]) {
    for byte in bytes {
      switch byte {
      case 0x25: text.append("%25")
      case 0x0d: text.append("%0D")
      case 0x0a: text.append("%0A")
      // No escape is taken back for them, and no name needs them.
      case 0..<0x20, 0x7f: text.append("?")
      default: text.append(ascii: byte)
      }
    }
  }
}
