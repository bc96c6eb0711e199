import ItemProvider

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Metadata {
  /// Reads bytes that are had range by range, a few ranges of them, without blocking a thread.
  ///
  /// Reading takes microseconds, a range from afar milliseconds. So the bytes are read as if all of
  /// them were there; where they are not, what is missing is fetched and reading starts anew. What
  /// would take more than ``Limits/totalBytes`` is warned of, as in a file.
  init(_ reader: RangedReader, name: String?, options: ReadOptions) async throws {
    var blocks = FetchedBlocks(count: reader.count)
    while true {
      let attempt = Attempt(blocks)
      // A part that could not be read is a warning, so success alone does not say that all was there.
      let result = attempt.read(name: name, options: options)
      guard let missing = attempt.missing else {
        self = try result.get()
        return
      }
      try Task.checkCancellation()
      let range = blocks.range(toFetch: missing)
      guard range.count <= options.limits.totalBytes - blocks.bytesFetched else {
        self = try Attempt(blocks, isLast: true).read(name: name, options: options).get()
        return
      }
      blocks.add([UInt8](try await reader.bytes(in: range)), at: range.lowerBound)
    }
  }

  /// One try to read with what is there.
  ///
  /// A class, because the function that it lends to a ``ByteReader`` says what was missing.
  private final class Attempt {
    private let blocks: FetchedBlocks
    /// Whether nothing more is fetched: what is not there is passed over, and what follows is read.
    private let isLast: Bool
    private(set) var missing: Range<Int>?

    init(_ blocks: FetchedBlocks, isLast: Bool = false) {
      self.blocks = blocks
      self.isLast = isLast
    }

    func read(name: String?, options: ReadOptions) -> Result<Metadata, MetadataError> {
      let bytes = ByteReader(count: blocks.count, limit: options.limits.totalBytes) {
        (offset, count) throws(MetadataError) in
        if self.missing == nil || self.isLast,
          let bytes = self.blocks.bytes(at: offset, count: count)
        {
          return bytes
        }
        if self.isLast {
          throw MetadataError(
            .limitExceeded, "more than \(options.limits.totalBytes) bytes would have to be fetched",
            at: offset)
        }
        if self.missing == nil { self.missing = offset..<(offset + count) }
        throw MetadataError(.unreadable, "the bytes are not there yet", at: offset)
      }
      do throws(MetadataError) {
        return .success(try Metadata(bytes, name: name, options: options))
      } catch {
        return .failure(error)
      }
    }
  }
}
