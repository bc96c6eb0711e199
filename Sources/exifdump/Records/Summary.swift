import MetadataKit

/// What reading all files took, for `--stats`.
struct Summary {
  private var files = 0
  private var failures = 0
  private var bytesRead = 0
  private var reads = 0
  private var fromCache = 0
  private let start = POSIX.seconds

  mutating func add(_ answer: FileAnswer<RecordContent>) {
    files += 1
    if answer.isFromCache { fromCache += 1 }
    if let statistics = answer.statistics {
      bytesRead += statistics.bytesRead
      reads += statistics.reads
    }
    if answer.error != nil { failures += 1 }
  }

  /// `3 files, 1 unreadable, 24576 bytes in 2 reads, 1.3 ms`
  var text: String {
    var text = TextBuffer()
    text.append(files)
    text.append(files == 1 ? " file, " : " files, ")
    if failures > 0 {
      text.append(failures)
      text.append(" unreadable, ")
    }
    if fromCache > 0 {
      text.append(fromCache)
      text.append(" from the cache, ")
    }
    text.append(bytesRead)
    text.append(" bytes in ")
    text.append(reads)
    text.append(reads == 1 ? " read, " : " reads, ")
    text.append((POSIX.seconds - start) * 1000, fractionDigits: 1)
    text.append(" ms")
    return text.string
  }
}
