import UniformTypes

extension Container {
  /// Surfaces of DirectDraw: one header, then textures.
  ///
  /// Source: Microsoft, *Programming Guide for DDS*, `DDS_HEADER` and `DDS_PIXELFORMAT`.
  package static let dds = Container([
    FileFormat("DDS", "dds", "image/vnd-ms.dds", .dds).outsideExiftool
  ]) { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 128)
    try DDSSurfaces(file)?.expectWhole(file, &found)
    found.facts.pixelHeight = try head.uint32(at: 12, .little)
    found.facts.pixelWidth = try head.uint32(at: 16, .little)
    let flags = try head.uint32(at: 80, .little)
    let hasCode = flags & 0x4 != 0
    let isOfDX10 = hasCode && head.matches("DX10", at: 84)
    // The sides of a cube and the slices of a volume are several pictures; of an array its own header
    // says how many.
    if try head.uint32(at: 112, .little) & 0x20_0200 == 0, !isOfDX10 { found.facts.frameCount = 1 }
    if isOfDX10 {
      let more = try file.slice(at: 128, count: 20)
      let isCube = try more.uint32(at: 8, .little) & 4 != 0
      // One picture with two dimensions.
      if try more.uint32(at: 4, .little) == 3, try more.uint32(at: 12, .little) == 1, !isCube {
        found.facts.frameCount = 1
      }
      let isOpaque = try more.uint32(at: 16, .little) & 7 == 3
      DDSColors(number: try more.uint32(at: 0, .little))?
        .tell(&found.facts, isOpaque: isOpaque)
    } else if hasCode, let colors = DDSColors(code: try head.uint32(at: 84, .little)) {
      colors.tell(&found.facts)
    } else if hasCode {
      // Blocks of 16 pixels in colors of five and six bits; any block of DXT1 may have transparent
      // ones.
      guard head.matches("DXT", at: 84), let kind = head[87], (0x31...0x35).contains(kind) else {
        return
      }
      found.facts.colorModel = .rgb
      if kind > 0x31 { found.facts.hasAlpha = true }
    } else if flags & 0x2_0040 != 0 {
      // Colors or one brightness, each in the bits of its mask.
      found.facts.colorModel = flags & 0x40 != 0 ? .rgb : .gray
      found.facts.bitDepth = try head.uint32(at: 92, .little).nonzeroBitCount
      found.facts.hasAlpha = flags & 1 != 0
    }
  }
}
