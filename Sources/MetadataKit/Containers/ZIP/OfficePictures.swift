/// Where pictures of a document of Office were taken from: their descriptions (ECMA-376 Part 1 §20.1.2.2.8), where Word
/// and PowerPoint wrote the path when they put one in.
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
    return part.ends(with: ["xml"])
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
      guard Self.attributes.contains(where: { tag.containsInAnyCase($0 + "=") }) else { continue }
      guard tags.count + end <= room else {
        isCutShort = true
        return
      }
      tags.append(run: tag)
      tags += Array("/>".utf8)
    }
  }

  /// Whether a tag is one of an element that has a description: `wp:docPr`, `pic:cNvPr`.
  private static func isOfPicture(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    var end = start + 1
    while end < bytes.count, end - start <= longestName, bytes[end] > 0x20, bytes[end] != 0x3e,
      bytes[end] != 0x3c
    {
      end += 1
    }
    return end < bytes.count && bytes[end] <= 0x20
      && ["docpr", "cnvpr"].contains { bytes.matchesInAnyCase($0, at: end - $0.utf8.count) }
  }

  private static let longestName = 64

  /// Those that describe it.
  private static let attributes = ["descr", "title"]

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
        Self.attributes.contains { attribute.name.elementsEqual($0.utf8) }
      }.map(\.value).filter {
        FilePathText.isWhole($0) || PersonalSite.account(in: $0) != nil
      }
    }
  }
}
