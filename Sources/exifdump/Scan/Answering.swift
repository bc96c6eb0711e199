import MetadataKit

/// What threads do: look into the cache, or read a file and have the job make something of it.
///
/// A class, so that threads share it; for its constraints see ``FileAnswer``.
final class Answering<Job: Sendable>: Sendable {
  let job: Job
  let cache: AnswerCache?
  /// Whether it is measured how long each file takes.
  private let isTimed: Bool

  init(job: Job, cache: AnswerCache?, isTimed: Bool) {
    self.job = job
    self.cache = cache
    self.isTimed = isTimed
  }
}

extension Answering where Job: ScanJob {
  /// Errors that stay as long as the file does.
  private static var lasting: [MetadataError.Code] {
    [.emptyFile, .unknownType, .truncated, .malformed, .limitExceeded, .unsupported]
  }

  private var reader: FileReader { FileReader(options: job.options) }

  /// The answer to a file; nil for a directory, of which the answers are those of the files in it.
  func answer(_ input: Inputs.Input) -> FileAnswer<Job.Content>? {
    guard let cache, let path = input.path else { return read(input) }
    guard let stamp = POSIX.stamp(of: path) else { return read(input) }
    switch stamp.kind {
    case .directory: return nil
    case .file: break
    default: return read(input)
    }
    if let (error, content) = cache.find(path, stamp, as: Job.Content.self) {
      return FileAnswer(
        name: path, content: content, error: error, statistics: nil, isFromCache: true)
    }
    guard var answer = read(input) else { return nil }
    if answer.isLasting {
      answer.entry = cache.entry(path, stamp, answer.error, answer.content)
    }
    return answer
  }

  private func read(_ input: Inputs.Input) -> FileAnswer<Job.Content>? {
    let start = isTimed ? POSIX.seconds : 0
    guard let (name, result) = reader.read(input) else { return nil }
    let record = FileRecord(
      name: name, result: result, isFound: input.isFound,
      seconds: isTimed ? POSIX.seconds - start : nil)
    let content = job.content(of: record)
    switch result {
    case .success(let metadata):
      return FileAnswer(
        name: name, content: content, error: nil, statistics: metadata.statistics,
        isLasting: content.isLasting && !metadata.warnings.contains { $0.code == .unreadable })
    case .failure(let error):
      return FileAnswer(
        name: name, content: content, error: error, statistics: nil,
        isLasting: content.isLasting && Self.lasting.contains(error.code))
    }
  }

  /// The answer for a file that was listed, also where a directory has appeared there since.
  func answerListed(_ input: Inputs.Input) -> FileAnswer<Job.Content> {
    answer(input) ?? vanished(input)
  }

  /// The answer for a path at which a directory has appeared since somebody looked.
  func vanished(_ input: Inputs.Input) -> FileAnswer<Job.Content> {
    let error = MetadataError(.notAFile, "has become a directory")
    let record = FileRecord(
      name: input.path ?? [], result: .failure(error), isFound: input.isFound, seconds: nil)
    return FileAnswer(
      name: record.name, content: job.content(of: record), error: error, statistics: nil)
  }
}
