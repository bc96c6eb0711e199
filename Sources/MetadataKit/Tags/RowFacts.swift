/// What a tag's row, where it has one, decides about reading its value.
struct RowFacts: Sendable {
  /// What is special about the value.
  let traits: TagRow.Traits
  /// The ``Swift/String/letterHash`` of the row's name; 0 without a row.
  let nameHash: UInt32
  /// The format that the value is read as.
  let format: TagFormat
  /// Whether that is the row's format, whatever the file states.
  let isFormatOfRow: Bool
  /// Whether neither words nor a conversion stand between the bytes and what is shown.
  let isPlain: Bool
  /// The number of the ``CompositeInput`` that it is, or of none.
  let compositeInput: UInt8
  /// Whether the value is a fraction, or a text of one: it may be one of 0/0.
  var isFraction: Bool { format.isRational || traits.contains(.fraction) }

  /// - Parameters:
  ///   - format: the format that the file states.
  ///   - count: the number of elements that it states.
  ///   - form: what this value alone has beside the traits of its row.
  init(
    _ table: TagTable, row: Int, _ format: TagFormat, count: Int, form: TagRow.Traits = []
  ) {
    // Exif's FileSource and SceneType: numbers whose format says nothing.
    let isByte = format == .undefined && count == 1 && table.isTIFF
    let stated = isByte ? .byte : format
    let summary = row < 0 ? nil : table.summaries[row]
    self.format = summary?.format ?? stated
    isFormatOfRow = summary?.format != nil
    traits = (summary?.traits ?? []).union(form)
    isPlain = summary?.isPlain ?? true
    nameHash = summary?.nameHash ?? 0
    compositeInput = summary?.compositeInput ?? CompositeInput.none
  }
}
