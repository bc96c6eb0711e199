/// What an application extension of a GIF carries (GIF89a §26), told by its identifier and
/// authentication code.
struct GIFApplication: Sendable {
  let name: StaticString
  /// Reads the sub-blocks that follow the name.
  let read:
    @Sendable (_ blocks: ArraySlice<UInt8>, _ offset: Int, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void

  /// Every application that is known.
  private static let all: [GIFApplication] = [
    GIFApplication(name: "NETSCAPE2.0", read: animation),
    // The same by another browser.
    GIFApplication(name: "ANIMEXTS1.0", read: animation),
    GIFApplication(name: "XMP DataXMP") { (blocks, _, found) throws(MetadataError) in
      found.add(.xmp, Region(inMemory: Array(packet(blocks))))
    },
    GIFApplication(name: "ICCRGBG1012") { (blocks, _, found) throws(MetadataError) in
      found.add(.icc, Region(inMemory: GIFSubBlocks.joined(blocks)))
    },
    GIFApplication(name: "MIDICTRLJon") { (blocks, offset, found) throws(MetadataError) in
      let data = ByteSlice(GIFSubBlocks.joined(blocks), offset: offset)
      found.add(.gifMIDIControl, fieldsOf: data, .little)
    },
    GIFApplication(name: "MIDISONGDm7") { (blocks, offset, found) throws(MetadataError) in
      let data = ByteSlice(GIFSubBlocks.joined(blocks), offset: offset)
      found.add(.gif, "MIDISong", bytes: data, isInFile: false)
    },
    // C2PA 2.1 §A.3.4: the authentication code is a version.
    GIFApplication(name: "C2PA_GIF") { (blocks, _, found) throws(MetadataError) in
      found.add(.jumbf, Region(inMemory: GIFSubBlocks.joined(blocks)))
    },
  ]

  /// Reads an extension of an application that is known.
  static func read(
    _ blocks: GIFSubBlocks, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let name = ByteSlice(Array(blocks.first))
    guard name.count == 11, let kind = all.first(where: { name.matches($0.name) }) else { return }
    try kind.read(blocks.afterFirst, blocks.offset, &found)
  }

  /// How often an animation is repeated, 0 for ever; nil where the extension does not say it.
  static func repetitions(_ blocks: GIFSubBlocks) -> Int? {
    let name = ByteSlice(Array(blocks.first))
    guard name.count == 11, name.matches("NETSCAPE2.0") || name.matches("ANIMEXTS1.0") else {
      return nil
    }
    let data = ByteSlice(GIFSubBlocks.joined(blocks.afterFirst))
    return data[0] == 1 ? try? data.uint16(at: 1, .little) : nil
  }

  /// How often an animation plays: a sub-block of a 1 and the count.
  @Sendable private static func animation(
    _ blocks: ArraySlice<UInt8>, _ offset: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let data = ByteSlice(GIFSubBlocks.joined(blocks), offset: offset)
    if data[0] == 1 {
      found.add(.gif, "AnimationIterations", try data.uint16(at: 1, .little))
    }
  }

  /// XMP is not in sub-blocks: its text stands where their length bytes would (XMP part 3 §1.1.2).
  /// What follows it leads any reader of sub-blocks to their end.
  private static func packet(_ blocks: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // The trailer of 256 bytes is 01, then FF down to 01 and 00; the text has no NUL.
    let text = blocks.untilNUL
    let end = Array("<?xpacket end=".utf8)
    // The last mark that is closed: none behind the last bracket is.
    let close = text.lastIndex(of: 0x3e) ?? text.startIndex
    var index = min(text.endIndex - 5, close) - end.count
    while index >= text.startIndex {
      if text[index] == 0x3c, text[index...].starts(with: end),
        let close = text[(index + end.count)...].firstIndex(of: 0x3e)
      {
        return text[...close]
      }
      index -= 1
    }
    // Without the end of a packet: all but the trailer's descending bytes.
    if text.count >= 256, text.last == 1 { return text.dropLast(256) }
    return text
  }
}
