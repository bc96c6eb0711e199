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

  func choose(of metadata: Metadata) -> EmbeddedPicture? {
    let pictures = metadata.pictures
    return switch self {
    case .movie: metadata.motionPhoto?.movie
    case .thumbnail: pictures.first { $0.kind == .thumbnail }
    case .preview: pictures.first { $0.kind == .preview }
    case .largest: pictures.max { $0.byteCount < $1.byteCount }
    case .any:
      pictures.first { $0.kind == .thumbnail } ?? pictures.min { $0.byteCount < $1.byteCount }
    }
  }

  /// What is said where there is no such picture.
  var absence: String {
    switch self {
    case .thumbnail: "has no thumbnail"
    case .preview: "has no preview"
    case .movie: "has no movie within it"
    case .largest, .any: "has neither thumbnail nor preview"
    }
  }
}
