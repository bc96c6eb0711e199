extension Container {
  /// Farbfeld: a header of 16 bytes, then red, green, blue and alpha of 16 bits each.
  ///
  /// Source: suckless, *farbfeld*(5).
  package static let farbfeld = Container(
    [],
    recognize: { head in
      head.has("farbfeld")
        ? FileFormat("FARBFELD", "ff", "image/x-farbfeld", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 16)
      let width = try head.uint32(at: 8, .big)
      let height = try head.uint32(at: 12, .big)
      found.expect("the picture", of: .clampedProduct(width, height, 8), at: 16, in: file)
      found.facts.pixelWidth = width
      found.facts.pixelHeight = height
      found.facts.bitDepth = 16
      found.facts.colorModel = .rgb
      found.facts.isIndexed = false
      found.facts.hasAlpha = true
      found.facts.frameCount = 1
    })
}
