extension Container {
  /// The "quite OK" image format: a header of 14 bytes, then the pixels.
  ///
  /// Source: D. Szablewski, *The Quite OK Image Format for Fast, Lossless Compression*, version 1.0.
  package static let qoi = Container(
    [],
    recognize: { head in
      head.has("qoif") ? FileFormat("QOI", "qoi", "image/qoi", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 14)
      found.facts.pixelWidth = try head.uint32(at: 4, .big)
      found.facts.pixelHeight = try head.uint32(at: 8, .big)
      found.facts.bitDepth = 8
      found.facts.colorModel = .rgb
      found.facts.isIndexed = false
      found.facts.hasAlpha = try head.uint8(at: 12) == 4
      found.facts.frameCount = 1
    })
}
