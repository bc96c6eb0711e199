import ItemProvider

extension EmbeddedPicture {
  /// Reads the picture from the file that it is of.
  ///
  /// - Throws: ``MetadataError`` where the file cannot be read or is another by now, and where what
  ///   stands there is no picture.
  public func bytes(inFile path: String) throws(MetadataError) -> [UInt8] {
    do throws(MetadataError) {
      return try bytes(of: Array(path.utf8))
    } catch {
      throw error.of(FilePath(path))
    }
  }

  /// Takes the picture from the bytes of the file that it is of.
  ///
  /// - Throws: ``MetadataError`` where the bytes are those of another file, and where what stands
  ///   there is no picture.
  public func bytes(in file: [UInt8]) throws(MetadataError) -> [UInt8] {
    try whole(stored { ByteReader(file) })
  }

  package func bytes(of path: [UInt8]) throws(MetadataError) -> [UInt8] {
    try whole(stored(in: path))
  }

  /// The bytes as they stand in the file, a picture or not.
  package func stored(in path: [UInt8]) throws(MetadataError) -> [UInt8] {
    try stored { () throws(MetadataError) in try ByteReader(path: path, limits: limits) }
  }

  /// As many bytes as are asked for may be read; the size of the file bounds them.
  var limits: Limits {
    var limits = Limits()
    limits.totalBytes = max(limits.totalBytes, byteCount)
    return limits
  }

  func stored(_ open: () throws(MetadataError) -> ByteReader) throws(MetadataError)
    -> [UInt8]
  {
    let reader = try open()
    if let range {
      return try reader.slice(at: range.lowerBound, count: range.count).bytes
    }
    return try content(of: Metadata(reader, name: nil, options: Self.keeping))
  }

  /// The bytes as another reading of the file has kept them.
  func content(of metadata: Metadata) throws(MetadataError) -> [UInt8] {
    try KeptPictures(metadata).bytes(of: self)
  }

  static var keeping: ReadOptions {
    var options = ReadOptions()
    options.keepsPictures = true
    return options
  }
}
