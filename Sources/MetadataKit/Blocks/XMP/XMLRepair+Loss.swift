extension XMLRepair {
  private static let ampersand = Array("&amp;".utf8)
  /// No name of an entity is longer.
  private static let longestName = 64

  /// Whether a repaired text says all that the text does: only a `&`, also that of a reference to a control character, is
  /// written in another way. What an entity stands for that is not declared is not known, and a control character may be
  /// what damage has made of another.
  static func keepsAll(of text: ArraySlice<UInt8>, in repaired: ArraySlice<UInt8>) -> Bool {
    var rest = repaired
    for index in text.indices {
      let byte = text[index]
      if byte == 0x26, !text[index...].starts(with: ampersand), rest.starts(with: ampersand) {
        if namesEntity(text[(index + 1)...]) { return false }
        rest = rest.dropFirst(ampersand.count)
      } else {
        guard rest.popFirst() == byte else { return false }
      }
    }
    return rest.isEmpty
  }

  /// Whether what stands behind a `&` is the name of an entity, and its end.
  private static func namesEntity(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, XMLTagList.startsName(first) else { return false }
    let name = text.prefix(longestName).prefix { XMLTagList.isOfName($0) }
    return text[name.endIndex...].first == 0x3b
  }
}
