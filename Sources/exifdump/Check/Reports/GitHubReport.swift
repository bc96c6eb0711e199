import MetadataKit

/// Annotations for GitHub's workflows, a line each: `::error file=a.jpg,title=…::…`.
///
/// GitHub shows ten of each kind for a step; all of them are in its log.
struct GitHubReport: CheckReport {
  var text = TextBuffer()

  mutating func add(_ file: CheckedFile) {
    if let failure = file.untoldFailure, !failure.isKnown {
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
    append(property: Self.shown(WorkspacePath.of(name)))
    text.append(",title=")
    append(property: Array(title.utf8))
    text.append("::")
    append(data: message.bytes)
    text.append("\n")
  }

  /// A name as a log may have it. Line ends in it are left for GitHub, which takes their escapes
  /// back, so that it finds the file.
  private static func shown(_ name: [UInt8]) -> [UInt8] {
    var text = TextBuffer()
    guard isUTF8(name) else {
      text.append(escaping: name)
      return text.bytes
    }
    var rest = name[...]
    while let end = rest.firstIndex(where: { $0 == 0x0a || $0 == 0x0d }) {
      text.append(escaping: rest[..<end])
      text.append(ascii: rest[end])
      rest = rest[(end + 1)...]
    }
    text.append(escaping: rest)
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
      default: text.append(ascii: byte)
      }
    }
  }
}
