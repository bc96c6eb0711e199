/// A value in bencode (BEP 3, *bencoding*).
enum BencodeValue {
  typealias Entries = [(key: [UInt8], value: BencodeValue)]

  /// The digits as the file has them.
  case integer([UInt8])
  /// A short text.
  case text(ByteSlice)
  /// Bytes that are no text, or too many to be one that anybody reads.
  case data(Region)
  case list([BencodeValue])
  /// Sorted by the keys, each once.
  case dictionary(Entries)

  var isList: Bool {
    if case .list = self { true } else { false }
  }
}

/// Reads bencode, a window of the file at a time: the digests of a torrent are nearly all of it, and stay there.
struct BencodeReader {
  private let file: Region
  private var position = 0
  private var window = ByteSlice([])
  private var windowStart = 0
  /// Whether the file is broken here: everything around ends, and nothing behind is read.
  private var isBroken = false

  /// Texts of more bytes are data.
  private static let longestText = 256
  private static let windowSize = 64 << 10
  private static let deepest = 16

  init(_ file: Region) { self.file = file }

  /// The value that stands next; nil at the end of a list or dictionary, and where it is broken, which is a warning.
  mutating func value(_ found: inout MetadataBuilder, depth: Int = 0) throws(MetadataError)
    -> BencodeValue?
  {
    if isBroken { return nil }
    guard let mark = try byte() else {
      return broken(.truncated, "the torrent ends within a value", &found)
    }
    do throws(MetadataError) {
      try found.charge(entries: 1)
    } catch {
      found.warn(error)
      isBroken = true
      return nil
    }
    let start = position
    position += 1
    switch mark {
    case UInt8(ascii: "e"): return nil
    case UInt8(ascii: "i"):
      let digits = try number(endingWith: UInt8(ascii: "e"), hasSign: true)
      if let digits { return .integer(digits) }
      return broken(.malformed, "a number of a torrent without digits", at: start, &found)
    case UInt8(ascii: "l"), UInt8(ascii: "d"):
      guard depth < Self.deepest else {
        return broken(
          .limitExceeded, "more than \(Self.deepest) lists within one another", at: start, &found)
      }
      return mark == UInt8(ascii: "l")
        ? .list(try list(&found, depth)) : .dictionary(try dictionary(&found, depth))
    case 0x30...0x39:
      position -= 1
      return try string(&found)
    default: return broken(.malformed, "a value of no kind that torrents have", at: start, &found)
    }
  }

  private mutating func list(_ found: inout MetadataBuilder, _ depth: Int) throws(MetadataError)
    -> [BencodeValue]
  {
    var values: [BencodeValue] = []
    while let next = try value(&found, depth: depth + 1) { values.append(next) }
    return values
  }

  private mutating func dictionary(_ found: inout MetadataBuilder, _ depth: Int)
    throws(MetadataError) -> BencodeValue.Entries
  {
    var entries: [(key: [UInt8], value: BencodeValue, index: Int)] = []
    while true {
      let start = position
      guard let name = try value(&found, depth: depth + 1) else { break }
      let key: [UInt8]
      switch name {
      case .text(let text): key = text.bytes
      case .integer(let digits): key = digits
      case .data(let region): key = try region.head(count: Self.longestText).bytes
      case .list, .dictionary:
        _ = broken(.malformed, "a key that is no text", at: start, &found)
        key = []
      }
      guard !isBroken, let next = try value(&found, depth: depth + 1) else { break }
      entries.append((key, next, entries.count))
    }
    // The last one of a key counts.
    entries.sort {
      $0.key == $1.key ? $0.index > $1.index : $0.key.lexicographicallyPrecedes($1.key)
    }
    var single: BencodeValue.Entries = []
    for entry in entries where single.last?.key != entry.key {
      single.append((entry.key, entry.value))
    }
    return single
  }

  private mutating func string(_ found: inout MetadataBuilder) throws(MetadataError)
    -> BencodeValue?
  {
    let start = position
    guard let digits = try number(endingWith: UInt8(ascii: ":"), hasSign: false),
      let count = Int(String(decoding: digits, as: UTF8.self)), count >= 0
    else { return broken(.malformed, "a text without a length", at: start, &found) }
    guard count <= file.count - position else {
      return broken(
        .truncated, "a text of \(count) bytes reaches past the end", at: position, &found)
    }
    let region = try file.region(at: position, count: count)
    defer { position += count }
    guard count <= Self.longestText else { return .data(region) }
    try found.charge(entries: 1, bytes: count)
    let bytes = try region.head(count: count)
    return isUTF8(bytes.elements) ? .text(bytes) : .data(region)
  }

  /// Digits up to a mark, behind which the reader then stands; nil where there are others.
  private mutating func number(endingWith end: UInt8, hasSign: Bool) throws(MetadataError)
    -> [UInt8]?
  {
    var digits: [UInt8] = []
    if hasSign, try byte() == UInt8(ascii: "-") {
      digits.append(UInt8(ascii: "-"))
      position += 1
    }
    while let next = try byte(), digits.count < Self.longestText {
      position += 1
      if next == end { return digits.last.map(NumberText.isDigit) == true ? digits : nil }
      guard NumberText.isDigit(next) else { return nil }
      digits.append(next)
    }
    return nil
  }

  private mutating func byte() throws(MetadataError) -> UInt8? {
    if let byte = window[position - windowStart] { return byte }
    guard position < file.count else { return nil }
    windowStart = position
    window = try file.head(at: position, count: Self.windowSize)
    return window[0]
  }

  private mutating func broken(
    _ code: MetadataError.Code, _ message: String, at place: Int? = nil,
    _ found: inout MetadataBuilder
  ) -> BencodeValue? {
    isBroken = true
    found.warn(Warning(code, message, at: file.start + (place ?? position)))
    return nil
  }
}
