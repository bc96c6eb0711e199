extension FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The bytes after the last slash, or `nil` for `/` and for an empty path.
  ///
  /// Slashes at the end are not part of a name: the last component of `photos/` is `photos`.
  public var lastComponent: ArraySlice<UInt8>? {
    var name = bytes
    while name.last == Self.slash { name.removeLast() }
    if let slash = name.lastIndex(of: Self.slash) { name = name[(slash + 1)...] }
    return name.isEmpty ? nil : name
  }

  /// What follows the last dot of the name, or `nil` when there is none or it is no UTF-8.
  ///
  /// A dot that starts a name (`.profile`) or ends it starts no extension.
  public var filenameExtension: String? {
    guard let name = lastComponent, let dot = name.lastIndex(of: Self.dot),
      dot > name.startIndex, dot + 1 < name.endIndex
    else { return nil }
    return String(validating: name[(dot + 1)...], as: UTF8.self)
  }

  /// Whether the path ends in a slash, which only a folder's may.
  var namesFolder: Bool { bytes.last == Self.slash }

  /// The path of something in the folder that this path leads to.
  public func appending(_ name: String) -> FilePath {
    appending(bytes: Array(name.utf8)[...])
  }

  /// The path of something in the folder that this path leads to, by a name in no encoding.
  package func appending(bytes name: ArraySlice<UInt8>) -> FilePath {
    var result = Array(bytes)
    if !namesFolder { result.append(Self.slash) }
    return FilePath(bytes: result + name)
  }
}
