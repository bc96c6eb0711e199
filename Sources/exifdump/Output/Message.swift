import MetadataKit
import Synchronization

/// What is said to the user on standard error.
enum Message {
  /// What an event is called that says something.
  enum Kind: String {
    case error
    /// Of what is no error.
    case note
  }

  private static let isEvent = Atomic<Bool>(false)

  /// Has each message be an event on a line of its own from now on (`--progress json`): who reads events
  /// reads nothing else.
  static func becomeEvents() { isEvent.store(true, ordering: .relaxed) }

  /// Says something about a file, whose name may be anything.
  static func say(_ name: [UInt8], _ text: String, as kind: Kind = .error) {
    if isEvent.load(ordering: .relaxed) { return tell(kind, name, text) }
    var line = TextBuffer()
    line.append("exifdump: ")
    line.append(escaping: name)
    line.append(": ")
    line.append(escaping: bytes(of: text))
    line.append("\n")
    write(line)
  }

  /// Says what is wrong in a text, in the form that editors and services find the place by.
  static func say(place name: [UInt8], _ line: Int, _ column: Int, _ text: String) {
    var message = TextBuffer()
    message.append(escapingLine: name)
    message.append(":\(line):\(column): error: ")
    message.append(escaping: text.utf8)
    message.append("\n")
    write(message)
  }

  /// Says something about the run.
  static func say(_ text: String, as kind: Kind = .note) {
    if isEvent.load(ordering: .relaxed) { return tell(kind, nil, text) }
    var line = TextBuffer()
    line.append("exifdump: ")
    line.append(escaping: bytes(of: text))
    line.append("\n")
    write(line)
  }

  /// Says what the parser of arguments has to say, line by line: it repeats what it was given.
  static func say(lines text: String) {
    var message = TextBuffer()
    for line in bytes(of: text).split(separator: 0x0a, omittingEmptySubsequences: false) {
      message.append(escapingLine: line)
      message.append("\n")
    }
    write(message)
  }

  private static func tell(_ kind: Kind, _ name: [UInt8]?, _ text: String) {
    event(kind.rawValue) { json in
      json.member("file", name)
      json.member("message", bytes(of: text))
    }
  }

  /// Writes an event on a line of its own.
  static func event(_ name: String, _ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.beginObject()
    json.member("event", name)
    body(&json)
    json.endObject()
    json.text.append("\n")
    write(json.text)
  }

  /// The bytes of a text in which arguments may stand, which have some of their own.
  private static func bytes(of text: String) -> [UInt8] {
    PathArgument(argument: text)?.bytes ?? []
  }

  private static func write(_ line: TextBuffer) {
    // There is nobody else to tell.
    try? POSIX.writeAll(line.bytes, to: 2)
  }
}
