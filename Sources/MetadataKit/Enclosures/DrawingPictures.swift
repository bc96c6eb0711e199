/// Pictures of drawings of Office 97–2003, each of which is a record ([MS-ODRAW] §2.2.23, OfficeArtBlip).
///
/// They are found by the starts of their records, not by the drawings' lists: those that were deleted, which no program
/// shows, may be in the file still.
enum DrawingPictures {
  /// JPEG, PNG, TIFF, and JPEG in inks (§2.2.27, §2.2.28, §2.2.30): the lower bytes of the records' kinds, of which the
  /// upper one is F0. Bitmaps and WMF say nothing of themselves; EMF, which has a title and a program, is left.
  private static let kinds: [UInt8] = [0x1d, 0x1e, 0x29, 0x2a]

  /// So many bytes are searched at once.
  private static let pieceLength = 64 << 10

  /// So much is looked at of a record: its head, what comes before the picture, and the start of that.
  private static let longestStart = 48

  /// Adds where the first pictures are in a stream, as far as it has them.
  static func find(
    in stream: Region, atMost most: Int, _ ranges: inout [Range<Int>]
  ) throws(MetadataError) {
    var start = 0
    while start < stream.count, ranges.count < most {
      let piece = try stream.head(at: start, count: pieceLength)
      let isLast = start + piece.count == stream.count
      // A start that is cut off stands whole in the next piece.
      let end = isLast ? piece.count : piece.count - longestStart
      var place = 0
      while ranges.count < most, let mark = piece.firstIndex(of: 0xf0, from: place + 3),
        mark - 3 < end
      {
        place = mark - 2
        guard let picture = picture(of: mark - 3, in: piece) else { continue }
        let stated = (start + picture.lowerBound)..<(start + picture.upperBound)
        ranges.append(stated.clamped(to: 0..<stream.count))
        // One that says to be longer than the stream is damaged: others may stand in it.
        if stated.upperBound <= stream.count { place = picture.upperBound }
      }
      start += max(end, place)
    }
  }

  /// Where the picture of a record stands, by what it says; nil where there is no such record.
  private static func picture(of record: Int, in piece: ByteSlice) -> Range<Int>? {
    guard let flags = piece[record], flags & 0xf == 0,
      let kind = piece[record + 2], kinds.contains(kind),
      let size = try? piece.uint32(at: record + 4, .little)
    else { return nil }
    // One checksum or two, by the lowest bit of its instance, and a byte.
    let start = record + 8 + (flags & 0x10 == 0 ? 17 : 33)
    let end = record + 8 + size
    let head = piece.suffix(from: start)
    // Some programs have GIF as what they call PNG.
    let isPicture = ["\u{ff}\u{d8}\u{ff}", "\u{89}PNG", "II*\0", "MM\0*", "GIF8"].contains {
      head.has($0)
    }
    return isPicture && end > start ? start..<end : nil
  }
}
