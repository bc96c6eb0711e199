public import UniformTypes

/// The short movie within a photo that was taken with motion: Google's Motion Photo and Micro
/// Video, Samsung's, and the `mpvd` box of HEIC.
///
/// ```swift
/// if let motion = metadata.motionPhoto {
///   let movie = try motion.movie.bytes(inFile: "photo.jpg")   // an MP4
/// }
/// ```
public struct MotionPhoto: Sendable {
  /// Where the movie stands, to be read on demand.
  public let movie: EmbeddedPicture
  /// The movie's type, told by its content.
  public let type: TypeIdentifier?
  /// The movie's media type, told by its content too: `video/mp4`, `video/quicktime`.
  public let mimeType: String
  /// What the movie states of itself: size, frames, duration in seconds, codec.
  public let facts: ImageFacts
  /// The moment of the movie that is the photo, in seconds; nil where the file does not say.
  public let presentationTime: Double?
  /// What tells of the movie: a tag, `XMP-GContainer:DirectoryItemLength`, or the box `mpvd`.
  public let source: String

  /// Where the movie stands in the file.
  public var range: Range<Int> { movie.range ?? 0..<0 }
}
