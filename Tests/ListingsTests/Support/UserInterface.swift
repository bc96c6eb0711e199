// What stands here was written elsewhere, or for it: its style is not ours.
// swift-format-ignore-file

// What the listings take from UIKit and their own app: just enough of it to compile.

import AppleCompatibility

/// Of the asset that was picked.
let assetIdentifier: String? = "asset"

final class UIImage {
  init?(data: Data) {
    if TypeIdentifier(content: [UInt8](data).span)?.conforms(to: .image) != true { return nil }
  }
}

final class SNSResourcesModel {
  enum AssetType { case photo, video }
  enum AssetSource { case album, camera }

  var assetLocalIdentifier: String?
  var assetType = AssetType.video
  var assetSource = AssetSource.camera
  var originImage: UIImage?
  var bigPreviewImage: UIImage?
  var pixelWidth = 0
  var pixelHeight = 0
  var isGif = false
  var gifData: Data?
  var movie: Data?
}

final class AlbumViewModel {
  private let lock = NSLock()
  private var models: [SNSResourcesModel] = []

  var selectArray: [SNSResourcesModel] { lock.withLock { models } }

  func selectArrayAddObject(_ model: SNSResourcesModel) { lock.withLock { models.append(model) } }
}

extension Data {
  enum ImageType { case GIF, other }

  /// What the bytes are, whatever their name says.
  var imageType: ImageType {
    TypeIdentifier(content: [UInt8](self).span) == .gif ? .GIF : .other
  }
}

extension DefaultStringInterpolation {
  // The listing prints an optional number; that is a warning elsewhere.
  mutating func appendInterpolation(_ value: Double?) {
    appendLiteral(value.map { "\($0)" } ?? "nil")
  }
}

/// Waits for something to become true, for as long as a slow machine may take.
///
/// Where the caller is: what the main actor changes is looked at on it.
func wait(
  isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool
) async throws {
  for _ in 0..<30_000 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(1))
  }
  throw CancellationError()
}

func fixture(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures").appending(path: name)
}
