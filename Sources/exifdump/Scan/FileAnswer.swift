import MetadataKit

/// What has been made of one file.
///
/// Generic types of a scan have their constraints in extensions: those in the declaration are looked
/// up among all conformances of the program when a type is first copied or destroyed, which was a
/// fifth of the instructions for one photo.
struct FileAnswer<Content: Sendable>: Sendable {
  /// The path as it was given, as bytes.
  let name: [UInt8]
  /// What the job has made of it.
  let content: Content
  /// Why the file could not be read.
  let error: MetadataError?
  /// How much of the file was read; nil where it could not be, and where a cache has answered.
  let statistics: Metadata.Statistics?
  /// Whether reading the same file again comes to the same.
  var isLasting = false
  /// What a cache is to keep of it.
  var entry: CacheEntry?
  /// Whether a cache has answered.
  var isFromCache = false
}

extension FileAnswer where Content: AnswerContent {
  /// What it takes in memory.
  var byteCount: Int { content.byteCount + (entry?.bytes.count ?? 0) }
}

/// What a job makes of a file: it passes from thread to thread, and in and out of a cache.
protocol AnswerContent: Sendable {
  /// About what it takes in memory.
  var byteCount: Int { get }
  /// When it may be another one though the file is the same, in seconds since 1970; nil for never.
  var expiry: Int? { get }
  /// Whether it is the same however the file came to be read.
  var isLasting: Bool { get }

  func write(to cache: inout CacheWriter)
  /// Takes what ``write(to:)`` has written; nil where it is something else.
  init?(from cache: inout CacheReader)
}

extension AnswerContent {
  var expiry: Int? { nil }
  var isLasting: Bool { true }
}
