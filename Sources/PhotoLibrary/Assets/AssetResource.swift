public import UniformTypes

/// A file that belongs to an asset.
public struct AssetResource: Hashable, Sendable {
  /// What a file is of its asset. Source: Apple, *PhotosTypes.h*, `PHAssetResourceType`.
  public enum Kind: Int, Sendable, CaseIterable {
    case photo = 1
    case video = 2
    case audio = 3
    case alternatePhoto = 4
    case fullSizePhoto = 5
    case fullSizeVideo = 6
    case adjustmentData = 7
    case adjustmentBasePhoto = 8
    case pairedVideo = 9
    case fullSizePairedVideo = 10
    case adjustmentBasePairedVideo = 11
    case adjustmentBaseVideo = 12
    case photoProxy = 19
  }

  public let kind: Kind
  public let assetLocalIdentifier: String
  public let contentType: TypeIdentifier
  public let originalFilename: String
  public let pixelWidth: Int
  public let pixelHeight: Int
  public let fileSize: Int

  /// The file's folder in the library and its name there.
  let place: FilePlace
}

/// Where a file is in a library: its folder's path from the library's, empty for that itself, and
/// its name, as bytes.
struct FilePlace: Hashable, Sendable {
  let folder: [UInt8]
  let name: [UInt8]
}
