/// What is fetched, and in which order.
public struct FetchOptions: Hashable, Sendable {
  /// Which assets are meant; nil for all.
  public var predicate: AssetPredicate?
  /// What they are sorted by, the first counting most; empty for the order in which they were
  /// taken, oldest first.
  public var sort: [AssetSort]
  /// How many at most; 0 for all.
  public var limit: Int
  /// Whether hidden assets count; whoever names them, or their smart album, gets them in any case.
  public var includesHidden: Bool
  /// Whether all photos of a burst count, not only the one that stands for it.
  public var includesAllBurstPhotos: Bool

  /// Everything that is not hidden, the oldest first, unless something else is said.
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
    /// When it was taken, as ``Asset/creationDate`` says it.
    case creationDate
    /// When its file was changed last.
    case modificationDate
    /// How long it is, in seconds; photos are 0.
    case duration
    /// Pixels from left to right, as it is shown.
    case pixelWidth
    /// Pixels from top to bottom, as it is shown.
    case pixelHeight
    /// By ``MediaType``: ascending, photos come before movies.
    case mediaType
    /// The name of its main file, by its bytes: `B` comes before `a`.
    case filename
    /// The size of its main file in bytes.
    case fileSize
    /// Ascending, favorites come last.
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

  /// Which property counts.
  public var key: Key
  /// Whether the least comes first: the oldest, the shortest, the smallest.
  public var isAscending: Bool

  /// An order by a property; assets that are alike in it stand as they were found, in the same
  /// direction.
  public init(_ key: Key, ascending: Bool) {
    self.key = key
    isAscending = ascending
  }
}
