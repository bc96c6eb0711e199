/// What kinds of photo or movie an asset is. Source: Apple, *PhotosTypes.h*,
/// `PHAssetMediaSubtype`.
///
/// Told from content are panoramas (GPano's XMP, or EXIF's CustomRendered as Apple's devices write
/// it), HDR (a gain map, or CustomRendered), depth (a depth map, or CustomRendered), screenshots and
/// screen recordings (as iOS marks them), animations, slow motion (100 pictures a second and more),
/// and Live Photos. Spatial, streamed, time-lapse and cinematic movies have their bit, and no asset
/// has it.
public struct MediaSubtypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = MediaSubtypes(rawValue: 1 << 0)
  public static let photoHDR = MediaSubtypes(rawValue: 1 << 1)
  public static let photoScreenshot = MediaSubtypes(rawValue: 1 << 2)
  public static let photoLive = MediaSubtypes(rawValue: 1 << 3)
  public static let photoDepthEffect = MediaSubtypes(rawValue: 1 << 4)
  public static let photoAnimation = MediaSubtypes(rawValue: 1 << 6)
  public static let spatialMedia = MediaSubtypes(rawValue: 1 << 10)
  public static let videoStreamed = MediaSubtypes(rawValue: 1 << 16)
  public static let videoHighFrameRate = MediaSubtypes(rawValue: 1 << 17)
  public static let videoTimelapse = MediaSubtypes(rawValue: 1 << 18)
  public static let videoScreenRecording = MediaSubtypes(rawValue: 1 << 19)
  public static let videoCinematic = MediaSubtypes(rawValue: 1 << 21)
}
