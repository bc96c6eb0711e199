#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ByteReader {
  /// A reader of data that is in memory, of which only what is read is copied.
  package convenience init(_ data: Data, limits: Limits) {
    self.init(count: data.count, limit: limits.totalBytes) {
      (offset, count) throws(MetadataError) in
      let start = data.startIndex + offset
      return [UInt8](data[start..<(start + count)])
    }
  }
}
