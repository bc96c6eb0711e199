extension WebPPicture {
  /// RFC 9649 §2.7: what the file has, and the size of the canvas.
  mutating func extended(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if found.format.name == "WEBP" { found.format.name = "Extended WEBP" }
    let head = try body.slice(at: 0, count: 10)
    let flags = try head.uint32(at: 0, .little)
    let width = (try head.uint32(at: 4, .little) & 0xff_ffff) + 1
    let height = (try head.uint32(at: 6, .little) >> 8) + 1
    found.add(.riff, "WebP_Flags", flags)
    if self.flags == nil {
      self.flags = flags
      flagsOffset = body.start
      self.width = width
      self.height = height
      hasAlpha = flags & 0x10 != 0
    }
    tellSize(width, height, &found)
  }

  /// The frame header of VP8 (RFC 6386 §9.1).
  mutating func lossy(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 10)
    guard head.matches("\u{1}*", at: 4), head[3] == 0x9d else {
      throw MetadataError(.malformed, "a VP8 frame without its start code", at: body.start)
    }
    let across = try head.uint16(at: 6, .little)
    let down = try head.uint16(at: 8, .little)
    found.add(.riff, "VP8Version", try head.uint8(at: 0) >> 1 & 7)
    tellSize(across & 0x3fff, down & 0x3fff, &found)
    found.add(.riff, "HorizontalScale", across >> 14)
    found.add(.riff, "VerticalScale", down >> 14)
  }

  /// The header of a lossless picture (RFC 9649 §3.4): 14 bits each of width and height less one,
  /// a bit of alpha.
  mutating func lossless(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 5)
    guard head[0] == 0x2f else {
      throw MetadataError(.malformed, "a VP8L picture without its signature", at: body.start)
    }
    let bits = try head.uint32(at: 1, .little)
    if !found.format.name.hasSuffix("(lossless)") { found.format.name += " (lossless)" }
    tellSize((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1, &found)
    found.add(.riff, "AlphaIsUsed", bits >> 28 & 1)
    if flags == nil, bits >> 28 & 1 != 0 { hasAlpha = true }
  }

  /// How the alpha channel is stored (RFC 9649 §2.7.1.2).
  mutating func alpha(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bits = try body.uint8(at: 0)
    hasAlpha = true
    found.add(.riff, "AlphaPreprocessing", bits >> 4 & 3)
    found.add(.riff, "AlphaFiltering", bits >> 2 & 3)
    found.add(.riff, "AlphaCompression", bits & 3)
    found.add(.riffMisread, "AlphaPreprocessing", bits & 3)
    found.add(.riffMisread, "AlphaFiltering", bits & 3)
  }
}
