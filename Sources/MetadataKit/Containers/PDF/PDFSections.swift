/// Where the objects of a document are: its cross-reference tables and streams, the newest first
/// (ISO 32000-1 §7.5.4, §7.5.8).
struct PDFSections {
  private var sections: [Section] = []

  /// Where an object is.
  enum Place {
    case offset(Int)
    /// In a stream of objects, which has a number of its own.
    case stream(number: Int)
  }

  /// Objects with numbers in a row.
  private struct Section {
    let first: Int
    let count: Int
    /// Entries of twenty characters, or of the widths that a stream states.
    let entries: Region
    /// The widths of a stream's three fields; empty for a table.
    let widths: [Int]
    /// Whether it adds to the table before it what older programs must not see (§7.5.8.4).
    let isHidden: Bool
  }

  /// Whether there are more than are kept.
  private(set) var isCutShort = false
  private static let mostSections = 65_536

  /// What looking for an object costs, in bytes of syntax that could be parsed instead: it is looked
  /// for in all of them.
  var cost: Int { sections.count / 4 }

  /// How many entries were read to find objects.
  private(set) var entriesRead = 0

  mutating func add(table entries: Region, first: Int, count: Int) {
    guard count > 0, hasRoom() else { return }
    sections.append(
      Section(first: first, count: count, entries: entries, widths: [], isHidden: false))
  }

  /// Adds the entries of a stream.
  ///
  /// - Parameter isHidden: whether a table refers to the stream, not the chain of them.
  mutating func add(
    stream: [UInt8], _ dictionary: PDFDictionary, isHidden: Bool
  ) throws(MetadataError) {
    let widths = dictionary["W"]?.array?.map { $0.integer ?? -1 } ?? []
    guard widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }) else {
      throw MetadataError(.malformed, "a cross-reference stream without widths")
    }
    let size = widths.prefix(3).reduce(0, +)
    guard size > 0 else {
      throw MetadataError(.malformed, "a cross-reference stream without widths")
    }
    var pairs = dictionary["Index"]?.array?.map { $0.integer ?? -1 } ?? []
    if pairs.isEmpty { pairs = [0, dictionary["Size"]?.integer ?? 0] }
    let all = Region(inMemory: stream)
    var position = 0
    for pair in stride(from: 0, to: pairs.count - 1, by: 2) {
      let (first, count) = (pairs[pair], pairs[pair + 1])
      guard first >= 0, count >= 0 else { return }
      if count == 0 { continue }
      guard hasRoom() else { return }
      let room = (stream.count - position) / size
      let entries = all.clamped(at: position, count: min(count, room) * size)
      sections.append(
        Section(
          first: first, count: min(count, room), entries: entries,
          widths: Array(widths.prefix(3)), isHidden: isHidden))
      position += min(count, room) * size
    }
  }

  private mutating func hasRoom() -> Bool {
    if sections.count >= Self.mostSections { isCutShort = true }
    return !isCutShort
  }

  /// Where an object is; nil where it is nowhere, or was deleted.
  mutating func place(of number: Int) throws(MetadataError) -> Place? {
    var isFree = false
    for section in sections where number >= section.first {
      let index = number - section.first
      guard index < section.count, !isFree || section.isHidden else { continue }
      entriesRead += 1
      guard
        let place = section.widths.isEmpty
          ? try Self.row(index, section) : try Self.record(index, section)
      else {
        isFree = true
        continue
      }
      return place
    }
    return nil
  }

  /// `0000000016 00000 n`: an offset, a generation, whether the object is in use.
  private static func row(_ index: Int, _ section: Section) throws(MetadataError) -> Place? {
    let line = try section.entries.slice(at: index * 20, count: 20).elements
    let parts = line.split(whereSeparator: PDFParser.isSpace)
    guard parts.count >= 3, parts[2].first == UInt8(ascii: "n"),
      let offset = Int(String(decoding: parts[0], as: UTF8.self)), offset > 0
    else { return nil }
    return .offset(offset)
  }

  /// A kind and two numbers; without a kind it is 1 (§7.5.8.2, table 18).
  private static func record(_ index: Int, _ section: Section) throws(MetadataError) -> Place? {
    let widths = section.widths
    let size = widths.reduce(0, +)
    let bytes = try section.entries.slice(at: index * size, count: size).elements
    var fields: [Int] = []
    var start = bytes.startIndex
    for width in widths {
      let field = bytes[start..<(start + width)].bigEndian(Int.self)
      fields.append(field)
      start += width
    }
    switch widths[0] == 0 ? 1 : fields[0] {
    case 1: return fields[1] > 0 ? .offset(fields[1]) : nil
    case 2: return .stream(number: fields[1])
    default: return nil
    }
  }
}
