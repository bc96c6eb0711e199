/// A part of a sound (ID3v2 Chapter Frame Addendum 1.0 §3.1): its name among the frames, when it starts and ends,
/// and frames that tell of it alone.
enum ID3Chapter {
  static func read(
    _ frame: ID3Frame, version: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.id3Chapter
    let number = found.nextGroupSuffix(of: Self.kind)
    let group = "Chapter" + (number.isEmpty ? "1" : number)
    let name = try elementName(at: 0, of: frame)
    let times = try frame.data.slice(at: name.count + 1, count: 16)
    let start = try times.uint32(at: 0, .big)
    let end = try times.uint32(at: 4, .big)
    // The first tag of each: a reader of the tags begins a chapter with it.
    found.add(table, "ChapterTimeStart", group: group, doubles: [Double(start) / 1000])
    if end != 0xffff_ffff {
      found.add(table, "ChapterTimeEnd", group: group, doubles: [Double(end) / 1000])
    }
    if !name.isEmpty { add("ChapterElementID", latin: name, group, &found) }
    try readParts(frame.data.region(from: name.count + 17), version, group, &found)
  }

  /// Reads a table of contents: its own name, whether it is the topmost one and in order, then the names of what is
  /// in it.
  static func readContents(
    _ frame: ID3Frame, version: Int, _ group: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = try elementName(at: 0, of: frame).count + 1
    let count = try frame.data.uint8(at: position + 1)
    position += 2
    for index in 0..<count {
      let name = try elementName(at: position, of: frame)
      position += name.count + 1
      try found.charge(entries: 1, bytes: name.count)
      found.continuesList = index > 0
      add("ContentsElementID", latin: name, group, &found)
    }
    try readParts(frame.data.region(from: position), version, group, isOfContents: true, &found)
  }

  /// Chapters of all tags of a file are counted together.
  private static let kind = BlockKind("id3Chapter")

  /// So long a name is looked through for its end.
  private static let longestName = 1024

  private static func elementName(
    at position: Int, of frame: ID3Frame
  ) throws(MetadataError) -> ArraySlice<UInt8> {
    let head = try frame.data.head(at: position, count: longestName).elements
    guard let end = head.firstIndex(of: 0) else {
      throw MetadataError(
        .malformed, "a name in ID3's frame \(frame.name) has no end", at: frame.data.start)
    }
    return head[..<end]
  }

  /// Reads the frames within.
  private static func readParts(
    _ parts: Region, _ version: Int, _ group: String, isOfContents: Bool = false,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var walk = ID3Walk(parts, version: version)
    for _ in 0..<found.limits.entries {
      guard let stored = try walk.next() else { return }
      guard isOfContents ? stored.name == "TIT2" : isKnown(stored.name) else { continue }
      let stated = min(found.limits.inflatedBytes, found.roomToDecode)
      var room = stated
      found.attempt { (found) throws(MetadataError) in
        let frame = try ID3Frame(stored, version: version, found.limits, room: &room)
        try read(part: frame, group, isOfContents: isOfContents, &found)
      }
      try found.charge(stated - room)
    }
    guard try walk.next() != nil else { return }
    throw MetadataError(
      .limitExceeded, "a chapter of more than \(found.limits.entries) frames", at: parts.start)
  }

  private static func isKnown(_ name: String) -> Bool {
    ["TIT2", "TIT3", "APIC", "WXXX"].contains(name) || isAddress(name)
  }

  /// Whether a frame is an address and nothing else.
  private static func isAddress(_ name: String) -> Bool { name.hasPrefix("W") && name != "WXXX" }

  private static func read(
    part frame: ID3Frame, _ group: String, isOfContents: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if frame.name == "APIC" {
      guard let picture = try ID3Picture(frame)?.data else { return }
      found.note(.preview, picture)
      return found.add(.id3Chapter, "ChapterPicture", group: group, left: picture)
    }
    let name =
      switch frame.name {
      case "TIT2": isOfContents ? "ContentsTitle" : "ChapterString"
      case "TIT3": "ChapterDescription"
      default: "ChapterURL"
      }
    // Of a text of which nothing is kept only the place is told.
    guard frame.data.count <= .clampedProduct(found.limits.valueBytes, 4) else {
      return found.add(.id3Chapter, name, group: group, left: frame.data)
    }
    if isAddress(frame.name) {
      return add(name, latin: try frame.bytes(&found).untilNUL, group, &found)
    }
    let (coding, text) = try frame.text(&found)
    if frame.name == "WXXX" {
      return add(name, latin: ID3Text.split(text, coding).rest.untilNUL, group, &found)
    }
    add(name, Array(ID3Text.joined(text, coding).utf8), group, &found)
  }

  private static func add(
    _ name: String, latin text: ArraySlice<UInt8>, _ group: String, _ found: inout MetadataBuilder
  ) {
    add(name, WindowsLatin.utf8(text) ?? Array(text), group, &found)
  }

  private static func add(
    _ name: String, _ text: [UInt8], _ group: String, _ found: inout MetadataBuilder
  ) {
    let table = TagTable.id3Chapter
    found.add(
      table, row: table.index(of: name) ?? 0, group: group, .utf8, count: text.count,
      bytes: text[...], at: nil)
  }
}
