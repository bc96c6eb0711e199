import UniformTypes

extension Container {
  /// The portable maps: bits, grays, colors, anything, and floating-point numbers.
  ///
  /// Sources: the netpbm manual's pages `pbm`, `pgm`, `ppm`, `pam`, `pfm`.
  package static let netpbm = Container([
    FileFormat("PPM", "ppm", "image/x-portable-pixmap", .pbm)
  ]) {
    (file, found) throws(MetadataError) in
    var header = NetpbmHeader(try file.head(count: 64 << 10))
    switch header.kind {
    case UInt8(ascii: "7"): try header.readArbitrary(&found)
    case UInt8(ascii: "F"), UInt8(ascii: "f"): try header.readFloats(&found)
    default: try header.readMap(&found)
    }
    found.facts.frameCount = 1
    if let end = header.end { try NetpbmHeader.countPictures(in: file, from: end, &found) }
  }
}
