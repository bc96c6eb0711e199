import MetadataKit

/// Nothing of each file, where only a summary is asked for.
struct NoFormat: RecordFormat {
  let holdsErrors = false
  let frame = RecordFrame.none

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {}
}
