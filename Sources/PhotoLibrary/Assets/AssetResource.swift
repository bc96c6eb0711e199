public import UniformTypes

/// A file that belongs to an asset.
public struct AssetResource: Hashable, Sendable {
  /// What a file is of its asset. Source: Apple, *PhotosTypes.h*, `PHAssetResourceType`.
  public enum Kind: Int, Sendable, CaseIterable {
    /// The file of a photo, or the still of a Live Photo.
    case photo = 1
    /// The file of a movie.
    case video = 2
    /// A sound: no file of a library is taken for one.
    case audio = 3
    /// The same photo in another format, as JPEG beside raw; here that is an asset of its own.
    case alternatePhoto = 4
    /// A photo after editing; here that is an asset of its own.
    case fullSizePhoto = 5
    /// A movie after editing; here that is an asset of its own.
    case fullSizeVideo = 6
    /// What an editor has done, so that it can be undone: no file is taken for it.
    case adjustmentData = 7
    /// The photo that an edit began with: no file is taken for one.
    case adjustmentBasePhoto = 8
    /// The movie of a Live Photo.
    case pairedVideo = 9
    /// The movie of a Live Photo after editing: no file is taken for one.
    case fullSizePairedVideo = 10
    /// The movie of a Live Photo that an edit began with: no file is taken for one.
    case adjustmentBasePairedVideo = 11
    /// The movie that an edit began with: no file is taken for one.
    case adjustmentBaseVideo = 12
    /// A smaller photo that stands for another: no file is taken for one.
    case photoProxy = 19
  }

  /// What the file is of its asset: a photo, a movie, or the movie of a Live Photo.
  public let kind: Kind
  /// The ``Asset/localIdentifier`` of the asset that it belongs to.
  public let assetLocalIdentifier: String
  /// The file's type, told by content, whatever its name ends with.
  public let contentType: TypeIdentifier
  /// The file's name in its folder; bytes that are no UTF-8 are replaced.
  public let originalFilename: String
  /// Pixels from left to right as it is shown; 0 where the file does not state them.
  public let pixelWidth: Int
  /// Pixels from top to bottom as it is shown; 0 where the file does not state them.
  public let pixelHeight: Int
  /// The file's size in bytes, when it was read last.
  public let fileSize: Int

  /// The file's folder in the library and its name there.
  let place: FilePlace
}
