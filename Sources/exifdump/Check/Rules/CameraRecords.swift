import MetadataKit

/// What phones note of their cameras behind a picture, for those who make them: no picture, no movie and no place.
///
/// Where something in it looks like one of these, it is not taken for such a note.
enum CameraRecords {
  /// Longer ones have not been seen: Huawei's have up to 10 KB, Google's 36.
  private static let longest = 1 << 18

  /// Huawei's and Honor's, which ends the file: behind it its length and a word.
  static func trace(in file: ByteReader) -> Range<Int>? {
    let end = file.count - 12
    guard end > 0, let tail = try? file.slice(at: end, count: 12),
      tail.matches("ctrace\0\0", at: 4), let length = try? tail.uint32(at: 0, .little),
      length <= end, isPlain((end - length)..<end, in: file)
    else { return nil }
    return (end - length)..<file.count
  }

  /// Where Google's end that start at a place, no further than a limit: for each a name such as `aecDebug`, a length in
  /// groups of seven bits, and so many bytes.
  static func end(of start: Int, before limit: Int, in file: ByteReader) -> Int {
    var place = start
    while let note = note(at: place, in: file), note.upperBound <= limit,
      note.upperBound - start <= longest, isPlain(note, in: file)
    {
      place = note.upperBound
    }
    return place
  }

  /// The bytes of a note that starts at a place, behind its name and its length.
  private static func note(at place: Int, in file: ByteReader) -> Range<Int>? {
    guard
      let head = try? file.slice(at: place, count: min(32, max(0, file.count - place))).elements
    else { return nil }
    guard let name = names.first(where: { head.starts(with: $0) }) else { return nil }
    var length = 0
    for (index, byte) in head.dropFirst(name.count).prefix(3).enumerated() {
      length |= Int(byte & 0x7f) << (7 * index)
      guard byte < 0x80 else { continue }
      let start = place + name.count + index + 1
      return start + length <= file.count ? start..<(start + length) : nil
    }
    return nil
  }

  /// Whether nothing in a range looks like the start of a picture, a movie or a document, or like a place.
  static func isPlain(_ range: Range<Int>, in file: ByteReader) -> Bool {
    guard range.count <= longest,
      let bytes = try? file.slice(at: range.lowerBound, count: range.count).elements
    else { return false }
    // Two letters stand among thousands of bytes by chance.
    if bytes.starts(with: "BM".utf8) { return false }
    return !bytes.indices.contains { index in
      starts.contains { $0[0] == bytes[index] && bytes[index...].starts(with: $0) }
    }
  }

  private static let names = ["aecDebug", "afDebug", "awbDebug", "gatmDebug"].map { Array($0.utf8) }

  /// How pictures, movies, documents, EXIF and XMP start, or what stands near.
  private static let starts: [[UInt8]] =
    // JPEG, OpenEXR, Matroska.
    [[0xff, 0xd8, 0xff], [0x76, 0x2f, 0x31, 0x01], [0x1a, 0x45, 0xdf, 0xa3]]
    + startWords.map { Array($0.utf8) }

  private static let startWords = [
    "ftyp", "PNG\r\n", "RIFF", "GIF8", "%PDF", "PK\u{3}\u{4}", "Exif\0", "II*\0", "MM\0*",
    "xmpmeta", "xpacket", "itude", "GPS", "8BPS", "JXL \r\n", "OggS",
  ]
}
