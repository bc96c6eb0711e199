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
  ///
  /// - Parameter outlet: where a long record goes while it is written, in forms that have all of a
  ///   value; nil where it is not long.
  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?)
}

extension RecordFormat {
  var holdsErrors: Bool { true }
}
