import ItemProvider
import MetadataKit

/// Reads files and writes their records; any thread may.
struct FileAnswering: Sendable {
  let format: any RecordFormat
  let options: ReadOptions
  let hasStatistics: Bool
  /// Whether what the files are is counted.
  var hasSummary = false
  /// Which files are the halves of a Live Photo.
  var pairs = LivePhotoPairs()

  /// Reads a file and writes its record.
  ///
  /// - Parameter text: is written to.
  /// - Returns: what the run counts, its own text empty; nil for a directory, of which the answers
  ///   are those of the files in it.
  func answer(_ input: Inputs.Input, to text: inout TextBuffer) -> FileAnswer? {
    let start = hasStatistics ? POSIX.seconds : 0
    guard let (name, result) = read(input) else { return nil }
    var record = FileRecord(
      name: name, result: result, seconds: hasStatistics ? POSIX.seconds - start : nil)
    if case .success(let metadata) = result { record.pair = pairs.partner(of: name, metadata) }
    format.write(record, to: &text)
    switch result {
    case .success(let metadata):
      return FileAnswer(
        name: name, error: nil, statistics: metadata.statistics,
        facts: hasSummary ? ScanSummary.Facts(metadata) : nil)
    case .failure(let error):
      return FileAnswer(name: name, error: error, statistics: nil)
    }
  }

  /// What a file says; nil for a directory.
  func read(_ input: Inputs.Input) -> ([UInt8], Result<Metadata, MetadataError>)? {
    switch input {
    case .standardInput:
      do throws(POSIX.Failure) {
        return (Array("-".utf8), metadata(of: try StandardInput.provider()))
      } catch {
        return (Array("-".utf8), .failure(MetadataError(error)))
      }
    case .found(let path):
      return (path, metadata(of: ItemProvider(path: FilePath(bytes: path))))
    case .named(let path):
      let result = metadata(of: ItemProvider(path: FilePath(bytes: path)))
      if case .failure(let error) = result, error.code == .notAFile,
        POSIX.kind(of: path) == .directory
      {
        return nil
      }
      return (path, result)
    case .failure(let path, let failure):
      return (path, .failure(MetadataError(failure)))
    }
  }

  private func metadata(of provider: ItemProvider) -> Result<Metadata, MetadataError> {
    do throws(MetadataError) {
      guard let metadata = try provider.immediateMetadata(options: options) else {
        return .failure(MetadataError(.unreadable, "there is nothing to read"))
      }
      return .success(metadata)
    } catch {
      return .failure(error)
    }
  }
}

extension MetadataError {
  /// An error of the operating system about a file.
  fileprivate init(_ failure: POSIX.Failure) {
    self.init(failure.isAbsence ? .notFound : .unreadable, "cannot open: \(failure.message)")
  }
}
