/// What kinds of photo or movie an asset is. Source: Apple, *PhotosTypes.h*,
/// `PHAssetMediaSubtype`.
///
/// Told from content are panoramas (GPano's XMP, or EXIF's CustomRendered as Apple's devices write
/// it), HDR (a gain map, or CustomRendered), depth (a depth map, or CustomRendered), screenshots and
/// screen recordings (as iOS marks them), animations, slow motion (100 pictures a second and more),
/// and Live Photos. Spatial, streamed, time-lapse and cinematic movies have their bit, and no asset
/// has it.
public struct MediaSubtypes: OptionSet, Hashable, Sendable {
  /// The bits that `PHAssetMediaSubtype` has.
  public let rawValue: UInt

  /// The subtypes of some bits; bits without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `XMP-GPano:ProjectionType`, or EXIF `CustomRendered` (0xa401) of 6.
  public static let photoPanorama = MediaSubtypes(rawValue: 1 << 0)
  /// A gain map, or EXIF `CustomRendered` of 2, 3 or 7.
  public static let photoHDR = MediaSubtypes(rawValue: 1 << 1)
  /// A `UserComment` of "Screenshot", in EXIF or XMP.
  public static let photoScreenshot = MediaSubtypes(rawValue: 1 << 2)
  /// A still that has its movie.
  public static let photoLive = MediaSubtypes(rawValue: 1 << 3)
  /// A depth map, or EXIF `CustomRendered` of 7 or 8.
  public static let photoDepthEffect = MediaSubtypes(rawValue: 1 << 4)
  /// More than one frame to be shown in turn.
  public static let photoAnimation = MediaSubtypes(rawValue: 1 << 6)
  /// For both eyes; no asset has it.
  public static let spatialMedia = MediaSubtypes(rawValue: 1 << 10)
  /// Played from a server; no asset has it.
  public static let videoStreamed = MediaSubtypes(rawValue: 1 << 16)
  /// 100 pictures a second and more.
  public static let videoHighFrameRate = MediaSubtypes(rawValue: 1 << 17)
  /// Taken slower than it is played; no asset has it.
  public static let videoTimelapse = MediaSubtypes(rawValue: 1 << 18)
  /// An author of "ReplayKitRecording" among QuickTime's keys.
  public static let videoScreenRecording = MediaSubtypes(rawValue: 1 << 19)
  /// With a focus that can be chosen later; no asset has it.
  public static let videoCinematic = MediaSubtypes(rawValue: 1 << 21)
}
