import UniformTypes

/// From a file's first bytes to what it is and who reads it.
enum Recognition {
  /// What the file is, and its container where one reads it.
  static func recognize(_ file: Region, name: String?) throws(MetadataError)
    -> (FileFormat, Container?)
  {
    let head = try file.head(count: ByteReader.firstRead)
    let type = try head.withSpan { (span) throws(MetadataError) in TypeIdentifier(content: span) }
    // What stands before DICOM's mark may be the header of a TIFF structure (PS3.10 §7.1): the name
    // tells which of the two is meant.
    if type == .tiff, head.matches("DICM", at: 128), let name, isNamedDICOM(name),
      let format = Container.dicom.formats.first
    {
      return (format, .dicom)
    }
    // Most files are photos: all others' containers are then not even set up, 0.1 ms of a process
    // that reads one.
    if type == .jpeg, let format = Container.jpeg.formats.first {
      return (format.named(byExtensionOf: name), .jpeg)
    }
    if let type {
      // By index, as with all containers below: a copy of a format or a container counts references
      // to all that is in it.
      for place in Container.all.indices {
        let formats = Container.all[place].formats
        if let index = formats.indices.first(where: { formats[$0].type == type }) {
          return (formats[index].named(byExtensionOf: name), Container.all[place])
        }
      }
    }
    if let (format, place) = format(recognizing: head) {
      return (format.named(byExtensionOf: name), Container.all[place])
    }
    if let type {
      let format = FileFormat.named(type)
      return (format, Container.ofSignature(format))
    }
    if let format = FileSignature.format(of: head) {
      return (format, Container.ofSignature(format))
    }
    if let format = ISO9660.format(of: file) { return (format, .iso9660) }
    for container in Container.last {
      if let format = container.format(of: head, named: name) {
        return (format.named(byExtensionOf: name), container)
      }
    }
    if let recovered = recover(file, head) { return recovered }
    throw MetadataError(.unknownType, "the content is of no type that is known")
  }

  /// What a container recognizes by itself, and its place among all.
  private static func format(recognizing head: ByteSlice) -> (FileFormat, Int)? {
    for place in Container.all.indices {
      if let format = Container.all[place].recognize?(head) { return (format, place) }
    }
    return nil
  }

  /// Whether bytes start as a picture does: what is hardly a signature does not count.
  static func isPicture(_ head: ByteSlice) throws(MetadataError) -> Bool {
    let type = try head.withSpan { (span) throws(MetadataError) in TypeIdentifier(content: span) }
    if let type { return type.conforms(to: .image) }
    let format = format(recognizing: head)?.0 ?? FileSignature.format(of: head)
    return format?.isImage == true
  }

  private static func isNamedDICOM(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".dcm", ".dic", ".dicm", ".dc3"].contains { name.hasSuffix($0) }
  }

  /// A warning where the name's extension says another type than the content.
  static func mismatch(_ format: FileFormat, name: String) -> Warning? {
    guard let type = format.type, let dot = name.utf8.lastIndex(of: 0x2e) else { return nil }
    let suffix = name[name.index(after: dot)...]
    // Most files are photos, and named so: no need to go through all types that a name may mean.
    if type == .jpeg, suffix.utf8.elementsEqual("jpg".utf8) { return nil }
    guard suffix.utf8.count <= 16, !suffix.utf8.contains(0x2f),
      type.disagrees(withFilenameExtension: String(suffix)),
      // Sound of WebM is called MKA, too.
      suffix.lowercased() != format.fileExtension
    else { return nil }
    return Warning(
      .extensionMismatch, "the name ends in .\(suffix), the content is \(format.name)")
  }
}
