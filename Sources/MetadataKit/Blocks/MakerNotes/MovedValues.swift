extension MakerNoteTags {
  /// How far the values of a note were moved since the camera wrote it, by where its directory ends:
  /// the first value stands 4 bytes behind that, or none, or as many as the maker is known to leave.
  static func shiftOfValues(
    _ directory: TIFFDirectory, _ place: MakerNotePlace, gaps: [Int] = []
  ) -> Int {
    let values = directory.entries.filter { !$0.isInline }
    // A block that the note carries says where it is.
    if let block = values.first(where: { $0.tag == 0xe00 }),
      (try? place.region.slice(at: block.position, count: 8).matches("PrintIM\0")) == true
    {
      return 0
    }
    guard let first = firstValue(values, directory) else { return 0 }
    let gap = first - directory.range.upperBound
    return ([0, 4] + gaps).contains(gap) ? 0 : (gaps.first ?? 4) - gap
  }

  /// The lowest place of a value that makes sense: some stand before the directory, and some places
  /// are none.
  private static func firstValue(_ values: [TIFFEntry], _ directory: TIFFDirectory) -> Int? {
    var longest: [Int: Int] = [:]
    for value in values {
      longest[value.position] = max(value.byteCount, longest[value.position] ?? 0)
    }
    let places = longest.keys.sorted()
    guard var first = places.first else { return nil }
    let expected = directory.range.upperBound + 4
    var last: Int?
    for place in places {
      if let last, place &- last >= directory.range.count, abs(place &- expected) <= 4 {
        first = place
      }
      if last != nil, first < 12 { first = place }
      last = place &+ (longest[place] ?? 0)
    }
    return first
  }
}
