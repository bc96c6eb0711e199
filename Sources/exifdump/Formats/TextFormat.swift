import MetadataKit

extension OutputFormat {
  /// For people: grouped and aligned, in colors on a terminal.
  static let text = OutputFormat("text", tellsPairs: true) { options in
    TextFormat(
      view: TextView(
        isNumeric: options.isNumeric, hasDescriptions: options.hasDescriptions,
        selection: options.selection, usesColors: options.usesColors))
  }
}

private struct TextFormat: RecordFormat {
  let view: TextView
  let frame = RecordFrame(separator: "\n")

  /// People see it at once on standard error, wherever the output goes.
  var holdsErrors: Bool { false }

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {
    guard case .success(let metadata) = record.result else { return }
    view.write(
      metadata, name: record.name, pair: record.pair, cost: record.cost, &text, through: outlet)
  }
}
