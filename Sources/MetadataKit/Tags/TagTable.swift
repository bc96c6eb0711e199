/// The tags of one kind of directory, chunk or record, sorted by number.
///
/// A class because every tag refers to its table, and one table serves all files.
package final class TagTable: Sendable {
  /// What the table is of, for messages and for naming unknown tags: `Exif`, `PNG` …
  package let name: String
  /// The group of its tags where the directory they stand in does not say another.
  package let group: String
  /// Whether it is of TIFF directories, in which one undefined byte alone is a number.
  package let isTIFF: Bool
  /// Whether the number of a row is sixteen times that of the tag, and which of its fields it is.
  let isOfFields: Bool
  /// Whether all its tags yield: see ``TagRow/Traits/yields``.
  let yields: Bool
  /// Whether files know its tags by a word, or by where they stand in a text or among bits: its rows have
  /// numbers for this program alone.
  package let isNumberless: Bool
  /// Whether it is of a movie's boxes.
  let isOfMovies: Bool
  /// Sorted by `id`; a number may stand more than once, and the first row of it speaks.
  package let rows: [TagRow]
  /// For each row what is asked of it for every tag.
  let summaries: [RowSummary]
  private let names = LazyNameIndex()

  /// Never a part of each table's start: in line it copied every row, a tenth of the instructions of a
  /// small photo.
  @inline(never)
  package init(
    _ name: String, group: String, isTIFF: Bool = false, yields: Bool = false,
    isOfFields: Bool = false, isNumberless: Bool = false, _ rows: [TagRow]
  ) {
    self.name = name
    self.group = group
    self.isTIFF = isTIFF
    isOfMovies = name.hasPrefix("QuickTime")
    self.yields = yields
    self.isOfFields = isOfFields
    self.isNumberless = isNumberless
    self.rows = rows
    summaries = rows.indices.map { RowSummary(of: $0, in: rows) }
  }

  /// The index of the row with a number, or nil.
  package func index(of id: UInt32) -> Int? {
    var low = 0
    var high = summaries.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if summaries[middle].id < id { low = middle &+ 1 } else { high = middle }
    }
    return low < summaries.count && summaries[low].id == id ? low : nil
  }

  /// The number that files have for a row: what is above it tells several meanings, or fields, of
  /// one number apart. Pictures that tags locate keep what they have instead.
  package func number(of id: UInt32) -> UInt32 {
    if isOfFields { return (id & 0xff_ffff) >> 4 }
    guard id > 0xffff, !isTIFF || id < 0xf0000, index(of: id & 0xffff) != nil else { return id }
    return id & 0xffff
  }

  /// The index of the first row with a name, or nil.
  package func index(of name: String) -> Int? {
    names.place(of: name.letterHash, in: summaries) { rows[$0].name == name }
  }
}
