/// The inputs that a file has, found in one pass over its tags.
struct CompositeInputs {
  let store: TagStore
  private var entries: [Entry] = []

  private struct Entry {
    let input: CompositeInput
    let source: CompositeSource
    /// Whether it only counts where there is no other: of a thumbnail, or XMP's copy of EXIF.
    let isSecondRank: Bool
    let group: UInt16
    let index: Int
  }

  init(_ store: TagStore, isTIFF: Bool) {
    self.store = store
    let groups = store.groups.map { name in
      (
        source: CompositeSource(group: name),
        isSecondRank: name == "IFD1" && !isTIFF || Self.secondRank.contains(name)
          || name.hasPrefix("IPTC") && name != "IPTC"
      )
    }
    for (index, record) in store.records.enumerated()
    where !record.continuesList && !record.isBehindDamage {
      let name: String
      if record.isNamedByFile {
        name = store.names[Int(record.id)]
      } else if record.row >= 0 {
        let table = store.tables[Int(record.table)]
        if table.rows[Int(record.row)].traits.contains(.onlyInExiftool) { continue }
        name = table.rows[Int(record.row)].name
      } else {
        continue
      }
      guard let input = CompositeInput(name: name) else { continue }
      let group = groups[Int(record.group)]
      entries.append(
        Entry(
          input: input, source: group.source, isSecondRank: group.isSecondRank,
          group: record.group, index: index))
    }
  }

  private static let secondRank = [
    "XMP-exif", "XMP-tiff", "XMP-exifEX", "CIFF", "PictureInfo",
  ]

  /// The tag that counts of those with a name: the last one, but the first of second rank.
  func tag(_ input: CompositeInput, in source: CompositeSource = .any) -> Tag? {
    if input == .imageWidth || input == .imageHeight { return mainSize(input) }
    var best: Entry?
    for entry in entries where entry.input == input && source.contains(entry.source) {
      if best == nil || !entry.isSecondRank { best = entry }
    }
    return best.flatMap(listed)
  }

  /// A side of the picture: what the container says, else that of the directory which says that
  /// it is the picture itself, else the first.
  private func mainSize(_ input: CompositeInput) -> Tag? {
    var first: Entry?
    var main: Entry?
    let mainGroup = entries.first {
      $0.input == .subfileType && CompositeSource.exif.contains($0.source)
        && Tag(store: store, index: $0.index).integer() == 0
    }?.group
    for entry in entries.reversed() where entry.input == input {
      if entry.isSecondRank { continue }
      guard CompositeSource.exif.contains(entry.source) else { return listed(entry) }
      first = entry
      if entry.group == mainGroup { main = entry }
    }
    return (main ?? first ?? entries.first { $0.input == input }).flatMap(listed)
  }

  private func listed(_ entry: Entry) -> Tag? {
    let tag = Tag(store: store, index: entry.index)
    return tag.isListed ? tag : nil
  }

  /// Whether the file has the input at all.
  func has(_ input: CompositeInput) -> Bool { entries.contains { $0.input == input } }

  /// The text of a value without words.
  func text(_ input: CompositeInput, in source: CompositeSource = .any) -> [UInt8]? {
    guard let tag = tag(input, in: source) else { return nil }
    var text = TextBuffer()
    tag.value(to: &text)
    return text.bytes
  }

  /// The text of a value before it is made meaningful.
  func raw(_ input: CompositeInput) -> [UInt8]? { tag(input)?.rawText }

  /// The words of a value.
  func words(_ input: CompositeInput, in source: CompositeSource = .any) -> [UInt8]? {
    guard let tag = tag(input, in: source) else { return nil }
    var text = TextBuffer()
    tag.word(to: &text)
    return text.bytes
  }

  /// The first number in the text of a value.
  func float(_ input: CompositeInput, in source: CompositeSource = .any) -> Double? {
    text(input, in: source).flatMap { NumberText.all($0, limit: 1).first }
  }
}
