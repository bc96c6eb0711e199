import UniformTypes

extension FileFormat {
  /// What is told in our own forms: the type's, where exiftool's word is of another kind.
  ///
  /// A still whose brands are a movie's is `video/mp4` for exiftool: a server that goes by it would
  /// send a picture as a movie.
  package var ownMIMEType: String {
    guard mimeType.hasPrefix("video/"), let type, type.conforms(to: .image),
      let preferred = type.preferredMIMEType
    else { return mimeType }
    return preferred
  }
}
