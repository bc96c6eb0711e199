extension DICOMElements {
  /// How the elements of a file without a header are written, or nil where it does not start as one.
  static func syntax(of head: ByteSlice) -> (order: ByteOrder, isImplicit: Bool)? {
    for order in [ByteOrder.little, .big] {
      guard let group = try? head.uint16(at: 0, order), [2, 4, 6, 8].contains(group),
        let number = try? head.uint16(at: 2, order), number <= 0x20,
        var length = try? head.uint32(at: 4, order)
      else { continue }
      var isImplicit = true
      if let stated = representation(head) {
        isImplicit = false
        if hasLongLength(stated) {
          guard head[6] == 0, head[7] == 0, let long = try? head.uint32(at: 8, order) else {
            continue
          }
          length = long
        } else {
          guard number != 0 || stated == "UL", let short = try? head.uint16(at: 6, order) else {
            continue
          }
          length = short
        }
      }
      guard number != 0 || length == 4, length <= 64 else { continue }
      return (order, isImplicit)
    }
    return nil
  }

  /// Whether an element is the picture itself, behind which none says anything of it (PS3.3 §C.7.6.3, §C.7.6.24);
  /// ACR-NEMA's has any even group from 7F00 on.
  static func isPicture(_ group: Int, _ number: Int) -> Bool {
    group & 0xff01 == 0x7f00 && [8, 9, 0x10].contains(number)
  }

  /// The two letters of an element's value representation.
  static func representation(_ head: ByteSlice) -> String? {
    guard let first = head[4], let second = head[5], (0x41...0x5a).contains(first),
      (0x41...0x5a).contains(second)
    else { return nil }
    return String(decoding: [first, second], as: UTF8.self)
  }

  /// Whether an element has a representation of those that there are (PS3.5 table 6.2-1).
  static func hasRepresentation(_ head: ByteSlice) -> Bool {
    guard let letters = representation(head) else { return false }
    return hasLongLength(letters) || isText(letters) || format(letters) != nil || letters == "AT"
  }

  /// Whether something is an element with a representation that may stand behind another one: their numbers ascend
  /// (PS3.5 §7.1).
  static func comes(
    _ head: ByteSlice, after other: (group: Int, number: Int), _ order: ByteOrder
  ) -> Bool {
    guard let group = try? head.uint16(at: 0, order), let number = try? head.uint16(at: 2, order)
    else { return false }
    return (group, number) > (other.group, other.number) && hasRepresentation(head)
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
