public import ItemProvider

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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

  /// Reads the metadata of the file that a URL leads to: of it, only what that takes. Nothing is
  /// downloaded; `RangedReader` reads what is elsewhere.
  ///
  /// - Throws: ``MetadataError`` where the file cannot be read or is of no known type; of the code
  ///   ``MetadataError/Code/notAFile`` where the URL is none of a file.
  public init(contentsOf url: URL, options: ReadOptions = ReadOptions()) throws(MetadataError) {
    guard let path = FilePath(url) else {
      throw MetadataError(.notAFile, "\(url.absoluteString) is no URL of a file")
    }
    try self.init(contentsOf: path, options: options)
  }

  /// Reads the metadata of a file that is in memory; only what is looked at is copied.
  ///
  /// - Parameter name: the file's name, to warn where its extension says another type.
  /// - Throws: ``MetadataError`` where the bytes are of no known type.
  public init(_ data: Data, name: String? = nil, options: ReadOptions = ReadOptions())
    throws(MetadataError)
  {
    try self.init(ByteReader(data, limits: options.limits), name: name, options: options)
  }
}

extension EmbeddedPicture {
  /// Reads the picture from the file that it is of, as of a path.
  ///
  /// - Throws: ``MetadataError`` where the file cannot be read or is another by now, and where what
  ///   stands there is no picture.
  public func bytes(inFile url: URL) throws(MetadataError) -> Data {
    guard let path = FilePath(url) else {
      throw MetadataError(.notAFile, "\(url.absoluteString) is no URL of a file")
    }
    do throws(MetadataError) {
      return Data(try bytes(of: Array(path.bytes)))
    } catch {
      throw error.of(path)
    }
  }

  /// Takes the picture from the data of the file that it is of.
  ///
  /// - Throws: ``MetadataError`` where the data is that of another file, and where what stands there
  ///   is no picture.
  public func bytes(in file: Data) throws(MetadataError) -> Data {
    Data(try whole(stored { ByteReader(file, limits: limits) }))
  }
}
