import MetadataKit

/// What has been made of one file: its record as text, and what the run counts.
struct FileAnswer: Sendable {
  /// The path as it was given, as bytes.
  let name: [UInt8]
  /// The record in the form of the output.
  var text = TextBuffer()
  /// Why the file could not be read.
  let error: MetadataError?
  /// How much of the file was read.
  let statistics: Metadata.Statistics?
  /// What the summary counts; nil where the file could not be read or nobody asks.
  var facts: ScanSummary.Facts?
}
