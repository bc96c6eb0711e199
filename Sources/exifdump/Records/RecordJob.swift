import MetadataKit

/// Writes the record of each file.
struct RecordJob: ScanJob {
  let format: any RecordFormat
  let options: ReadOptions
  /// What the records depend on.
  let fingerprint: [String]
  /// Whether what the files are is counted.
  var hasSummary = false
  /// Which files are the halves of a Live Photo.
  var pairs = LivePhotoPairs()
  var sought = SoughtTags([])

  func content(of record: consuming FileRecord) -> RecordContent {
    var content = RecordContent()
    if hasSummary || !pairs.isEmpty, case .success(let metadata) = record.result {
      record.pair = pairs.partner(of: record.name, metadata)
      if hasSummary { content.facts = ScanSummary.Facts(metadata) }
    }
    if case .success(let metadata) = record.result {
      content.found = sought.found(in: metadata)
      if !hasSummary, LongRecord.isNeeded(for: metadata.tags) {
        content.long = LongRecord(record, byteCount: metadata.tags.byteCount)
        return content
      }
    }
    format.write(record, to: &content.text, through: nil)
    return content
  }
}

/// The record of a file.
struct RecordContent: AnswerContent {
  /// The record in the form of the output.
  var text = TextBuffer()
  /// The record itself in place of its text, which would be long.
  var long: LongRecord?
  /// What the summary counts; nil where the file could not be read or nobody asks.
  var facts: ScanSummary.Facts?
  /// Which of the ``SoughtTags`` it has.
  var found: [Int] = []

  /// A photo's record takes some 4 KB, which need not grow to that step by step.
  init() { text.bytes.reserveCapacity(4096) }

  var byteCount: Int { text.bytes.capacity + (long?.byteCount ?? 0) }

  /// A cache keeps texts.
  var isLasting: Bool { long == nil }

  func write(to cache: inout CacheWriter) {
    cache.write(text.bytes)
    cache.write(found.count)
    for place in found { cache.write(place) }
    cache.write(facts) { facts, cache in facts.write(to: &cache) }
  }

  init?(from cache: inout CacheReader) {
    guard let bytes = cache.bytes(), let count = cache.int(), count >= 0 else { return nil }
    text.bytes = bytes
    for _ in 0..<count {
      guard let place = cache.int() else { return nil }
      found.append(place)
    }
    guard let facts = cache.optional({ ScanSummary.Facts(from: &$0) }) else { return nil }
    self.facts = facts
  }
}
