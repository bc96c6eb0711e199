import Foundation

/// A file that is handed to the caller of a load.
struct DeliveredFile: Sendable {
  let url: URL
  /// What to remove afterwards; `nil` for the original file.
  let copy: TemporaryFile?

  var isInPlace: Bool { copy == nil }

  /// Copies a source to a private file, or names the original if that is wanted and allowed.
  static func make(
    _ source: RepresentationSource, _ representation: Representation, _ progress: LoadProgress,
    suggestedName: String?, openInPlace: Bool
  ) throws -> DeliveredFile {
    if openInPlace, representation.fileOptions.contains(.openInPlace),
      case .file(let path) = source, let url = path.url
    {
      _ = try SystemFile.kind(at: path)
      return DeliveredFile(url: url, copy: nil)
    }
    let copy = try TemporaryFile { word in
      FileNaming.name(
        suggested: suggestedName, original: source.path, type: representation.type, word: word)
    }
    switch source {
    case .file(let path): try FileCopying.copy(path, to: copy.path, progress: progress)
    case .data(let data): try FileCopying.write(data, to: copy.path, progress: progress)
    }
    guard let url = copy.path.url else {
      throw FileError(operation: .create, path: copy.path, problem: .system(EILSEQ))
    }
    return DeliveredFile(url: url, copy: copy)
  }
}

extension RepresentationSource {
  /// The path of a file.
  var path: FilePath? {
    if case .file(let path) = self { path } else { nil }
  }
}
