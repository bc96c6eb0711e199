import Dispatch
import ItemProvider
import MetadataKit

/// A file of a library with what it says of itself.
struct ReadFile: Sendable {
  let place: FilePlace
  let status: FileState
  /// Nil for what is neither a photo nor a movie.
  let facts: MediaFacts?
  let fingerprint: [UInt8]

  /// What is kept of a file to notice when it changes.
  struct FileState: Hashable, Sendable {
    let identity: FileIdentity
    let size: Int64
    let modified: Int64

    init(identity: FileIdentity, size: Int64, modified: Int64) {
      self.identity = identity
      self.size = size
      self.modified = modified
    }

    init(_ status: LibraryFile.Status) {
      self.init(identity: status.identity, size: status.size, modified: status.modified)
    }
  }

  /// Reads a file through an item provider: of its content, what the metadata takes.
  init(_ place: FilePlace, _ status: LibraryFile.Status, in root: FilePath)
    throws(PhotoLibraryError)
  {
    self.place = place
    self.status = FileState(status)
    let path = place.location(in: root)
    do throws(MetadataError) {
      facts = try ItemProvider(path: path).immediateMetadata().flatMap(MediaFacts.init)
    } catch {
      switch error.code {
      case .notFound: throw PhotoLibraryError(.missingResource, "\(path): \(error.statement)")
      case .unreadable: throw PhotoLibraryError(.other, "\(path): \(error.statement)")
      default: facts = nil
      }
    }
    fingerprint = facts == nil ? [] : try Fingerprint(of: path, size: status.size).bytes
  }

  /// Reads files side by side, as many at a time as there are threads.
  static func all(
    _ files: ArraySlice<(FilePlace, LibraryFile.Status)>, in root: FilePath, threads: Int
  ) -> [Result<ReadFile, PhotoLibraryError>] {
    let start = files.startIndex
    let next = Locked(start)
    let results = Locked([Result<ReadFile, PhotoLibraryError>?](repeating: nil, count: files.count))
    // So many at once, that threads seldom wait for one another.
    let step = 32
    DispatchQueue.concurrentPerform(iterations: max(1, threads)) { _ in
      while true {
        let first = next.withLock { next in
          defer { next += step }
          return next
        }
        guard first < files.endIndex else { return }
        let part = files[first..<min(first + step, files.endIndex)]
        let read = part.map { place, status in
          Result { () throws(PhotoLibraryError) in try ReadFile(place, status, in: root) }
        }
        results.withLock {
          for (index, result) in read.enumerated() { $0[first - start + index] = result }
        }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
