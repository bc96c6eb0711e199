import ArgumentParser
import MetadataKit

/// Which of a photo's pictures is taken.
enum PictureChoice: String, ExpressibleByArgument, CaseIterable {
  case thumbnail, preview, largest
  /// The movie of a photo with motion.
  case movie
  /// The thumbnail, or where there is none the smallest preview: what nobody needs to say.
  case any

  static var allValueStrings: [String] { ["thumbnail", "preview", "largest", "movie"] }

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }

  /// What it may be, the best first: the first that is a picture is taken.
  func candidates(of metadata: Metadata) -> [EmbeddedPicture] {
    switch self {
    case .movie: metadata.motionPhoto.map { [$0.movie] } ?? []
    // Of manifests, some are of other pictures.
    case .thumbnail:
      metadata.thumbnails.filter { !$0.isOfManifest } + metadata.thumbnails.filter(\.isOfManifest)
    case .preview: metadata.previews
    case .largest:
      metadata.pictures.filter { !$0.isOfManifest }.sorted { $0.byteCount > $1.byteCount }
    case .any: metadata.smallPictures
    }
  }

  /// What is said where there is no such picture.
  func absence(in metadata: Metadata) -> String {
    let isInManifest = metadata.pictures.contains(where: \.isOfManifest)
    return switch self {
    case .any where isInManifest, .largest where isInManifest:
      "has thumbnails in its manifest alone, perhaps of other pictures: --list, --pick thumbnail"
    case .thumbnail: "has no thumbnail"
    case .preview: "has no preview"
    case .movie: "has no movie within it"
    case .largest, .any: "has neither thumbnail nor preview"
    }
  }
}
