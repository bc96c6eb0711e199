/// One chunk of a PNG, MNG or JNG (PNG 3 §5.3).
struct PNGChunk {
  /// The four bytes of the type.
  let type: UInt32
  /// The type as text.
  let name: String
  /// The chunk's data; shorter than the chunk says where the file ends before.
  let body: Region
  /// Whether all of the data is there.
  let isWhole: Bool
  /// Where the next chunk starts.
  let end: Int

  /// Reads the chunk at a position; nil where nothing is left.
  init?(_ file: Region, at position: Int) throws(MetadataError) {
    guard position < file.count else { return nil }
    let head = try file.slice(at: position, count: 8)
    let length = try head.uint32(at: 0, .big)
    guard length <= 0x7fff_ffff else {
      throw MetadataError(
        .malformed, "a chunk's length is above 2 GiB", at: file.start + position)
    }
    type = UInt32(truncatingIfNeeded: try head.uint32(at: 4, .big))
    name = String(decoding: head.suffix(from: 4).elements, as: UTF8.self)
    body = file.clamped(at: position + 8, count: length)
    isWhole = body.count == length
    end = position + 12 + length
  }

  /// Whether its type is of letters alone, as every one is (PNG 3 §5.3).
  var isNamed: Bool { name.utf8.allSatisfy(NumberText.isLetter) }

  /// The picture's data, which is not read: PNG 3 §11.2.3 and §11.3.6.3, JNG 1.0.
  var isPicture: Bool { Self.picture.contains(name) }

  private static let picture: Set<String> = ["IDAT", "fdAT", "JDAT", "JDAA"]

  /// The data, checked against the chunk's checksum (PNG 3 §5.5).
  func data(in file: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> ByteSlice {
    let data = try body.all(limit: found.limits.blockBytes)
    if isWhole, let whole = try? file.slice(at: end - 8 - data.count, count: data.count + 8),
      let stated = try? whole.uint32(at: data.count + 4, .big),
      whole.prefix(data.count + 4).crc32() != stated
    {
      found.warn(Warning(.malformed, "the checksum of \(name) is wrong", at: data.offset))
    }
    return data
  }
}
