/// What is asked of a row for each tag that is read, without the references that a row holds, and close
/// to the next one: in one array for all of it, which one pass over the rows makes.
struct RowSummary: Sendable {
  let id: UInt32
  /// The ``Swift/String/letterHash`` of the name.
  let nameHash: UInt32
  let traits: TagRow.Traits
  /// The format that the bytes are read as, where it is not the file's.
  let format: TagFormat?
  /// Whether neither words nor a conversion stand between the bytes and what is shown.
  let isPlain: Bool
  /// The number of the ``CompositeInput`` that it is, or of none.
  let compositeInput: UInt8

  /// In place: no row is copied. Always in line: called, it took a third more instructions.
  @inline(__always)
  init(of index: Int, in rows: [TagRow]) {
    id = rows[index].id
    let hash = rows[index].name.letterHash
    nameHash = hash
    traits = rows[index].traits
    format = rows[index].format
    isPlain =
      rows[index].value == nil && rows[index].print == nil && rows[index].labels.isEmpty
    compositeInput =
      CompositeInput.find(hash, where: { $0 == rows[index].name })?.rawValue
      ?? CompositeInput.none
  }
}
