import MetadataKit

/// What a run makes of its files; any thread may ask.
protocol ScanJob: Sendable {
  associatedtype Content: AnswerContent

  /// How files are read.
  var options: ReadOptions { get }
  /// All that the content depends on besides the file, its path and the version of the program.
  var fingerprint: [String] { get }

  func content(of record: consuming FileRecord) -> Content
}
