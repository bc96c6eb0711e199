import MetadataKit

/// A form of output: what is printed for each file, and around all of them.
///
/// A record does not depend on those before it, so that several threads may write some each. A new
/// form is a file of its own, and one line in ``OutputFormat/all``.
protocol RecordFormat: Sendable {
  /// Whether the form has a place for what could not be read; otherwise standard error has it.
  var holdsErrors: Bool { get }
  /// What stands around the records.
  var frame: RecordFrame { get }

  /// Writes the record of a file; nothing where the form has none for it.
  func write(_ record: FileRecord, to text: inout TextBuffer)
}

extension RecordFormat {
  var holdsErrors: Bool { true }
}

/// What stands around the records of a form.
struct RecordFrame: Sendable {
  /// Before the first.
  var start = ""
  /// Between two.
  var separator = ""
  /// Behind the last.
  var end = ""

  /// Nothing: each record is complete in itself.
  static let none = RecordFrame()
  /// A JSON array.
  static let array = RecordFrame(start: "[", separator: ",\n", end: "]\n")
}

extension TextBuffer {
  /// Writes a JSON value to the end of the text.
  mutating func writeJSON(
    _ layout: JSONWriter.Layout = .lines, _ body: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter(layout)
    swap(&json.text, &self)
    body(&json)
    swap(&json.text, &self)
  }
}

/// What a file says, or why it could not be read.
///
/// No `Result`: the runtime looks through all conformances of the program for that of its error when
/// one is first copied, which was a tenth of the instructions for one photo.
enum FileReading: Sendable {
  case success(Metadata)
  case failure(MetadataError)
}

/// What reading one file has come to.
struct FileRecord {
  /// The path as it was given, as bytes.
  let name: [UInt8]
  let result: FileReading
  /// How long it took; nil unless it is asked for.
  let seconds: Double?
  /// The path of the other half of a Live Photo, where pairs are asked for and there is one.
  var pair: [UInt8]?

  /// What reading the file took; nil unless it is asked for.
  var cost: JSONView.Cost? {
    guard let seconds, case .success(let metadata) = result else { return nil }
    return JSONView.Cost(metadata.statistics, seconds: seconds)
  }
}

/// What the user wants to see of each file.
struct FormatOptions {
  var isNumeric = false
  var hasDescriptions = false
  var selection = TagSelection()
  /// The tags that a table has a column for.
  var columns: [String] = []
  var usesColors = false
}
