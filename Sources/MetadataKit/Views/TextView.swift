/// A file's metadata for people: a heading, the facts, then each group's tags in a column.
package struct TextView: Sendable {
  /// Values without words.
  package let isNumeric: Bool
  /// Whether what a tag is stands under it, as libexif says it of those of EXIF.
  package let hasDescriptions: Bool
  /// The tags that are shown; facts only where it is all of them.
  package let selection: TagSelection
  /// Whether escape sequences of ECMA-48 set colors.
  package let usesColors: Bool

  /// The bytes of a value that are shown; JSON has them all.
  static let longestValue = 2000
  /// The width that names are aligned to at most.
  static let widestName = 32
  /// The width of a line that says what a tag is.
  static let lineWidth = 80

  package init(
    isNumeric: Bool = false, hasDescriptions: Bool = false,
    selection: TagSelection = TagSelection(), usesColors: Bool = false
  ) {
    self.isNumeric = isNumeric
    self.hasDescriptions = hasDescriptions
    self.selection = selection
    self.usesColors = usesColors
  }

  /// Writes what a file says.
  ///
  /// - Parameters:
  ///   - pair: the path of the other half of a Live Photo.
  ///   - outlet: where a long record goes while it is written.
  package func write(
    _ metadata: Metadata, name: [UInt8], pair: [UInt8]? = nil,
    cost: JSONView.Cost? = nil, _ text: inout TextBuffer, through outlet: TextOutlet? = nil
  ) {
    set(.heading, &text)
    text.append(escapingLine: name)
    set(.plain, &text)
    text.append("\n")
    let composites =
      selection.reaches(TagTable.composite.group) ? metadata.composites : nil
    let width = max(width(of: metadata.tags), composites.map(width(of:)) ?? 0)
    if selection.isEverything {
      for (name, value) in TextFacts(metadata).lines { line(name, width, value.utf8, &text) }
    }
    if let pair { line("Paired with", width, pair, &text) }
    if let cost {
      var value = TextBuffer()
      value.append(cost)
      line("Read", width, value.bytes, &text)
    }
    writeTags(metadata.tags, width, &text, outlet)
    if let composites { writeTags(composites, width, &text, outlet) }
    for warning in metadata.warnings where selection.isEverything {
      text.append("  ")
      set(.warning, &text)
      text.append("Warning: ")
      text.append(escaping: warning.description.utf8)
      set(.plain, &text)
      text.append("\n")
    }
  }

  private func writeTags(
    _ tags: Tags, _ width: Int, _ text: inout TextBuffer, _ outlet: TextOutlet?
  ) {
    let chains = GroupChains(tags, selection)
    var value = TextBuffer()
    for group in chains.groups {
      text.append("  ")
      set(.group, &text)
      text.append(escapingLine: tags.store.groups[group].utf8)
      set(.plain, &text)
      text.append("\n")
      var unnamed = 0
      chains.forEach(of: group) { index in
        let tag = tags[index]
        guard tag.isListed || selection.isNamed(tag) else {
          unnamed += 1
          return
        }
        value.removeAll()
        for (index, tag) in tag.values.enumerated() {
          if index > 0 { value.append(", ") }
          tag.showBriefly(isNumeric: isNumeric, to: &value)
        }
        line(tag.name, width, value.bytes, indentation: 4, &text)
        if hasDescriptions { describe(tag, &text) }
        if let outlet { outlet.drain(&text) }
      }
      if unnamed > 0 {
        text.append("    and \(unnamed) without a name\n")
      }
    }
  }

  /// Writes what a tag is under it.
  private func describe(_ tag: Tag, _ text: inout TextBuffer) {
    guard let description = TagDescription(tag) else { return }
    for line in description.sentence.wrapped(to: Self.lineWidth - 6) {
      text.append("      ")
      set(.description, &text)
      text.append(escapingLine: line.utf8)
      set(.plain, &text)
      text.append("\n")
    }
  }

  /// A name, room up to the column, a value.
  private func line(
    _ name: String, _ width: Int, _ value: some BidirectionalCollection<UInt8>,
    indentation: Int = 2,
    _ text: inout TextBuffer
  ) {
    for _ in 0..<indentation { text.append(ascii: 0x20) }
    text.append(escapingLine: name.utf8)
    for _ in 0..<max(1, width + 6 - indentation - name.utf8.count) { text.append(ascii: 0x20) }
    text.append(escaping: value.prefix(ofWholeCharacters: Self.longestValue))
    if value.count > Self.longestValue {
      text.append("… (\(value.count) bytes)")
    }
    text.append("\n")
  }

  private func width(of tags: Tags) -> Int {
    var width = 0
    for tag in tags
    where tag.isListed ? selection.contains(tag) : selection.isNamed(tag) && !tag.isLeftOut {
      width = max(width, tag.name.utf8.count)
    }
    return min(width, Self.widestName)
  }

  // MARK: Colors

  private enum Style: String {
    case heading = "1"
    case group = "36"
    case warning = "33"
    case description = "2"
    case plain = "0"
  }

  private func set(_ style: Style, _ text: inout TextBuffer) {
    if usesColors { text.append("\u{1b}[\(style.rawValue)m") }
  }
}

extension TextBuffer {
  /// `16384 bytes in 1 read, 0.21 ms`
  fileprivate mutating func append(_ cost: JSONView.Cost) {
    append(cost.statistics.bytesRead)
    append(" bytes in ")
    append(cost.statistics.reads)
    append(cost.statistics.reads == 1 ? " read, " : " reads, ")
    append(cost.seconds * 1000, fractionDigits: 2)
    append(" ms")
  }
}
