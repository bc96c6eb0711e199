extension Container {
  /// Metadata without a picture, as exiv2 keeps it beside one: a JPEG's segments behind a signature
  /// of its own.
  package static let exv = Container(
    [],
    recognize: { head in
      head.has("\u{FF}\u{1}Exiv2") ? FileFormat("EXV", "exv", "image/x-exv", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      var walk = JPEGWalk(file, from: 7, hasPicture: false)
      try walk.read(&found)
    })
}
