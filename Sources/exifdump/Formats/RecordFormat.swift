import MetadataKit

/// A form of output: what is printed for each file, and around all of them.
///
/// A new one is a file of its own, and one line in ``OutputFormat/all``.
protocol RecordFormat {
  /// What is to be written out: the run takes it away when there is enough of it.
  var text: TextBuffer { get set }

  /// Whether the form has a place for what could not be read; otherwise standard error has it.
  var holdsErrors: Bool { get }

  mutating func begin()
  mutating func add(_ record: FileRecord)
  mutating func end()
}

extension RecordFormat {
  var holdsErrors: Bool { true }
  mutating func begin() {}
  mutating func end() {}
}

/// What reading one file has come to.
struct FileRecord {
  /// The path as it was given, as bytes.
  let name: [UInt8]
  let result: Result<Metadata, MetadataError>
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
  var selection = TagSelection()
  var usesColors = false
}
