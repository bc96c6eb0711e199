/// How far the values of a note were moved since the camera wrote it.
///
/// A camera puts the first value a few bytes behind its directory. Where software moved the note and
/// left the offsets, the first of them is too small or too large by as much as all others.
enum MakerNoteShift {
  /// - Parameter usual: how many bytes cameras of the maker leave behind the directory, the usual
  ///   number first; none and four are always as good.
  static func guess(_ directory: TIFFDirectory, _ place: MakerNotePlace, usual: [Int]) -> Int {
    let values = directory.entries.filter { !$0.isInline }.sorted { $0.position < $1.position }
    guard var first = values.first?.position, let padding = usual.first else { return 0 }
    let expected = directory.range.upperBound &+ padding
    var end: Int?
    var last = -1
    for value in values {
      // Of those at the same place the longest counts.
      if let end, value.position != last {
        // Some values stand before the directory.
        if value.position &- end >= directory.range.count,
          abs(value.position &- expected) <= 4
        {
          first = value.position
        }
        if first < 12 { first = value.position }
      }
      let valueEnd = value.position &+ value.byteCount
      end = value.position == last ? max(end ?? 0, valueEnd) : valueEnd
      last = value.position
    }
    if let printing = directory.entry(0xe00), !printing.isInline,
      let bytes = try? place.region.slice(at: printing.position, count: 8),
      bytes.matches("PrintIM\0")
    {
      return 0
    }
    let gap = first &- directory.range.upperBound
    return gap == 0 || gap == 4 || usual.contains(gap) ? 0 : padding &- gap
  }
}
