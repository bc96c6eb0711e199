/// What is fetched, and in which order.
public struct FetchOptions: Hashable, Sendable {
  public var predicate: AssetPredicate?
  /// What they are sorted by, the first counting most; empty for the order in which they were
  /// taken, oldest first.
  public var sort: [AssetSort]
  /// How many at most; 0 for all.
  public var limit: Int
  public var includesHidden: Bool
  /// Whether all photos of a burst count, not only the one that stands for it.
  public var includesAllBurstPhotos: Bool

  public init(
    predicate: AssetPredicate? = nil, sort: [AssetSort] = [], limit: Int = 0,
    includesHidden: Bool = false, includesAllBurstPhotos: Bool = false
  ) {
    self.predicate = predicate
    self.sort = sort
    self.limit = limit
    self.includesHidden = includesHidden
    self.includesAllBurstPhotos = includesAllBurstPhotos
  }
}

/// What assets are sorted by.
public struct AssetSort: Hashable, Sendable {
  /// A property under the name that PhotoKit has for it.
  public enum Key: String, Sendable, CaseIterable {
    case creationDate
    case modificationDate
    case duration
    case pixelWidth
    case pixelHeight
    case mediaType
    case filename
    case fileSize
    case isFavorite = "favorite"

    var column: String {
      switch self {
      case .creationDate: "created"
      case .modificationDate: "modified"
      case .duration: "duration"
      case .pixelWidth: "width"
      case .pixelHeight: "height"
      case .mediaType: "media_type"
      case .filename: "filename"
      case .fileSize: "size"
      case .isFavorite: "favorite"
      }
    }
  }

  public var key: Key
  public var isAscending: Bool

  public init(_ key: Key, ascending: Bool) {
    self.key = key
    isAscending = ascending
  }
}
