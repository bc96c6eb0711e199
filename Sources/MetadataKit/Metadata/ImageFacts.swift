/// What a container says of its picture or movie. A fact that it does not state is nil.
public struct ImageFacts: Sendable {
  /// The stored size in pixels, before any rotation.
  public var pixelWidth: Int?
  /// The stored rows of pixels, before any rotation.
  public var pixelHeight: Int?
  /// The size in pixels as it is to be shown: rotated, cropped, with square pixels.
  public var displayWidth: Int?
  /// The rows of pixels as they are to be shown.
  public var displayHeight: Int?
  /// How the stored picture is to be turned, 1…8 (TIFF 6.0 §8 Orientation).
  public var orientation: Int?
  /// How the numbers of a pixel are to be read; of a palette, those of its colors.
  public var colorModel: ColorModel?
  /// Whether pixels are numbers of colors in a palette.
  public var isIndexed: Bool?
  /// Bits of one sample; of a palette, of one index.
  public var bitDepth: Int?
  /// Whether pixels may be transparent, by a channel or by a color that stands for it.
  public var hasAlpha: Bool?
  /// Pictures of an animation, pages of a document, views of one shot (MPO), frames of a movie's main
  /// track.
  public var frameCount: Int?
  /// The description of the embedded color profile.
  public var profileName: String?
  /// How the frames of an animated image are timed; nil for other pictures, and for movies.
  public var animation: Animation?
  /// The size of the tiles that the picture is put together of, in pixels (HEIF's grids).
  public var tileWidth: Int?
  /// The rows of pixels of one tile; the last tiles may reach below the picture.
  public var tileHeight: Int?
  /// Of a movie or an animation, in seconds.
  public var duration: Double?
  /// Of a movie's main track, four characters (`avc1`) or a codec's identifier.
  public var codec: String?
  /// Of a movie's main track, nominal, in pictures a second.
  public var frameRate: Double?
  /// The tracks of a movie or a sound, where the container describes them.
  public var tracks: [MovieTrack] = []
  /// When a movie says that it was made, as the container has it.
  public var creationDate: String?

  /// Whether the container itself says how to turn the picture, so that EXIF does not.
  package var orientationIsFinal = false

  /// Whether a Targa's runs of pixels are stored as lengths.
  package var isRunLengthCoded: Bool?

  /// How long a sound is by the rate of its bytes, which may be a guess of its writer.
  package var durationByBytes: Double?

  package init() {}
}
