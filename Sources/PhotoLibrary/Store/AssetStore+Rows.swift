import MetadataKit
import SQLiteStore
import UniformTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Asset {
  /// An asset of the columns that ``AssetStore`` asks for.
  init(_ row: Statement) {
    localIdentifier = LocalIdentifier.asset(row.text(0))
    mediaType = MediaType(rawValue: Int(row.integer(1))) ?? .unknown
    mediaSubtypes = MediaSubtypes(rawValue: UInt(truncatingIfNeeded: row.integer(2)))
    pixelWidth = Int(row.integer(3))
    pixelHeight = Int(row.integer(4))
    duration = row.real(5)
    creationDate = row.optionalReal(6).map { Date(timeIntervalSince1970: $0) }
    modificationDate = row.optionalReal(7).map { Date(timeIntervalSince1970: $0) }
    if let latitude = row.optionalReal(8), let longitude = row.optionalReal(9) {
      location = Location(
        latitude: latitude, longitude: longitude, altitude: row.optionalReal(10))
    } else {
      location = nil
    }
    isFavorite = row.integer(11) != 0
    isHidden = row.integer(12) != 0
    burstIdentifier = row.optionalText(13)
    representsBurst = row.integer(14) != 0
    originalFilename = row.text(15)
    typeIdentifier = row.text(16)
    fileSize = Int(row.integer(17))
    replacedFilename = row.isNull(18) ? nil : row.blob(18)
  }
}

extension AssetResource {
  /// Nil for a kind that this version does not know.
  init?(_ row: Statement, of word: String) {
    guard let kind = Kind(rawValue: Int(row.integer(0))) else { return nil }
    self.kind = kind
    assetLocalIdentifier = LocalIdentifier.asset(word)
    contentType = TypeIdentifier(importedAs: row.text(1))
    place = FilePlace(folder: row.blob(6), name: row.blob(2))
    originalFilename = String(decoding: place.name, as: UTF8.self)
    pixelWidth = Int(row.integer(3))
    pixelHeight = Int(row.integer(4))
    fileSize = Int(row.integer(5))
  }
}
