extension Container {
  /// Pictures of Sun's workstations: a header of eight numbers, the palette, then lines.
  ///
  /// Source: SunOS 4.1, *rasterfile*(5).
  package static let sunRaster = Container(
    [],
    recognize: { head in
      head.has("\u{59}\u{A6}\u{6A}\u{95}")
        ? FileFormat("RAS", "ras", "image/x-sun-raster", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 32)
      let width = try head.uint32(at: 4, .big)
      let height = try head.uint32(at: 8, .big)
      let bits = try head.uint32(at: 12, .big)
      let stated = try head.uint32(at: 16, .big)
      let isPacked = try head.uint32(at: 20, .big) == 2
      let palette = try head.uint32(at: 28, .big)
      if width > 0, height > 0 {
        (found.facts.pixelWidth, found.facts.pixelHeight) = (width, height)
      }
      found.facts.frameCount = 1
      // Of 32 bits the first eight say nothing.
      found.facts.hasAlpha = false
      let isIndexed = bits <= 8 && palette > 0
      found.facts.isIndexed = isIndexed
      found.facts.colorModel = isIndexed || bits > 8 ? .rgb : .gray
      found.facts.bitDepth = bits <= 8 ? bits : 8
      // Lines have whole words of 16 bits, but some programs leave out what fills them; the older kind need not say
      // how long it is.
      let line = (width * min(bits, 32) + 7) / 8
      let whole = Int.clampedProduct(line, height)
      found.expect("the picture", of: isPacked ? stated : whole, at: 32 + palette, in: file)
    })
}
