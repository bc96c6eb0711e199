import MetadataKit
import UniformTypes

/// What a library keeps of a photo or movie, from its content.
///
/// Of the subtypes, these are told: panoramas (GPano's XMP, or EXIF's CustomRendered as Apple's
/// devices write it), HDR (a gain map, or CustomRendered), screenshots (as iOS marks them), depth (a
/// depth map, or CustomRendered), animations, slow motion (100 pictures a second and more) and
/// screen recordings (as iOS marks them). Live Photos are joined later.
struct MediaFacts: Sendable {
  let type: MediaType
  let subtypes: MediaSubtypes
  let width: Int
  let height: Int
  let duration: Double
  /// In seconds since 1970.
  let created: Double?
  let location: Location?
  /// What ties the halves of a Live Photo together.
  let pair: String?
  let burst: String?
  let typeIdentifier: String
  let preferredExtension: String

  /// Nil for what is neither a photo nor a movie.
  init?(_ metadata: Metadata) {
    let mime = metadata.format.mimeType
    if mime.hasPrefix("image/") {
      type = .image
    } else if mime.hasPrefix("video/") {
      type = .video
    } else {
      return nil
    }
    let facts = metadata.facts
    subtypes = type == .image ? Self.photoSubtypes(metadata) : Self.movieSubtypes(metadata)
    width = facts.displayWidth ?? facts.pixelWidth ?? 0
    height = facts.displayHeight ?? facts.pixelHeight ?? 0
    duration = type == .video ? facts.duration ?? 0 : 0
    // A time without a zone is taken as UTC: every process is to sort alike, wherever it runs.
    created = metadata.created.map { $0.localSeconds - Double($0.offsetSeconds ?? 0) }
    location = metadata.location
    pair = metadata.contentIdentifier
    burst = type == .image ? metadata.burstIdentifier : nil
    typeIdentifier =
      metadata.format.type?.identifier ?? (type == .image ? "public.image" : "public.movie")
    preferredExtension = metadata.format.fileExtension
  }

  private static func photoSubtypes(_ metadata: Metadata) -> MediaSubtypes {
    var result: MediaSubtypes = []
    let kinds = metadata.auxiliaryImages.map(\.kind)
    if kinds.contains(.gainMap) { result.insert(.photoHDR) }
    if kinds.contains(.depth) { result.insert(.photoDepthEffect) }
    if metadata.facts.animation.map({ $0.frameCount > 1 }) ?? false {
      result.insert(.photoAnimation)
    }
    // Exif 3.0 knows 0 and 1; the others are Apple's.
    switch metadata["ExifIFD:CustomRendered"]?.number() {
    case 2?, 3?: result.insert(.photoHDR)
    case 6?: result.insert(.photoPanorama)
    case 7?: result.formUnion([.photoHDR, .photoDepthEffect])
    case 8?: result.insert(.photoDepthEffect)
    default: break
    }
    if metadata["XMP-GPano:ProjectionType"] != nil { result.insert(.photoPanorama) }
    let comment =
      metadata["ExifIFD:UserComment"]?.description ?? metadata["XMP-exif:UserComment"]?.description
    if comment == "Screenshot" { result.insert(.photoScreenshot) }
    return result
  }

  private static func movieSubtypes(_ metadata: Metadata) -> MediaSubtypes {
    var result: MediaSubtypes = []
    if metadata.facts.frameRate.map({ $0 >= 100 }) ?? false { result.insert(.videoHighFrameRate) }
    if metadata["Keys:Author"]?.description == "ReplayKitRecording" {
      result.insert(.videoScreenRecording)
    }
    return result
  }
}
