extension BlockDecoder {
  /// The JFIF header after its signature (ITU-T T.871 §10.1).
  package static let jfif = BlockDecoder(.jfif) {
    (block, found) throws(MetadataError) in
    let head = try block.slice(at: 0, count: 9)
    found.add(.jfif, 0, .byte, count: 2, .big, bytes: try head.slice(at: 0, count: 2))
    found.add(.jfif, 2, .byte, count: 1, .big, bytes: try head.slice(at: 2, count: 1))
    found.add(.jfif, 3, .short, count: 1, .big, bytes: try head.slice(at: 3, count: 2))
    found.add(.jfif, 5, .short, count: 1, .big, bytes: try head.slice(at: 5, count: 2))
    for place in [7, 8] where head[place] != 0 {
      found.add(
        .jfif, UInt32(place), .byte, count: 1, .big, bytes: try head.slice(at: place, count: 1))
    }
    tellThumbnail(width: Int(head[7] ?? 0), height: Int(head[8] ?? 0), of: block, &found)
  }

  /// Tells of the small copy behind the header: three bytes a pixel, red, green and blue, which the
  /// field makes a TIFF of.
  private static func tellThumbnail(
    width: Int, height: Int, of block: Region, _ found: inout MetadataBuilder
  ) {
    let count = 3 * width * height
    guard count > 0 else { return }
    let pixels = block.clamped(at: 9, count: count)
    if pixels.count < count {
      found.warn(
        Warning(.truncated, "the JFIF thumbnail reaches past its segment", at: block.start + 9))
    }
    guard pixels.count > 0 else { return }
    found.add(.jfif, 9, .undefined, count: pixels.count, .big, left: pixels)
    guard pixels.count == count else { return }
    var file = TIFFWriter(.big)
    file.add(0x100, .long, [width])
    file.add(0x101, .long, [height])
    file.add(0x102, .short, [8, 8, 8])
    file.add(0x103, .short, [1])
    file.add(0x106, .short, [2])
    file.add(0x111, .long, [TIFFWriter.end])
    file.add(0x115, .short, [3])
    file.add(0x116, .long, [height])
    file.add(0x117, .long, [count])
    found.note(.thumbnail, pixels, header: file.bytes)
  }
}
