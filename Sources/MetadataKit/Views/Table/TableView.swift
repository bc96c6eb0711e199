/// Files as lines of a table, with a column for each fact or tag.
package struct TableView: Sendable {
  private let writer: CellWriter
  private let columns: [Column]
  private let isNumeric: Bool

  private struct Column: Sendable {
    let title: String
    /// The tags of which the first that the file has is shown; nil for a fact.
    let tag: TagSelection?
    /// Whether EXIF has it without its sign, which the composite tag of the same name has.
    let isSigned: Bool

    init(_ title: String, _ tag: TagSelection? = nil) {
      self.title = title
      self.tag = tag
      isSigned = [
        "gpslatitude", "gpslongitude", "gpsaltitude", "gpsdestlatitude", "gpsdestlongitude",
      ].contains(title.lowercased())
    }
  }

  /// The facts that are shown where no tags are asked for.
  private static let facts = [
    "type", "mimeType", "fileSize", "pixelWidth", "pixelHeight", "displayWidth", "displayHeight",
    "duration", "created", "latitude", "longitude", "altitude",
  ]
  /// The tags that are shown with them.
  private static let tags = ["Make", "Model", "LensModel", "Software", "Artist", "Copyright"]

  /// Whether a column of that name is of a fact: tags' names start with a capital.
  package static func isFact(_ name: String) -> Bool { factNames.contains(name) }
  /// The facts that a column may be.
  package static var factNames: [String] { FlatFacts.names }

  /// - Parameter tags: the tags and facts that have a column each; the usual ones where there are none.
  ///   A pattern shows the first tag that it stands for.
  package init(_ layout: CellWriter.Layout, tags: [String], isNumeric: Bool) {
    writer = CellWriter(layout)
    self.isNumeric = isNumeric
    let facts = tags.isEmpty ? Self.facts.map { Column($0) } : []
    columns =
      facts
      + (tags.isEmpty ? Self.tags : tags).map { name in
        if Self.isFact(name) { return Column(name) }
        var selection = TagSelection()
        _ = selection.add(name)
        return Column(name, selection)
      }
  }

  /// The first line: the names of the columns.
  package var header: String {
    var text = TextBuffer()
    writer.write([Cell("file")] + columns.map { Cell($0.title) } + [Cell("error")], &text)
    return text.string
  }

  /// Writes the line of a file that was read.
  package func write(_ metadata: Metadata, name: [UInt8], _ text: inout TextBuffer) {
    var cells = Array(repeating: Cell.empty, count: columns.count)
    if columns.contains(where: { $0.tag == nil }) {
      let facts = FlatFacts(metadata)
      for index in columns.indices where columns[index].tag == nil {
        guard let fact = facts[columns[index].title] else { continue }
        cells[index] = Cell(Array(fact.text.utf8), isNumber: fact.isNumber)
      }
    }
    var open = columns.indices.filter { columns[$0].tag != nil }
    var signed = open.filter { columns[$0].isSigned }
    if !signed.isEmpty {
      fill(&cells, &signed, metadata.composites)
      open.removeAll { !cells[$0].bytes.isEmpty }
    }
    fill(&cells, &open, metadata.tags)
    let reaches = open.contains {
      columns[$0].tag?.reaches(TagTable.composite.group) == true
    }
    if reaches { fill(&cells, &open, metadata.composites) }
    writer.write([Cell(name)] + cells + [.empty], &text)
  }

  /// Writes the line of a file that could not be read.
  package func write(_ error: MetadataError, name: [UInt8], _ text: inout TextBuffer) {
    let cells = Array(repeating: Cell.empty, count: columns.count)
    writer.write([Cell(name)] + cells + [Cell(error.statement)], &text)
  }

  /// Fills the columns that are still open from the tags.
  private func fill(_ cells: inout [Cell], _ open: inout [Int], _ tags: Tags) {
    for tag in tags where !tag.continuesList && !tag.isLeftOut {
      if open.isEmpty { return }
      open.removeAll { column in
        guard columns[column].tag?.isNamed(tag) == true else { return false }
        cells[column] = cell(tag)
        return true
      }
    }
  }

  private func cell(_ tag: Tag) -> Cell {
    var text = TextBuffer()
    let values = tag.values
    for (index, value) in values.enumerated() {
      if index > 0 { text.append("; ") }
      value.showBriefly(isNumeric: isNumeric, to: &text)
    }
    return Cell(text.bytes, isNumber: values.count == 1 && tag.format.isNumeric)
  }
}
