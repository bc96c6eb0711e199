#if !canImport(Photos)
  public import Foundation

  /// A folder of albums, of which there are none here: fetches of them are empty, so that programs which go
  /// through folders go through none.
  public final class PHCollectionList: PHCollection, @unchecked Sendable {
    /// Whether a user has made it, or it follows from a rule.
    public var collectionListType: PHCollectionListType { .folder }
    /// What it is, in detail.
    public var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    /// When the first of its assets was taken.
    public var startDate: Date? { nil }
    /// When the last of its assets was taken.
    public var endDate: Date? { nil }
    /// Where its assets were taken.
    public var localizedLocationNames: [String] { [] }
    /// There are only albums in it.
    public override var canContainAssets: Bool { false }
    /// There are albums and folders in it.
    public override var canContainCollections: Bool { true }

    /// The folders of a kind: none.
    public class func fetchCollectionLists(
      with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
      options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
      PHFetchResult(.nothing)
    }

    /// The folders of some identifiers: none.
    public class func fetchCollectionLists(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
      PHFetchResult(.nothing)
    }

    /// The folders that an album is in: none.
    public class func fetchCollectionListsContaining(
      _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
      PHFetchResult(.nothing)
    }
  }

  extension PHCollection {
    /// What a folder has in it: there is no folder to ask of.
    public class func fetchCollections(
      in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
      PHFetchResult(.nothing)
    }
  }

  /// Kinds of folder. Source: Apple, *PhotosTypes.h*.
  public enum PHCollectionListType: Int, Sendable {
    /// What a user has made.
    case folder = 2
    /// What follows from a rule.
    case smartFolder = 3
  }

  /// Kinds of folder, in detail. Source: Apple, *PhotosTypes.h*.
  public struct PHCollectionListSubtype: RawRepresentable, Hashable, Sendable {
    /// The number that Apple has for the kind.
    public let rawValue: Int

    /// The kind of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What a user has made.
    public static let regularFolder = PHCollectionListSubtype(rawValue: 100)
    /// Events of iPhoto.
    public static let smartFolderEvents = PHCollectionListSubtype(rawValue: 200)
    /// Faces of iPhoto.
    public static let smartFolderFaces = PHCollectionListSubtype(rawValue: 201)
    /// Every kind.
    public static let any = PHCollectionListSubtype(rawValue: .max)
  }
#endif
