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
      guard case .failure(let error) = result, error.code == .notAFile else {
        return (path, result)
      }
      return POSIX.kind(of: path) == .directory
        ? nil : (path, .failure(error.withAdvice(about: path)))
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
  /// The error, with what to do where a FIFO was named as a file: a shell's `<(…)` is one.
  func withAdvice(about path: [UInt8]) -> MetadataError {
    guard code == .notAFile, POSIX.isFIFO(path) else { return self }
    return MetadataError(
      code, "\(message); standard input is read with -, as in: cat photo.jpg | exifdump -")
  }

  /// An error of the operating system about a file.
  fileprivate init(_ failure: POSIX.Failure) {
    self.init(
      failure.isAbsence ? .notFound : .unreadable,
      "\(failure.action.rawValue): \(failure.message)")
  }
}
