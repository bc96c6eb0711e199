import UniformTypes

/// From a file's first bytes to what it is and who reads it.
enum Recognition {
  /// What the file is, and its container where one reads it.
  static func recognize(_ file: Region, name: String?) throws(MetadataError)
    -> (FileFormat, Container?)
  {
    let head = try file.head(count: ByteReader.firstRead)
    let type = try head.withSpan { (span) throws(MetadataError) in TypeIdentifier(content: span) }
    if let type {
      for container in Container.all {
        for format in container.formats where format.type == type { return (format, container) }
      }
    }
    for container in Container.all {
      if let format = container.recognize?(head) { return (format, container) }
    }
    if let type {
      return (
        FileFormat(
          (type.preferredFilenameExtension ?? type.identifier).uppercased(),
          type.preferredFilenameExtension ?? "", type.preferredMIMEType ?? "", type), nil
      )
    }
    throw MetadataError(.unknownType, "the content is of no type that is known")
  }

  /// A warning where the name's extension says another type than the content.
  static func mismatch(_ format: FileFormat, name: String) -> Warning? {
    nil
  }
}
