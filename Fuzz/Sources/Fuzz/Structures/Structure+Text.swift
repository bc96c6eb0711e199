/// What is text.
extension Structure {
  /// Tags of XML and what stands between them: what is left out, doubled or put elsewhere leaves
  /// others without their like.
  static let tags = Structure { bytes, range in
    guard bytes[range].starts(with: "<".utf8) else { return [] }
    var found: [Element] = []
    var start = range.lowerBound
    while start < range.upperBound, found.count < most {
      let isTag = bytes[start] == 0x3c
      let next = bytes[(start + 1)..<range.upperBound].firstIndex(of: isTag ? 0x3e : 0x3c)
      let end = next.map { isTag ? $0 + 1 : $0 } ?? range.upperBound
      // Of a tag what is between its brackets is changed.
      let body = isTag && end - start > 2 ? (start + 1)..<(end - 1) : start..<end
      found.append(Element(range: start..<end, body: body, type: nil))
      start = end
    }
    return found
  }

  /// Lines: cards, calendars, measures of fonts, PostScript's fonts, addresses.
  static let lines = Structure { bytes, range in
    let marks = ["BEGIN:V", "Start", "%!", "[Internet", "{\\rtf", "rtsp:", "pnm:", "http:"]
    guard marks.contains(where: { bytes[range].starts(with: $0.utf8) }) else { return [] }
    var found: [Element] = []
    var start = range.lowerBound
    while start < range.upperBound, found.count < most {
      let next = bytes[start..<range.upperBound].firstIndex(of: 0x0a)
      let end = next.map { $0 + 1 } ?? range.upperBound
      found.append(Element(range: start..<end, body: start..<end, type: nil))
      start = end
    }
    return found
  }
}
