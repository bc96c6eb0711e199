/// An element of MIE (MIE 1.1, Element Structure): `~`, a format, the lengths of name and data, the name,
/// a longer length, the data.
struct MIEElement {
  /// The format without the bit that says whether the data are compressed (MIE 1.1, FormatCode).
  let format: UInt8
  let isCompressed: Bool
  let name: ByteSlice
  /// The data as they stand in the file.
  let data: Region
  /// Where the next element starts, in the region that it was read from.
  let end: Int

  /// - Parameter order: that of the group which it is in.
  init(_ region: Region, at position: Int, _ order: ByteOrder) throws(MetadataError) {
    let head = try region.head(at: position, count: 4 + 255 + 8)
    guard head[0] == UInt8(ascii: "~") else {
      throw MetadataError(
        head.isEmpty ? .truncated : .malformed, "no MIE element starts here", at: head.offset)
    }
    let code = try head.uint8(at: 1)
    format = UInt8(code & 0xfb)
    isCompressed = code & 4 != 0
    let nameLength = try head.uint8(at: 2)
    name = try head.slice(at: 4, count: nameLength)
    var length = try head.uint8(at: 3)
    let start = 4 + nameLength
    var size = 0
    switch length {
    case 255:
      size = 2
      length = try head.uint16(at: start, order)
    case 254:
      size = 4
      length = try head.uint32(at: start, order)
    case 253:
      size = 8
      length = Int(clamping: try head.uint64(at: start, order))
    default: break
    }
    let place = position + start + size
    data = try region.region(at: place, count: length)
    end = place + length
  }

  /// Whether it is the last one of its group.
  var isTerminator: Bool { name.isEmpty }

  var isGroup: Bool { format & 0xf0 == 0x10 }

  /// Whether its data are there to be written over.
  var isFree: Bool { format & 0xf0 == 0x80 }

  /// The byte order of what is in a group.
  var order: ByteOrder { format & 8 == 0 ? .big : .little }

  /// The data, inflated where they are compressed.
  func content(_ found: inout MetadataBuilder) throws(MetadataError) -> Region {
    guard isCompressed else { return data }
    let limit = min(found.limits.inflatedBytes, found.roomToDecode)
    let stream = try data.all(limit: found.limits.blockBytes)
    let inflated = Inflated(stream, limit: limit)
    try found.charge(inflated.bytes.count)
    if let error = inflated.error { throw error }
    return Region(inMemory: inflated.bytes)
  }
}

/// What the name of an element is made of: `Title-en_US`, `Altitude(ft)` (MIE 1.1, TagName).
struct MIEName {
  let base: String
  /// A language and a country, for a text.
  let locale: String?
  /// What a number counts; empty where it is without a dimension.
  let units: ArraySlice<UInt8>?

  /// Nil where the name has characters that none may have.
  init?(_ name: ByteSlice) {
    var bytes = name.elements
    if bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "(")) {
      units = bytes[(open + 1)...].dropLast()
      bytes = bytes[..<open]
    } else {
      units = nil
    }
    let word = bytes.prefix(while: NumberText.isOfWord)
    base = String(decoding: word, as: UTF8.self)
    let rest = Array(bytes[word.endIndex...])
    locale = rest.isEmpty ? nil : String(decoding: rest.dropFirst(), as: UTF8.self)
    guard rest.isEmpty || !word.isEmpty && Self.isLocale(rest) else { return nil }
  }

  /// Whether it is a dash, two small letters, `_` and two capitals.
  private static func isLocale(_ text: [UInt8]) -> Bool {
    text.count == 6 && text[0] == 0x2d && text[3] == 0x5f
      && text[1...2].allSatisfy(NumberText.isLower) && text[4...5].allSatisfy(NumberText.isUpper)
  }
}
