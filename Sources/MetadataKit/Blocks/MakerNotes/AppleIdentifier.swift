/// What ties a photo to the movie of the same Live Photo, or to the other photos of a burst, in
/// Apple's maker note.
enum AppleIdentifier {
  /// The number of what a Live Photo's halves have in common.
  static let pair = 0x11
  /// The number of what a burst's photos have in common.
  static let burst = 0x0b
  /// A UUID has 36 characters; more than this is none.
  private static let longest = 256

  /// Reads the identifier of a note whose directory is found; offsets count from the note's start.
  static func read(_ number: Int, _ directory: TIFFDirectory, in note: Region) -> String? {
    guard let entry = directory.entry(number), entry.byteCount > 0, entry.byteCount <= longest,
      let region = try? note.region(at: entry.position, count: entry.byteCount),
      let bytes = try? region.head(count: entry.byteCount)
    else { return nil }
    let text = bytes.elements.untilNUL
    guard !text.isEmpty, text.allSatisfy({ (0x21...0x7e).contains($0) }) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}
