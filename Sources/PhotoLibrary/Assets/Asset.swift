public import MetadataKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A photo, a Live Photo or a movie of a library, as it was when it was fetched.
public struct Asset: LibraryObject {
  /// What it is known by as long as it is in the library, however its files are called:
  /// `0F3A…/L0/001`.
  public let localIdentifier: String
  /// Whether it is a photo or a movie, told by content.
  public let mediaType: MediaType
  /// What kinds of photo or movie it is, as far as its files say it.
  public let mediaSubtypes: MediaSubtypes
  /// The size in pixels as it is shown; 0 where the file does not state it.
  public let pixelWidth: Int
  /// The rows of pixels as it is shown; 0 where the file does not state them.
  public let pixelHeight: Int
  /// When it was taken; where no tag says it, when its file was changed last.
  ///
  /// A time whose file states no zone is taken as UTC.
  public let creationDate: Date?
  /// When its file was changed last.
  public let modificationDate: Date?
  /// Where it was taken.
  public let location: Location?
  /// How long it is in seconds; 0 for photos.
  public let duration: Double
  /// Whether a client has marked it: the library keeps that, not the file.
  public let isFavorite: Bool
  /// Whether it is left out unless it is asked for.
  public let isHidden: Bool
  /// What the photos of one burst have in common.
  public let burstIdentifier: String?
  /// Whether it stands for its burst: the first photo does that the client may see and that is not hidden.
  /// The others are left out where they are not asked for, but for albums that they were put into, favorites
  /// and what is hidden.
  public let representsBurst: Bool
  /// The size of its main file in bytes.
  public let fileSize: Int
  /// The name of its main file; bytes that are no UTF-8 are replaced.
  public let originalFilename: String
  /// The bytes of that name, where some were replaced.
  let replacedFilename: [UInt8]?
  /// The type of its main file, such as `public.heic`.
  public let typeIdentifier: String

  /// The name of its main file, as the system has it.
  package var filenameBytes: [UInt8] { replacedFilename ?? Array(originalFilename.utf8) }

  /// How it is to be shown, which follows from its type and subtypes.
  public var playbackStyle: PlaybackStyle { PlaybackStyle(mediaType, mediaSubtypes) }
}
