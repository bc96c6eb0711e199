/// Places of directories that were read, so that loops end.
struct VisitedPlaces {
  /// The first few, which are all that photos have: to look through them costs less than a hash.
  private var few: [Int] = []
  private var others: Set<Int> = []

  private static let fewAtMost = 16

  var count: Int { few.count + others.count }

  func contains(_ place: Int) -> Bool { few.contains(place) || others.contains(place) }

  /// Adds a place; false where it was there before.
  mutating func insert(_ place: Int) -> Bool {
    if few.contains(place) { return false }
    guard few.count >= Self.fewAtMost else {
      few.append(place)
      return true
    }
    return others.insert(place).inserted
  }
}
