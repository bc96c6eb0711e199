/// The bytes of a file one after the other, for codings whose end only those who go through them know.
struct CodedBytes {
  private let file: ByteReader
  private var piece = ByteSlice([])
  /// Where in the piece the next one is.
  private var index = 0
  /// Where the piece starts.
  private var start: Int

  /// So much is looked at in one piece.
  private static let pieceLength = 1 << 16

  init(_ file: ByteReader, at start: Int) {
    self.file = file
    self.start = start
  }

  /// Where the next one is.
  var position: Int { start + index }

  /// The next byte; an error of the code `truncated` where the file ends before it.
  mutating func next() throws(MetadataError) -> Int {
    while true {
      if let byte = piece[index] {
        index += 1
        return Int(byte)
      }
      guard position < file.count else {
        throw MetadataError(.truncated, "no byte is left", at: position)
      }
      piece = try file.slice(at: position, count: min(Self.pieceLength, file.count - position))
      (start, index) = (piece.offset, 0)
    }
  }

  /// Goes over bytes, all of which must be there.
  mutating func skip(_ count: Int) throws(MetadataError) {
    guard position <= file.count, count <= file.count - position else {
      throw MetadataError(.truncated, "no byte is left", at: file.count)
    }
    index += count
  }
}
