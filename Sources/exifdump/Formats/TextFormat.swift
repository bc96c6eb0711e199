import MetadataKit

extension OutputFormat {
  /// For people: grouped and aligned, in colors on a terminal.
  static let text = OutputFormat("text") { options in
    TextFormat(
      view: TextView(
        isNumeric: options.isNumeric, selection: options.selection, usesColors: options.usesColors))
  }
}

private struct TextFormat: RecordFormat {
  let view: TextView
  var text = TextBuffer()
  private var isFirst = true

  init(view: TextView) { self.view = view }

  /// People see it at once on standard error, wherever the output goes.
  var holdsErrors: Bool { false }

  mutating func add(_ record: FileRecord) {
    guard case .success(let metadata) = record.result else { return }
    if !isFirst { text.append("\n") }
    isFirst = false
    view.write(metadata, name: record.name, pair: record.pair, cost: record.cost, &text)
  }
}
