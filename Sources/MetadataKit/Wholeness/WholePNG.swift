import UniformTypes

extension Wholeness {
  static let png = Wholeness(
    [.png],
    check: { (file) throws(MetadataError) in
      try WholePNG.firstWrong(in: file).map { name, place in
        Warning(.malformed, "the checksum of \(name) is wrong", at: place)
      }
    }, end: WholePNG.end)
}

/// The chunks of a PNG, one after the other (PNG 3 §5.3: length, type, data, checksum), for what reading
/// its metadata does not tell: that stops at the first that is wrong, and leaves the picture's data out.
private struct WholePNG {
  /// So much is looked at in one piece.
  private static let pieceLength = 1 << 16

  private let file: ByteReader
  private var place = 8

  /// A chunk with its head: the length and the type.
  private struct Chunk {
    let head: ByteSlice
    let length: Int
    /// Where the next one starts.
    var end: Int { head.offset + 12 + length }
    var isLast: Bool { head.matches("IEND", at: 4) }
  }

  private init(_ file: ByteReader) { self.file = file }

  /// Where the last chunk ends; nil where the file ends before it. Of the chunks, only the heads are
  /// read: a picture may be large.
  static func end(in file: ByteReader) throws(MetadataError) -> Int? {
    var chunks = WholePNG(file)
    while let chunk = try chunks.next() {
      if chunk.isLast { return chunk.end }
    }
    return nil
  }

  /// The type of the first chunk whose checksum is wrong (PNG 3 §5.5), and where it starts; nil where all
  /// are right.
  static func firstWrong(in file: ByteReader) throws(MetadataError) -> (name: String, place: Int)? {
    var chunks = WholePNG(file)
    while let chunk = try chunks.next() {
      if try chunks.checksum(of: chunk) != (try file.number(at: chunk.end - 4, .big)) {
        let name = String(decoding: chunk.head.suffix(from: 4).elements, as: UTF8.self)
        return (name, chunk.head.offset)
      }
      if chunk.isLast { return nil }
    }
    return nil
  }

  /// Over the type and the data.
  private func checksum(of chunk: Chunk) throws(MetadataError) -> UInt32 {
    var sum = chunk.head.suffix(from: 4).crc32()
    var start = chunk.head.offset + 8
    while start < chunk.end - 4 {
      let count = min(chunk.end - 4 - start, Self.pieceLength)
      sum = try file.slice(at: start, count: count).crc32(after: sum)
      start += count
    }
    return sum
  }

  private mutating func next() throws(MetadataError) -> Chunk? {
    guard place <= file.count - 12 else { return nil }
    let head = try file.slice(at: place, count: 8)
    let chunk = Chunk(head: head, length: try head.uint32(at: 0, .big))
    place = chunk.end
    return chunk.end <= file.count ? chunk : nil
  }
}
