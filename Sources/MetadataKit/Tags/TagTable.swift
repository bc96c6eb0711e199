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
  /// Whether of several tags with a name the field shows the last one, in the group that has it.
  package let keepsLast: Bool
  /// Whether it is of a movie's boxes.
  let isOfMovies: Bool
  /// Sorted by `id`; a number may stand more than once, and the first row of it speaks.
  package let rows: [TagRow]
  /// For each row the number of the ``CompositeInput`` that it is.
  let compositeInputs: [UInt8]

  package init(
    _ name: String, group: String, isTIFF: Bool = false, keepsLast: Bool = false, _ rows: [TagRow]
  ) {
    self.name = name
    self.group = group
    self.isTIFF = isTIFF
    isOfMovies = name.hasPrefix("QuickTime")
    self.keepsLast = keepsLast
    self.rows = rows
    compositeInputs = CompositeInput.numbers(of: rows)
  }

  /// The index of the row with a number, or nil.
  package func index(of id: UInt32) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if rows[middle].id < id { low = middle &+ 1 } else { high = middle }
    }
    return low < rows.count && rows[low].id == id ? low : nil
  }

  /// The index of the row with a name, or nil.
  package func index(of name: String) -> Int? {
    // Nearly all names differ in their length already, which costs no call.
    let length = name.utf8.count
    for index in rows.indices
    where rows[index].name.utf8.count == length && rows[index].name == name {
      return index
    }
    return nil
  }
}
