import ItemProvider
import MetadataKit

/// Reads the files of a run; any thread may.
struct FileReader: Sendable {
  let options: ReadOptions

  /// What a file says; nil for a directory.
  func read(_ input: Inputs.Input) -> ([UInt8], FileReading)? {
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
      guard case .failure(let error) = result else { return (path, result) }
      if error.code == .notAFile, POSIX.kind(of: path) == .directory { return nil }
      return (path, .failure(error.withAdvice(about: path)))
    case .failure(let path, let failure):
      return (path, .failure(MetadataError(failure)))
    }
  }

  private func metadata(of provider: ItemProvider) -> FileReading {
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
  /// The error, with what to do where a FIFO was named as a file: a shell's `<(…)` is one; and
  /// where a name has what Windows' editors put into lists.
  func withAdvice(about path: [UInt8]) -> MetadataError {
    let advice: String
    if code == .notAFile, POSIX.isFIFO(path) {
      advice = "standard input is read with -, as in: cat photo.jpg | exifdump -"
    } else if code == .notFound, path.last == 0x0d {
      advice = "the name ends with a carriage return; dos2unix takes them out of a list"
    } else if code == .notFound, path.starts(with: [0xef, 0xbb, 0xbf]) {
      advice = "the name starts with a byte order mark; dos2unix takes it off a list"
    } else {
      return self
    }
    return MetadataError(code, "\(message); \(advice)")
  }

  /// An error of the operating system about a file.
  init(_ failure: POSIX.Failure) {
    self.init(
      failure.isAbsence ? .notFound : .unreadable,
      "\(failure.action.rawValue): \(failure.message)")
  }
}
