/// The inputs that a file has, found in one pass over its tags.
///
/// A place for each input says where its last tag stands, and each tag where the one before it
/// does: what a file does not have costs one comparison.
struct CompositeInputs {
  let store: TagStore
  /// Whether they are what exiftool reads, right or not: what follows is for its form then, which has
  /// what it makes of nothing, too.
  let asExiftool: Bool
  private var entries: [Entry] = []
  /// The last entry of each input, by its number, or -1.
  private var last = [Int32](filled: CompositeInput.allCases.count, with: -1)
  private let scratch = Scratch()
  /// Whether any are there that only makers' notes have.
  private(set) var hasNoted = false

  private struct Entry {
    /// The entry of the same input before it, or -1.
    let previous: Int32
    let group: UInt16
    let origin: CompositeOrigin
    /// Whether it only counts where there is no other.
    let isSecondRank: Bool
    let index: Int
  }

  /// Text that is made only to be read, in one place for all of a file's.
  private final class Scratch {
    var text = TextBuffer()
  }

  init(_ store: TagStore, isTIFF: Bool, asExiftool: Bool = false) {
    self.store = store
    self.asExiftool = asExiftool
    let excluded: TagRow.Traits = asExiftool ? .notInExiftool : .onlyInExiftool
    let origins = store.groups.map { CompositeOrigin(group: $0, isTIFF: isTIFF) }
    entries.reserveCapacity(48)
    for index in store.records.indices {
      let record = store.records[index]
      if record.continuesList || record.isLeftOut(asExiftool: asExiftool) || record.isOfOther
        || record.isOfItem && !asExiftool
      {
        continue
      }
      let number: UInt8
      if record.isNamedByFile {
        guard let input = CompositeInput(name: store.names[Int(record.id)]) else { continue }
        number = input.rawValue
      } else {
        number = record.facts.compositeInput
        if number == CompositeInput.none || record.facts.traits.contains(excluded) { continue }
      }
      // Of 0/0 follows nothing, but for exiftool.
      if !asExiftool, record.facts.isFraction, Tag(store: store, index: index).isUndefined {
        continue
      }
      entries.append(
        Entry(
          previous: last[Int(number)], group: record.group,
          origin: origins[Int(record.group)],
          isSecondRank: origins[Int(record.group)].isSecondRank
            || record.row >= 0
              && (store.tables[Int(record.table)].yields || record.facts.traits.contains(.yields)),
          index: index))
      last[Int(number)] = Int32(truncatingIfNeeded: entries.count &- 1)
      if number >= CompositeInput.firstNoted { hasNoted = true }
    }
  }

  /// The camera's model.
  var camera: [UInt8]? { value(of: "Model") }

  /// The value of what most files have and hardly any formula needs, by its name.
  func value(of name: String) -> [UInt8]? {
    guard let tag = store.last(named: name) else { return nil }
    var text = TextBuffer()
    tag.value(to: &text)
    return text.bytes
  }

  /// The tag that counts of those with a name: the last one, but the first of second rank.
  func tag(_ input: CompositeInput, in source: CompositeSource = .any) -> Tag? {
    if input == .imageWidth || input == .imageHeight { return mainSize(input) }
    var best: Entry?
    var place = last[Int(input.rawValue)]
    while place >= 0 {
      let entry = entries[Int(place)]
      if source.contains(entry.origin.source) {
        best = entry
        if !entry.isSecondRank { break }
      }
      place = entry.previous
    }
    return listed(best)
  }

  /// A side of the picture: what the container says, else that of the directory which says that
  /// it is the picture itself, else the first.
  private func mainSize(_ input: CompositeInput) -> Tag? {
    var first: Entry?
    var main: Entry?
    var track: Entry?
    var any: Entry?
    var canvas: Entry?
    let mainGroup = mainGroup
    var place = last[Int(input.rawValue)]
    while place >= 0 {
      let entry = entries[Int(place)]
      place = entry.previous
      any = entry
      // The first track is what a movie is for, unless it moves beside a picture. To exiftool the last one
      // counts, but for QuickTime's, which yield.
      if entry.origin.source == .track {
        if asExiftool, !entry.isSecondRank { return listed(entry) }
        track = entry
        continue
      }
      // Directories of EXIF all have the sides of a picture: which is meant is told below.
      let isOfEXIF = CompositeSource.exif.contains(entry.origin.source)
      if isOfEXIF ? entry.origin.isSecondRank : entry.isSecondRank {
        // The first of WebP's is of the whole; a picture in it only yields to that.
        if entry.origin.source == .riff { canvas = entry }
        continue
      }
      guard isOfEXIF else { return listed(entry) }
      first = entry
      if entry.group == mainGroup { main = entry }
    }
    return listed(canvas ?? main ?? first ?? track ?? any)
  }

  /// The first directory that says that it is of the picture itself (TIFF 6.0, NewSubfileType).
  private var mainGroup: UInt16? {
    var group: UInt16?
    var place = last[Int(CompositeInput.subfileType.rawValue)]
    while place >= 0 {
      let entry = entries[Int(place)]
      if CompositeSource.exif.contains(entry.origin.source),
        Tag(store: store, index: entry.index).integer() == 0
      {
        group = entry.group
      }
      place = entry.previous
    }
    return group
  }

  private func listed(_ entry: Entry?) -> Tag? {
    guard let entry else { return nil }
    let tag = Tag(store: store, index: entry.index)
    return (asExiftool ? tag.isListedByExiftool : tag.isListed) ? tag : nil
  }

  /// All tags of a name, in their order.
  func tags(_ input: CompositeInput, in source: CompositeSource) -> [Tag] {
    var tags: [Tag] = []
    var place = last[Int(input.rawValue)]
    while place >= 0 {
      let entry = entries[Int(place)]
      if source.contains(entry.origin.source), let tag = listed(entry) { tags.append(tag) }
      place = entry.previous
    }
    return tags.reversed()
  }

  /// Whether the file has the input at all.
  func has(_ input: CompositeInput) -> Bool { last[Int(input.rawValue)] >= 0 }

  /// The text of a value without words.
  func text(_ input: CompositeInput, in source: CompositeSource = .any) -> [UInt8]? {
    guard has(input), let tag = tag(input, in: source) else { return nil }
    var text = TextBuffer()
    tag.value(to: &text)
    return text.bytes
  }

  /// The text of a value before it is made meaningful.
  func raw(_ input: CompositeInput) -> [UInt8]? { has(input) ? tag(input)?.rawText : nil }

  /// The words of a value.
  func words(_ input: CompositeInput, in source: CompositeSource = .any) -> [UInt8]? {
    guard has(input), let tag = tag(input, in: source) else { return nil }
    var text = TextBuffer()
    tag.word(to: &text)
    return text.bytes
  }

  /// A fraction: XMP has it as text.
  func rational(_ input: CompositeInput) -> Rational? {
    guard has(input), let tag = tag(input) else { return nil }
    if let rational = tag.rational() { return rational }
    let parts = tag.textBytes.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard parts.count == 2, let numerator = Int64(String(decoding: parts[0], as: UTF8.self)),
      let denominator = Int64(String(decoding: parts[1], as: UTF8.self))
    else { return nil }
    return Rational(numerator, denominator)
  }

  /// The first number in the text of a value.
  func float(_ input: CompositeInput, in source: CompositeSource = .any) -> Double? {
    guard has(input), let tag = tag(input, in: source) else { return nil }
    scratch.text.removeAll()
    tag.value(to: &scratch.text)
    return NumberText.first(scratch.text.bytes)
  }
}
