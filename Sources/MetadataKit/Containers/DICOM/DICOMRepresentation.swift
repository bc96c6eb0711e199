/// What a value representation says of its values, by its two letters (PS3.5 §6.2).
enum DICOMRepresentation {
  /// Whether it is one of those that there are (PS3.5 table 6.2-1).
  static func isKnown(_ representation: String) -> Bool {
    hasLongLength(representation) || isText(representation) || format(representation) != nil
      || representation == "AT"
  }

  /// Whether the length has four bytes, behind two that are not used (PS3.5 §7.1.2).
  static func hasLongLength(_ representation: String) -> Bool {
    switch representation {
    case "OB", "OD", "OF", "OL", "OV", "OW", "SQ", "SV", "UC", "UN", "UR", "UT", "UV": true
    default: false
    }
  }

  /// Whether values of a representation are characters (PS3.5 table 6.2-1).
  static func isText(_ representation: String) -> Bool {
    switch representation {
    case "AE", "AS", "CS", "DA", "DS", "DT", "IS", "TM", "UI", "UR": true
    default: DICOMCharacters.isText(representation)
    }
  }

  /// The numbers of a representation that has them.
  static func format(_ representation: String) -> TagFormat? {
    switch representation {
    case "FD", "OD": .double
    case "FL", "OF": .float
    case "OB": .byte
    case "OW", "US": .short
    case "SL": .signedLong
    case "SS": .signedShort
    case "OL", "UL": .long
    case "SV": .signedLong8
    case "OV", "UV": .long8
    default: nil
    }
  }

  /// A text without what only fills it.
  static func trimmed(_ text: ArraySlice<UInt8>, _ representation: String)
    -> ArraySlice<UInt8>
  {
    var text = text
    if text.count & 1 == 0, text.last == 0x20 { text.removeLast() }
    switch representation {
    case "UI": return text.untilNUL
    case "AE", "CS", "DS", "IS", "LO", "PN", "SH":
      return withoutBlanks(text).drop { $0 == 0x20 }
    case "LT", "ST", "UT": return withoutBlanks(text)
    default: return text
    }
  }

  static func withoutBlanks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.lastIndex { $0 != 0x20 }.map { text[...$0] } ?? []
  }

  /// The bytes with the two of each word the other way around.
  static func withSwappedWords(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result = Array(bytes)
    for index in stride(from: 1, to: result.count, by: 2) { result.swapAt(index - 1, index) }
    return result[...]
  }
}
