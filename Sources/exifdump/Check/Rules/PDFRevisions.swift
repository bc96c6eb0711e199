import MetadataKit

/// The earlier states of a PDF: what changes one is mostly appended (ISO 32000-1 §7.5.6), so that what
/// was removed from it can be read still.
struct PDFRevisions {
  /// So many are told of, the last ones.
  private static let most = 16
  /// So many bytes of a file are gone through.
  private static let mostBytes = 256 << 20
  private static let pieceLength = 1 << 20
  private static let mark: StaticString = "%%EOF"

  /// Where each ends, the last one first.
  private(set) var ends: [Int] = []
  /// Whether there may be more.
  private(set) var isCutShort: Bool

  init(of file: ByteReader) throws(MetadataError) {
    isCutShort = file.count > Self.mostBytes
    let overlap = Self.mark.utf8CodeUnitCount - 1
    for start in stride(from: 0, to: min(file.count, Self.mostBytes), by: Self.pieceLength) {
      let piece = try file.slice(
        at: start, count: min(Self.pieceLength + overlap, file.count - start))
      var next = piece.firstIndex(of: 0x25)
      while let place = next, place < Self.pieceLength {
        if piece.matches(Self.mark, at: place) { ends.append(start + place + overlap + 1) }
        next = piece.firstIndex(of: 0x25, from: place + 1)
      }
      // A file may have nothing but marks.
      if ends.count > 1 + Self.most {
        isCutShort = true
        ends.removeFirst(ends.count - 1 - Self.most)
      }
    }
    // The last one is the state that the file itself tells of.
    ends = ends.dropLast().reversed()
  }
}
