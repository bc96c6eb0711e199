import Foundation

extension RangedReader {
  /// How much is fetched before the next look at cancellation.
  private static let chunk = 1 << 20

  /// All bytes, in memory.
  func data(progress: LoadProgress) async throws -> Data {
    var data = Data()
    try await forEachChunk(progress: progress) { chunk, _ in data.append(chunk) }
    return data
  }

  /// Writes all bytes to a new file, a chunk at a time.
  func write(to path: FilePath, progress: LoadProgress) async throws {
    let file = try SystemFile.create(path)
    try await forEachChunk(progress: progress) { chunk, position in
      try file.write(chunk.span, at: position)
    }
  }

  private func forEachChunk(
    progress: LoadProgress, _ body: (_ chunk: Data, _ position: Int) throws -> Void
  ) async throws {
    progress.begin(bytes: count)
    var done = 0
    while done < count {
      try progress.checkCancellation()
      let chunk = try await bytes(in: done..<min(done + Self.chunk, count))
      try body(chunk, done)
      done += chunk.count
      progress.advance(to: done)
    }
  }
}

extension RepresentationSource {
  /// All bytes, in memory: of a folder, those of an archive of it.
  func data(progress: LoadProgress) throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let path) where try SystemFile.kind(at: path) == .folder:
      try ZIPArchive.data(of: path, progress: progress)
    case .file(let path): try FileReading.data(at: path, progress: progress)
    case .reader(let reader): try reader.bytesNow(in: 0..<reader.count)
    }
  }
}
