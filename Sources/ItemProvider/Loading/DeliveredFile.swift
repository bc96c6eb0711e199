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
      guard try SystemFile.kind(at: path) != .other else {
        throw FileError(operation: .open, path: path, problem: .isSpecial)
      }
      return DeliveredFile(url: url, copy: nil)
    }
    let copy = try TemporaryFile { word in
      FileNaming.name(
        suggested: suggestedName, original: source.path, type: representation.type, word: word)
    }
    switch source {
    case .file(let path) where try SystemFile.kind(at: path) == .folder:
      try FolderCopying.copy(path, to: copy.path, progress: progress)
    case .file(let path): try FileCopying.copy(path, to: copy.path, progress: progress)
    case .data(let data): try FileCopying.write(data, to: copy.path, progress: progress)
    case .reader(let reader):
      let data = try reader.bytesNow(in: 0..<reader.count)
      try FileCopying.write(data, to: copy.path, progress: progress)
    }
    return try DeliveredFile(copy)
  }

  /// Fetches a reader's bytes into a private file.
  static func fetch(
    _ reader: RangedReader, _ representation: Representation, _ progress: LoadProgress,
    suggestedName: String?
  ) async throws -> DeliveredFile {
    let copy = try TemporaryFile { word in
      FileNaming.name(
        suggested: suggestedName, original: nil, type: representation.type, word: word)
    }
    try await reader.write(to: copy.path, progress: progress)
    return try DeliveredFile(copy)
  }

  private init(_ copy: TemporaryFile) throws(FileError) {
    guard let url = copy.path.url else {
      throw FileError(operation: .create, path: copy.path, problem: .system(EILSEQ))
    }
    self.init(url: url, copy: copy)
  }

  private init(url: URL, copy: TemporaryFile?) {
    self.url = url
    self.copy = copy
  }
}

extension RepresentationSource {
  /// The path of a file.
  var path: FilePath? {
    if case .file(let path) = self { path } else { nil }
  }
}
