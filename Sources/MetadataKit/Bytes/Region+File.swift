extension Region {
  /// Where it stands in the file; nil where it does not do so as it is.
  var fileRange: Range<Int>? { isInFile ? start..<(start + count) : nil }

  /// The region as a file of its own, which may be read as one.
  package func asFile() -> ByteReader {
    ByteReader(count: count, limit: .max) { (offset, count) throws(MetadataError) in
      try self.slice(at: offset, count: count).bytes
    }
  }
}
