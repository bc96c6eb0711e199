import UniformTypes

extension FileFormat {
  /// The media type of such files, `image/jpeg`; empty where there is none.
  ///
  /// It is exiftool's, but where that is of another kind than the type: a still whose brands are a
  /// movie's is `video/mp4` for exiftool, and a server that goes by it would send a picture as a movie.
  public var mimeType: String {
    guard mimeTypeInExiftool.hasPrefix("video/"), let type, type.conforms(to: .image),
      let preferred = type.preferredMIMEType
    else { return mimeTypeInExiftool }
    return preferred
  }
}
