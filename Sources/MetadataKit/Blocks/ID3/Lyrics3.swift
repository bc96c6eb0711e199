/// Lyrics behind a sound, before ID3 of version 1 (Lyrics3 1.00; Lyrics3 2.00): a text alone, or
/// fields, each with three letters and five digits of a length before it.
struct Lyrics3 {
  /// Where the block starts in the region that it ends.
  let start: Int
  /// What is between the marks.
  private let body: Region
  private let isText: Bool

  private static let firstMark: StaticString = "LYRICSBEGIN"
  private static let textMark: StaticString = "LYRICSEND"
  /// The digits of the length before the mark count too.
  private static let fieldsMark: StaticString = "LYRICS200"
  /// Of a text alone no length is stated: it has so many bytes at most.
  private static let longestText = 5100

  /// The block that ends where a region does; nil where none does.
  init?(endOf region: Region) throws(MetadataError) {
    let markLength = Self.fieldsMark.utf8CodeUnitCount
    let foot = try region.head(at: region.count - markLength - 6, count: markLength + 6)
    guard foot.count == markLength + 6 else { return nil }
    let end: Int
    let longest: Int
    if foot.matches(Self.textMark, at: 6) {
      isText = true
      end = region.count - markLength
      longest = Self.longestText + Self.firstMark.utf8CodeUnitCount
    } else if foot.matches(Self.fieldsMark, at: 6), let length = Self.number(foot.prefix(6)) {
      isText = false
      end = region.count - markLength - 6
      longest = length
    } else {
      return nil
    }
    let from = max(0, end - longest)
    let bytes = try region.slice(at: from, count: end - from)
    guard let first = (0..<bytes.count).first(where: { bytes.matches(Self.firstMark, at: $0) })
    else {
      throw MetadataError(.malformed, "lyrics without a beginning", at: foot.offset)
    }
    start = from + first
    body = region.region(from: start + Self.firstMark.utf8CodeUnitCount)
      .clamped(at: 0, count: end - start - Self.firstMark.utf8CodeUnitCount)
  }

  private static func number(_ digits: ByteSlice) -> Int? {
    guard digits.elements.allSatisfy(NumberText.isDigit) else { return nil }
    return digits.elements.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    guard !isText else { return try Self.add("Lyrics", body, &found) }
    var position = 0
    while position < body.count {
      try found.charge(entries: 1)
      let head = try body.slice(at: position, count: 8)
      guard let length = Self.number(head.suffix(from: 3)) else {
        throw MetadataError(.malformed, "a field of lyrics without a length", at: head.offset)
      }
      let text = try body.region(at: position + 8, count: length)
      position += 8 + length
      let key = head.prefix(3).text
      let name = TagTable.lyrics3Names.first { $0.key == key.asLookup }?.name
      try Self.add(name ?? "Lyrics3_\(key)".tagName, text, &found)
    }
  }

  private static func add(
    _ name: String, _ region: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try region.all(limit: found.limits.valueBytes).elements
    try found.charge(bytes.count)
    found.add(.lyrics3, name, text: WindowsLatin.utf8(bytes) ?? Array(bytes), offset: -1)
  }
}
