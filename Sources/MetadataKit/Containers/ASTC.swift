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
    let width = try head.uint32(at: 6, .little) >> 8
    let height = try head.uint32(at: 9, .little) >> 8
    let depth = try head.uint32(at: 12, .little) >> 8
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    // Slices of a volume are several pictures.
    if depth == 1 { found.facts.frameCount = 1 }
    var blocks = 1
    for (side, place) in [(width, 4), (height, 5), (depth, 6)] {
      let block = max(1, try head.uint8(at: place))
      blocks = .clampedProduct(blocks, (side + block - 1) / block)
    }
    found.expect("the picture", of: .clampedProduct(blocks, 16), at: 16, in: file)
  }
}
