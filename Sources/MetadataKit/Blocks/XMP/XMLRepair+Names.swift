extension XMLRepair {
  /// The text with blanks for what stands behind a slash in the names of elements and attributes;
  /// nil where no name has one.
  static func cuttingNames(in text: ArraySlice<UInt8>) -> [UInt8]? {
    let bytes = text.span
    var result: [UInt8]?
    var index = 0
    while let start = bytes.firstIndex(of: 0x3c, from: index) {
      index = start &+ 1
      if let end = endOfSection(bytes, from: index) {
        index = end
        continue
      }
      if index < bytes.count, bytes[index] == 0x2f { index &+= 1 }
      // Names up to the element's end, with values between them.
      while index < bytes.count, bytes[index] != 0x3e, bytes[index] != 0x3c {
        let byte = bytes[index]
        if byte == 0x22 || byte == 0x27 {
          index = bytes.firstIndex(of: byte, from: index &+ 1).map { $0 &+ 1 } ?? bytes.count
        } else if byte <= 0x20 || byte == 0x3d || byte == 0x2f {
          index &+= 1
        } else {
          let name = endOfName(bytes, from: index)
          if let slash = name.slash {
            if result == nil { result = Array(text) }
            for place in slash..<name.end { result?[place] = 0x20 }
          }
          index = name.end
        }
      }
    }
    return result
  }

  /// Where a comment, an instruction or a section that starts here ends: they have anything.
  static func endOfSection(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    let last: String
    if bytes.matchesInAnyCase("?", at: start) {
      last = "?>"
    } else if bytes.matchesInAnyCase("!--", at: start) {
      last = "-->"
    } else if bytes.matchesInAnyCase("![cdata[", at: start) {
      last = "]]>"
    } else {
      return bytes.matchesInAnyCase("!", at: start) ? start : nil
    }
    var index = start
    while let close = bytes.firstIndex(of: 0x3e, from: index) {
      index = close &+ 1
      if bytes.matchesInAnyCase(last, at: index &- last.utf8.count) { return index }
    }
    return bytes.count
  }

  /// Where a name ends, and its first slash that is within it.
  private static func endOfName(
    _ bytes: Span<UInt8>, from start: Int
  ) -> (end: Int, slash: Int?) {
    var index = start
    var slash: Int?
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != 0x3e, bytes[index] != 0x3c,
      bytes[index] != 0x3d
    {
      if bytes[index] == 0x2f, slash == nil { slash = index }
      index &+= 1
    }
    // One at the end is that of an element without content.
    let end = bytes[index &- 1] == 0x2f ? index &- 1 : index
    return (end, slash.flatMap { $0 < end ? $0 : nil })
  }
}
