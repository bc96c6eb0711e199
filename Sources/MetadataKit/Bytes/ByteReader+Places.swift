extension ByteReader {
  /// So many bytes are searched at once.
  private static let pieceLength = 64 << 10

  /// Goes through all bytes for a word of ASCII, and calls with each place that has it.
  ///
  /// - Parameter body: answers from where on to go on, behind the place; nil to end.
  func forEachPlace(
    of word: String, _ body: (Int) throws(MetadataError) -> Int?
  ) throws(MetadataError) {
    let wanted = Array(word.utf8)
    guard let first = wanted.first else { return }
    var start = 0
    while count - start >= wanted.count {
      let piece = try slice(at: start, count: min(count - start, Self.pieceLength))
      // The word may stand across two pieces.
      var next = start + piece.count - wanted.count + 1
      var position = 0
      while let place = piece.firstIndex(of: first, from: position),
        place <= piece.count - wanted.count
      {
        position = place + 1
        guard piece.suffix(from: place).prefix(wanted.count).elements.elementsEqual(wanted) else {
          continue
        }
        guard let further = try body(start + place) else { return }
        position = max(position, further - start)
      }
      next = max(next, start + position)
      start = next
    }
  }

  /// The bytes of `offset ..< offset + wanted` that exist.
  func head(at offset: Int, count wanted: Int) throws(MetadataError) -> ByteSlice {
    try Region(self).head(at: offset, count: wanted)
  }
}
