import FoundationEssentials
import MetadataKit
import PhotoLibrary

/// An asset as a JSON object.
enum AssetRecord {
  static func write(_ asset: Asset, to text: inout TextBuffer) {
    var line = LibraryRecord()
    line.add("localIdentifier", asset.localIdentifier)
    line.add(filename: asset.filenameBytes)
    line.add("type", asset.typeIdentifier)
    line.add("mediaType", "\(asset.mediaType)")
    line.add("mediaSubtypes", Int(asset.mediaSubtypes.rawValue))
    line.add("pixelWidth", asset.pixelWidth)
    line.add("pixelHeight", asset.pixelHeight)
    line.add("fileSize", asset.fileSize)
    line.add("creationDate", date(asset.creationDate))
    line.add("modificationDate", date(asset.modificationDate))
    if asset.duration > 0 { line.add("duration", asset.duration) }
    if let location = asset.location {
      line.add("latitude", location.latitude)
      line.add("longitude", location.longitude)
    }
    if asset.isFavorite { line.add("isFavorite", true) }
    if asset.isHidden { line.add("isHidden", true) }
    line.add("burstIdentifier", asset.burstIdentifier)
    line.end(to: &text)
  }

  /// `2024-06-21T17:42:07Z`.
  static func date(_ date: Date?) -> String? { date?.formatted(.iso8601) }
}
