extension Container {
  /// EXIF in a file of its own, with the signature that it has in a JPEG.
  package static let exifFile = Container(
    [],
    recognize: { head in
      head.matches("Exif\0\0II") || head.matches("Exif\0\0MM")
        ? FileFormat("EXIF", "exif", "application/unknown", nil) : nil
    },
    read: { file, found in
      found.add(.exif, file.region(from: 6))
    })
}
