public import ItemProvider

// Where else a file may be than at a path that is text.

extension Metadata {
  /// Reads a file's metadata, as of a path that is text; this one may be any bytes.
  ///
  /// - Throws: ``MetadataError`` where the file cannot be read or is of no known type.
  public init(contentsOf path: FilePath, options: ReadOptions = ReadOptions())
    throws(MetadataError)
  {
    do throws(MetadataError) {
      try self.init(
        ByteReader(path: Array(path.bytes), limits: options.limits), name: path.string,
        options: options)
    } catch {
      throw error.of(path)
    }
  }
}
