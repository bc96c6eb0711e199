/// Counts the units of a file, such as chunks: one may be of nothing but tiny ones.
struct UnitCounter {
  private let most: Int
  private var count = 0

  init(_ limits: Limits) { most = limits.units }

  /// Counts the one that starts at a place.
  ///
  /// - Throws: `limitExceeded` where that is one too many.
  mutating func next(at place: Int) throws(MetadataError) {
    count += 1
    guard count <= most else {
      throw MetadataError(.limitExceeded, "more than \(most) units", at: place)
    }
  }
}
