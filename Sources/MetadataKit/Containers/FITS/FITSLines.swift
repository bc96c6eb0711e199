/// The cards of a header of FITS that is kept as a text: each is a line, of which blanks at the end may be missing.
struct FITSLines {
  private let file: Region
  private var position: Int

  /// The header behind its first card; nil where no lines end behind the first two.
  init?(_ file: Region) throws(MetadataError) {
    let head = try file.head(count: 2 * Self.card)
    guard let first = head.firstIndex(of: 0x0a), first < Self.card,
      let second = head.firstIndex(of: 0x0a, from: first + 1), second - first <= Self.card
    else { return nil }
    self.file = file
    position = first + 1
  }

  /// A card, and the end of its line.
  private static let card = 82

  /// Comments that somebody joined make a line longer than a card is.
  private static let longest = 1024

  /// The next card; nil at the end of the file, which such a text has in the place of the card `END`.
  mutating func next() throws(MetadataError) -> ByteSlice? {
    guard position < file.count else { return nil }
    let rest = try file.head(at: position, count: Self.longest)
    guard let end = rest.firstIndex(of: 0x0a) ?? (rest.count < Self.longest ? rest.count : nil)
    else {
      throw MetadataError(.malformed, "a card that does not end", at: rest.offset).hidingProperties
    }
    position += end + 1
    return rest.prefix(rest[end - 1] == 0x0d ? end - 1 : end)
  }
}
