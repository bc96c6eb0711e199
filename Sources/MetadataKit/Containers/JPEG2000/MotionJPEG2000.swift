/// Movies of pictures of JPEG 2000: a movie's boxes behind the signature of a still (ISO 15444-3).
enum MotionJPEG2000 {
  /// That of all such movies, and that of simple ones (RFC 3745 §2.3).
  static let brands: Set<String> = ["mjp2", "mj2s"]

  private static let format = FileFormat("MJ2", "mj2", "video/mj2", nil)

  /// Tells of the movie, which exiftool takes for a still without a picture.
  ///
  /// - Parameter box: the movie's headers; nil where there are none.
  static func tell(_ box: ISOBox?, of file: Region, _ found: inout MetadataBuilder) {
    found.misreadFormat =
      found.format.inExiftool(named: found.fileExtension, isStated: false) ?? found.format
    found.format = format
    guard let box else {
      return found.warn(
        Warning(.truncated, "the movie has no box 'moov'", at: file.start + file.count))
    }
    found.form = .notInExiftool
    found.context.isUnknownToExiftool = true
    found.context.isBehindDamage = box.missing > 0
    defer {
      found.form = []
      found.context.isUnknownToExiftool = false
      found.context.isBehindDamage = false
    }
    MovieBox(box.body, file: file, &found).tell(&found)
  }
}
