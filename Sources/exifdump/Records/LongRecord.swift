import MetadataKit

/// What a file says, where its text is long: it is made only when it is written, a piece at a time.
///
/// A class, because hardly a file has one, and each answer is copied from thread to thread.
final class LongRecord: Sendable {
  /// Bytes of values and tags from which on that is done: the text may be six times as long.
  private static let leastBytes = 1 << 20

  let record: FileRecord
  /// What its tags take in memory.
  let byteCount: Int

  init(_ record: FileRecord, byteCount: Int) {
    self.record = record
    self.byteCount = byteCount
  }

  static func isNeeded(for tags: Tags) -> Bool { tags.byteCount >= leastBytes }
}
