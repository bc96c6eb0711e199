extension XMLRepair {
  /// The text with blanks for attributes that an element has twice with the same value, as DJI's cameras declare a
  /// namespace; nil where none has.
  static func withoutRepeats(in text: ArraySlice<UInt8>) -> [UInt8]? {
    let bytes = text.span
    var result: [UInt8]?
    var index = 0
    while let start = bytes.firstIndex(of: 0x3c, from: index) {
      index = start &+ 1
      if let end = endOfSection(bytes, from: index) {
        index = end
        continue
      }
      var attributes: Set<[UInt8]> = []
      while index < bytes.count, bytes[index] != 0x3e, bytes[index] != 0x3c {
        let first = index
        guard let end = endOfAttribute(bytes, from: first) else {
          index = first &+ 1
          continue
        }
        index = end
        let attribute = Array(text.dropFirst(first).prefix(end - first))
        if attributes.insert(attribute).inserted { continue }
        if result == nil { result = Array(text) }
        for place in first..<end { result?[place] = 0x20 }
      }
    }
    return result
  }

  /// Where an attribute that starts at a place ends, behind its value; nil where none starts.
  private static func endOfAttribute(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    guard start == 0 || bytes[start &- 1] <= 0x20, XMLTagList.startsName(bytes[start]) else {
      return nil
    }
    var index = start
    while index < bytes.count, XMLTagList.isOfName(bytes[index]) { index &+= 1 }
    guard bytes.count &- index >= 2, bytes[index] == 0x3d,
      bytes[index &+ 1] == 0x22 || bytes[index &+ 1] == 0x27
    else { return nil }
    return bytes.firstIndex(of: bytes[index &+ 1], from: index &+ 2).map { $0 &+ 1 }
  }
}
