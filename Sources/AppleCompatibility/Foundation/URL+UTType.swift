#if !canImport(UniformTypeIdentifiers)
  // Names of files by their types. Source: Apple, *Uniform Type Identifiers*, additions to `NSURL`.

  extension URL {
    /// The URL with the preferred extension of a type at its end, unless its own is one of the type:
    /// `puppy.jpg` stays as an image, and becomes `puppy.jpg.txt` as plain text.
    public func appendingPathExtension(for contentType: UTType) -> URL {
      let own = UTType.types(
        tag: pathExtension, tagClass: .filenameExtension, conformingTo: contentType)
      guard own.isEmpty, let wanted = contentType.preferredFilenameExtension else { return self }
      return appendingPathExtension(wanted)
    }

    /// Appends the preferred extension of a type, as ``appendingPathExtension(for:)``.
    public mutating func appendPathExtension(for contentType: UTType) {
      self = appendingPathExtension(for: contentType)
    }

    /// The URL of a file in this folder, with an extension of a type, as
    /// ``appendingPathExtension(for:)``.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType)
      -> URL
    {
      appending(
        path: partialName,
        directoryHint: contentType.conforms(to: .directory) ? .isDirectory : .notDirectory
      )
      .appendingPathExtension(for: contentType)
    }

    /// Appends the name of a file, as ``appendingPathComponent(_:conformingTo:)``.
    public mutating func appendPathComponent(
      _ partialName: String, conformingTo contentType: UTType
    ) {
      self = appendingPathComponent(partialName, conformingTo: contentType)
    }
  }
#endif
