extension Region {
  /// Where it stands in the file; nil where it does not do so as it is.
  var fileRange: Range<Int>? { isInFile ? start..<(start + count) : nil }

  /// The region as a file of its own, which may be read as one.
  ///
  /// - Parameter leastRead: the least that a read but the first asks for; of few bytes ``ByteReader/bytesRead`` says more
  ///   exactly what was looked at.
  package func asFile(leastRead: Int = ByteReader.leastRead) -> ByteReader {
    ByteReader(count: count, limit: .max, leastRead: leastRead) {
      (offset, count) throws(MetadataError) in
      try self.slice(at: offset, count: count).bytes
    }
  }
}
