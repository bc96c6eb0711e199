extension Region {
  /// So many bytes are searched at once.
  private static let pieceLength = 64 << 10

  /// The region without the zeros that it ends with.
  func droppingZerosAtEnd() throws(MetadataError) -> Region {
    var end = count
    while end > 0 {
      let start = max(0, end - Self.pieceLength)
      let piece = try head(at: start, count: end - start).elements
      if let last = piece.lastIndex(where: { $0 != 0 }) {
        return clamped(at: 0, count: start + last - piece.startIndex + 1)
      }
      end = start
    }
    return clamped(at: 0, count: 0)
  }

  /// Whether what stands from a position on is one byte over and over, or of those alone that say nothing.
  ///
  /// - Parameter least: so many bytes at least have to stand there.
  package func isFilled(from position: Int, least: Int) throws(MetadataError) -> Bool {
    guard position >= 0, position < count, count - position >= least else { return false }
    let filling = try slice(at: position, count: 1)[0]
    var isOne = true
    var isEmpty = true
    for start in stride(from: position, to: count, by: Self.pieceLength) {
      let piece = try head(at: start, count: Self.pieceLength).elements
      isOne = isOne && piece.allSatisfy { $0 == filling }
      isEmpty = isEmpty && piece.allSatisfy(Self.saysNothing)
      guard isOne || isEmpty else { return false }
    }
    return true
  }

  /// Zeros, bits that are all set, blanks, ends of lines, and what stood for the end of a file in CP/M.
  private static func saysNothing(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0xff, 0x20, 0x09, 0x0a, 0x0d, 0x1a: true
    default: false
    }
  }

  /// Whether what stands behind the last chunk of a picture only fills the file up: eight bytes of it or more,
  /// which would be the start of another.
  func isFilledUp(from position: Int) throws(MetadataError) -> Bool {
    guard count - position <= Self.mostFilling else { return false }
    return try isFilled(from: position, least: 8)
  }

  /// What is longer is not read only to find that it says nothing.
  private static let mostFilling = 16 << 20

  /// Goes through all bytes for a word of ASCII, and calls with each place that has it.
  ///
  /// - Parameter body: answers from where on to go on, behind the place; nil to end.
  func forEachPlace(
    of word: String, _ body: (Int) throws(MetadataError) -> Int?
  ) throws(MetadataError) {
    let length = word.utf8.count
    var start = 0
    while count - start >= length {
      let piece = try head(at: start, count: Self.pieceLength)
      var position = 0
      while let place = piece.firstPlace(of: word, from: position) {
        guard let next = try body(start + place) else { return }
        position = max(place + 1, next - start)
      }
      // The word may stand across two pieces.
      start += max(piece.count - length + 1, position)
    }
  }
}
