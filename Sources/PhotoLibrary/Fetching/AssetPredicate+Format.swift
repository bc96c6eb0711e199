#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AssetPredicate {
  /// A predicate of a format, as `NSPredicate` has it for fetches of PhotoKit: comparisons (`==`,
  /// `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`) of a property with a value, `AND`, `OR`, `NOT`, parentheses;
  /// `(mediaSubtypes & %d) != 0`; `%d`, `%f`, `%@` for the arguments in turn, `YES`, `NO`, numbers
  /// and quoted texts in place; `%K` for the name of a property. A date is a `Date`, or a quoted `2024-06-21T17:42:07Z`.
  ///
  /// The properties: `localIdentifier` or `SELF`, `mediaType`, `mediaSubtypes`, `creationDate`,
  /// `modificationDate`, `duration`, `pixelWidth`, `pixelHeight`, `favorite` or `isFavorite`,
  /// `hidden` or `isHidden`, `burstIdentifier`.
  ///
  /// - Throws: ``PhotoLibraryError/Code/predicateInvalid``, which says at which word it goes wrong.
  public init(format: String, argumentArray arguments: [Any] = []) throws(PhotoLibraryError) {
    var parser = PredicateParser(format, arguments, of: Self.columns)
    self.init(try parser.parse())
  }

  private static let columns = [
    "self": "assets.uuid", "localidentifier": "assets.uuid", "mediatype": "media_type",
    "mediasubtype": "subtypes",
    "mediasubtypes": "subtypes", "creationdate": "created", "modificationdate": "modified",
    "duration": "duration", "pixelwidth": "width", "pixelheight": "height",
    "favorite": "favorite", "isfavorite": "favorite", "hidden": "hidden", "ishidden": "hidden",
    "burstidentifier": "burst",
  ]

  /// As ``init(format:argumentArray:)``.
  public init(format: String, _ arguments: Any...) throws(PhotoLibraryError) {
    try self.init(format: format, argumentArray: arguments)
  }
}
