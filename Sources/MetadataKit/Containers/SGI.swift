import UniformTypes

extension Container {
  /// Pictures of Silicon Graphics' computers: a header, then each channel's lines.
  ///
  /// Source: Paul Haeberli, *The SGI Image File Format*, version 1.00.
  package static let sgi = Container([
    FileFormat("SGI", "sgi", "image/sgi", .sgi).outsideExiftool
  ]) { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 108)
    let dimensions = try head.uint16(at: 4, .big)
    let channels = dimensions > 2 ? try head.uint16(at: 10, .big) : 1
    let map = try head.uint32(at: 104, .big)
    found.facts.pixelWidth = try head.uint16(at: 6, .big)
    // Of one dimension it is a line.
    found.facts.pixelHeight = dimensions > 1 ? try head.uint16(at: 8, .big) : 1
    found.facts.frameCount = 1
    // Dithered ones have a color in one byte, others the number of one.
    found.facts.bitDepth = map == 1 ? nil : 8 * (try head.uint8(at: 3))
    found.facts.isIndexed = map == 2
    found.facts.colorModel = map == 0 && channels < 3 ? .gray : .rgb
    found.facts.hasAlpha = channels == 2 || channels == 4
  }
}
