import SQLiteStore

/// Which albums are meant: what `NSPredicate` is to PhotoKit's fetches of collections.
///
/// ```swift
/// library.fetchAlbums(AlbumOptions(predicate: .title("Holidays")))
/// try AlbumPredicate(format: "title == %@ AND estimatedAssetCount > 0", "Holidays")
/// ```
public struct AlbumPredicate: Hashable, Sendable {
  /// About the rows that `AssetStore.chosen` makes of albums.
  let condition: Condition

  init(_ condition: Condition) { self.condition = condition }

  /// Every album.
  public static let everything = AlbumPredicate(.everything)
  /// No album.
  public static let nothing = AlbumPredicate(.nothing)
  /// Those that are called so, letter by letter.
  public static func title(_ title: String) -> Self {
    Self(Condition("title = ?", [.text(title)]))
  }

  /// Those that are meant by every part; without parts, every album.
  public static func all(_ parts: [AlbumPredicate]) -> Self { Self(.all(parts.map(\.condition))) }
  /// Those that are meant by at least one part; without parts, none.
  public static func any(_ parts: [AlbumPredicate]) -> Self { Self(.any(parts.map(\.condition))) }
  /// Those that are not meant.
  public static func not(_ part: AlbumPredicate) -> Self { Self(.not(part.condition)) }

  /// A predicate of a format, as `AssetPredicate.init(format:argumentArray:)` reads it.
  ///
  /// Titles may be compared with a part of them, too: `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`; `[c]` behind
  /// these and behind `==` and `!=` says that case makes no difference, `[d]` that marks of Latin letters make
  /// none.
  ///
  /// The properties: `title` or `localizedTitle`, `localIdentifier` or `SELF`, `startDate`, `endDate`, and
  /// `estimatedAssetCount`, which is more than any number for a smart album, because that is not counted.
  ///
  /// - Throws: ``PhotoLibraryError/Code/predicateInvalid``, which says at which word it goes wrong.
  public init(format: String, argumentArray arguments: [Any] = []) throws(PhotoLibraryError) {
    var parser = PredicateParser(format, arguments, of: Self.columns)
    self.init(try parser.parse())
  }

  /// As ``init(format:argumentArray:)``.
  public init(format: String, _ arguments: Any...) throws(PhotoLibraryError) {
    try self.init(format: format, argumentArray: arguments)
  }

  private static let columns = [
    "self": "identifier", "localidentifier": "identifier", "title": "title",
    "localizedtitle": "title",
    "estimatedassetcount": "count", "startdate": "start_date", "enddate": "end_date",
  ]
}
