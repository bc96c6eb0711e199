import ItemProvider
import MetadataKit

extension ByteReader {
  /// A reader of a file whose metadata has been read, for what that does not take: of all of it, if need
  /// be.
  ///
  /// - Parameter name: the file's path, or `-` for what has come on standard input.
  convenience init(again name: [UInt8]) throws(MetadataError) {
    var limits = Limits()
    limits.totalBytes = .max
    switch name == [0x2d] ? StandardInput.last?.immediateSource() : .file(FilePath(bytes: name)) {
    case .file(let path): try self.init(path: Array(path.bytes), limits: limits)
    case .data(let data): self.init(data, limits: limits)
    case .reader, nil: throw MetadataError(.unreadable, "standard input was not read")
    }
  }
}
