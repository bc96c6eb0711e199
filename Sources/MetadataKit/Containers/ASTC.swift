import UniformTypes

extension Container {
  /// Textures in blocks whose size may be chosen (ASTC): a header of 16 bytes, then the blocks.
  ///
  /// Source: Arm, *astcenc*, "The .astc File Format".
  package static let astc = Container([
    FileFormat("ASTC", "astc", "image/astc", .astc).outsideExiftool
  ]) { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 16)
    // Numbers of 24 bits, the lowest first; each is read with the byte before it.
    found.facts.pixelWidth = try head.uint32(at: 6, .little) >> 8
    found.facts.pixelHeight = try head.uint32(at: 9, .little) >> 8
    // Slices of a volume are several pictures.
    if try head.uint32(at: 12, .little) >> 8 == 1 { found.facts.frameCount = 1 }
  }
}
