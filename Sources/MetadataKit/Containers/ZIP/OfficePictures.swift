/// Where pictures of a document of Office were taken from: their descriptions (ECMA-376 Part 1 §20.1.2.2.8, VML's in
/// Part 4 §19.1.2.19), where Word and PowerPoint wrote the path when they put one in.
struct OfficePictures {
  /// The tags of pictures with what they say, as a document of their own: all else is what the document is about.
  private var tags = Array("<a>".utf8)
  private var isCutShort = false
  private let room: Int

  /// Tells the descriptions that are paths.
  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    var pictures = OfficePictures(room: found.limits.valueBytes)
    var room = 2 * found.limits.inflatedBytes
    for part in archive.parts where isOfDrawings(part) && !part.isEncrypted {
      let most = min(room, found.limits.inflatedBytes)
      guard most > 0 else {
        pictures.isCutShort = true
        break
      }
      found.attempt { (found) throws(MetadataError) in
        room -= leastCost
        let head = try part.head(archive.file, count: most)
        room -= head.count
        if head.count == most || part.size > most { pictures.isCutShort = true }
        pictures.take(XMLText(head).bytes)
      }
    }
    found.add(paths: pictures.paths(&found), .officeLinks, row: 3)
  }

  private init(room: Int) { self.room = room }

  /// What a part costs that has nothing in it.
  private static let leastCost = 4096

  private static func isOfDrawings(_ part: ZIPPart) -> Bool {
    let name = part.nameBytes.elements.span
    return part.ends(with: ["xml", "vml"])
      && ["word/", "ppt/", "xl/drawings/"].contains { name.matchesInAnyCase($0) }
  }

  /// Takes those tags of a part that say something.
  private mutating func take(_ text: ArraySlice<UInt8>) {
    let bytes = text.span
    var next = bytes.firstIndex(of: 0x3c)
    while let start = next {
      // No value has a tag in it as it is.
      next = bytes.firstIndex(of: 0x3c, from: start + 1)
      guard Self.isOfPicture(bytes, at: start),
        let end = Self.end(of: bytes.extracting(start..<(next ?? bytes.count)))
      else { continue }
      let tag = bytes.extracting(start..<(start + end))
      guard Self.mayHavePath(tag) else { continue }
      guard tags.count + end <= room else {
        isCutShort = true
        return
      }
      tags.append(run: tag)
      tags += Array("/>".utf8)
    }
  }

  /// Whether a tag is one of an element that has a description: `wp:docPr`, `pic:cNvPr`, `v:shape`, `v:imagedata`.
  private static func isOfPicture(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    var end = start + 1
    while end < bytes.count, end - start <= longestName, bytes[end] > 0x20, bytes[end] != 0x3e,
      bytes[end] != 0x3c
    {
      end += 1
    }
    return end < bytes.count && bytes[end] <= 0x20
      && ["docpr", "cnvpr", "shape", "imagedata"].contains {
        bytes.matchesInAnyCase($0, at: end - $0.utf8.count)
      }
  }

  private static let longestName = 64

  /// Those that describe it.
  private static let attributes = ["descr", "title", "alt"]

  /// Whether one that describes it has what stands between folders, or stands for another byte.
  private static func mayHavePath(_ tag: Span<UInt8>) -> Bool {
    var next = tag.firstIndex(of: 0x3d)
    while let mark = next {
      next = tag.firstIndex(of: 0x3d, from: mark + 1)
      guard mark + 1 < tag.count, [0x22, 0x27].contains(tag[mark + 1]),
        attributes.contains(where: { tag.matchesInAnyCase($0, at: mark - $0.utf8.count) })
      else { continue }
      let end = tag.firstIndex(of: tag[mark + 1], from: mark + 2) ?? tag.count
      if (mark + 1..<end).contains(where: { [0x2f, 0x3a, 0x5c, 0x26].contains(tag[$0]) }) {
        return true
      }
    }
    return false
  }

  /// How long a tag is without what ends it; nil where it does not end.
  private static func end(of tag: Span<UInt8>) -> Int? {
    var quote: UInt8?
    for index in tag.indices {
      let byte = tag[index]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3e {
        return tag[index - 1] == 0x2f ? index - 1 : index
      }
    }
    return nil
  }

  /// The descriptions that are paths, or lead to what somebody keeps in OneDrive.
  private func paths(_ found: inout MetadataBuilder) -> [[UInt8]] {
    let parser = XMLElements(depth: found.limits.nesting, count: found.limits.entries)
    let reading = parser.parse(tags + Array("</a>".utf8)[...])
    if isCutShort || reading.failure != nil {
      found.warn(
        Warning(.limitExceeded, "not all pictures of a document were looked at for paths").ofContent
      )
    }
    return parser.elements.flatMap { element in
      element.attributes.filter { attribute in
        // `o:title` of Office's.
        let name = attribute.name.split(separator: 0x3a).last ?? []
        return Self.attributes.contains { name.elementsEqual($0.utf8) }
      }.map(\.value).compactMap {
        PersonalSite.account(in: $0) != nil ? $0 : Self.path(in: $0[...])
      }
    }
  }

  /// The path in a description: Office writes a sentence of its own on the lines behind it, and what follows before it
  /// (`Description: C:\…`), in converted documents twice.
  private static func path(in text: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = text.drop { $0 <= 0x20 }.prefix { $0 >= 0x20 }
    while rest.last == 0x20 { rest.removeLast() }
    for _ in 0..<3 {
      let path = Array(rest)
      if FilePathText.isWhole(path) { return path }
      guard let colon = rest.prefix(longestWord).firstIndex(of: 0x3a) else { return nil }
      let behind = rest[(colon + 1)...]
      guard behind.first == 0x20 else { return nil }
      rest = behind.drop { $0 == 0x20 }
    }
    return nil
  }

  private static let longestWord = 64
}
