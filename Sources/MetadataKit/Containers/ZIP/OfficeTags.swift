/// The tags of some elements within the content of a document of Office, as a document of their own: all else is what
/// the document is about, of any length.
struct OfficeTags {
  private var tags = Array("<a>".utf8)
  /// Whether some were left out.
  var isCutShort = false
  private let room: Int

  /// - Parameter room: so many bytes of tags are kept.
  init(room: Int) { self.room = room }

  /// The document.
  var document: ArraySlice<UInt8> { tags + Array("</a>".utf8)[...] }

  /// Takes those tags of a part that say something.
  ///
  /// - Parameters:
  ///   - elements: ends of the names of their elements, in lower case.
  ///   - attributes: in lower case those of which one has what may be a path.
  ///   - marks: words in lower case of which a tag has one, unless there are none.
  mutating func take(
    _ text: ArraySlice<UInt8>, _ elements: [String], attributes: [String], marks: [String]
  ) {
    let bytes = text.span
    var next = bytes.firstIndex(of: 0x3c)
    while let start = next {
      // No value has a tag in it as it is.
      next = bytes.firstIndex(of: 0x3c, from: start + 1)
      guard Self.isOne(of: elements, bytes, at: start),
        let end = Self.end(of: bytes.extracting(start..<(next ?? bytes.count)))
      else { continue }
      let tag = bytes.extracting(start..<(start + end))
      guard Self.mayHavePath(tag, attributes),
        marks.isEmpty || marks.contains(where: { tag.containsInAnyCase($0) })
      else { continue }
      guard tags.count + end <= room else {
        isCutShort = true
        return
      }
      tags.append(run: tag)
      tags += Array("/>".utf8)
    }
  }

  /// Whether a tag is one of some elements with attributes: `wp:docPr`, `pic:cNvPr`.
  private static func isOne(of elements: [String], _ bytes: Span<UInt8>, at start: Int) -> Bool {
    var end = start + 1
    while end < bytes.count, end - start <= longestName, bytes[end] > 0x20, bytes[end] != 0x3e,
      bytes[end] != 0x3c
    {
      end += 1
    }
    return end < bytes.count && bytes[end] <= 0x20
      && elements.contains { bytes.matchesInAnyCase($0, at: end - $0.utf8.count) }
  }

  private static let longestName = 64

  /// Whether one of some attributes has what stands between folders, or stands for another byte.
  private static func mayHavePath(_ tag: Span<UInt8>, _ attributes: [String]) -> Bool {
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
}
