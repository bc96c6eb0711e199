/// Which albums are fetched, and in which order.
public struct AlbumOptions: Hashable, Sendable {
  /// Which albums are meant; nil for all.
  public var predicate: AlbumPredicate?
  /// What they are sorted by, the first counting most; empty for users' by title, then smart ones in the
  /// order of their numbers.
  public var sort: [AlbumSort]
  /// How many at most; 0 for all.
  public var limit: Int

  /// Every album in the usual order, unless something else is said.
  public init(predicate: AlbumPredicate? = nil, sort: [AlbumSort] = [], limit: Int = 0) {
    self.predicate = predicate
    self.sort = sort
    self.limit = limit
  }

  /// The forms of titles that it takes beside them as they are.
  var foldings: [TextFolding] {
    let text = predicate?.condition.text ?? ""
    return TextFolding.all.filter { text.contains($0.column(AlbumSort.Key.title.column)) }
  }

  /// Whether it takes the dates of albums, which their assets have to be asked for.
  var needDates: Bool {
    let dates = [AlbumSort.Key.startDate, .endDate]
    return sort.contains { dates.contains($0.key) }
      || dates.contains { predicate?.condition.text.contains($0.column) ?? false }
  }
}

/// What albums are sorted by.
public struct AlbumSort: Hashable, Sendable {
  /// A property under the name that PhotoKit has for it.
  public enum Key: String, Sendable, CaseIterable {
    /// What it is called, by its bytes: `B` comes before `a`.
    case title = "localizedTitle"
    /// How many assets a user's album has; smart ones, which are not counted, have more than any number.
    case estimatedAssetCount
    /// When the first of its assets was taken; ascending, albums without a date come first.
    case startDate
    /// When the last of its assets was taken; ascending, albums without a date come first.
    case endDate

    var column: String {
      switch self {
      case .title: "title"
      case .estimatedAssetCount: "count"
      case .startDate: "start_date"
      case .endDate: "end_date"
      }
    }
  }

  /// Which property counts.
  public var key: Key
  /// Whether the least comes first.
  public var isAscending: Bool

  /// An order by a property; albums that are alike in it stay in the usual order.
  public init(_ key: Key, ascending: Bool) {
    self.key = key
    isAscending = ascending
  }
}
