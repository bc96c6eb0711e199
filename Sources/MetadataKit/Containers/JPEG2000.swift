import UniformTypes

extension Container {
  /// JPEG 2000 (ISO 15444-1 Annex I, 15444-2 Annex M): boxes around a codestream, or one alone. Those of
  /// movies begin in the same way.
  package static let jpeg2000 = Container([
    FileFormat("JP2", "jp2", "image/jp2", .jpeg2000)
  ]) {
    (file, found) throws(MetadataError) in
    if try file.head(count: 2).matches("\u{0}\u{0}") {
      var boxes = JPEG2000Boxes()
      found.walk(file, isFile: true) { (box, found) throws(MetadataError) in
        try boxes.read(box, depth: 0, &found)
      }
      if boxes.isMotion {
        MotionJPEG2000.tell(boxes.movie, of: file, &found)
      } else {
        if let movie = boxes.movie {
          found.warn(
            Warning(.unsupported, "the movie in a still picture is not read", at: movie.offset))
        }
        boxes.describe(&found)
      }
    } else {
      found.format.name = "J2C"
      found.format.fileExtension = "j2c"
      found.format.mimeTypeInExiftool = "image/x-j2c"
      try JPEG2000Codestream(file, comments: true, &found).describe(&found, withTags: true)
    }
  }
}
