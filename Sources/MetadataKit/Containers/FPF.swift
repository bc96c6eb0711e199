extension Container {
  /// FLIR's public image format: a header of 892 bytes, then temperatures.
  package static let fpf = Container(
    [],
    recognize: { head in
      head.matches("FPF Public Image Format\0")
        ? FileFormat("FPF", "fpf", "image/x-flir-fpf", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let header = try file.slice(at: 0, count: 892)
      let order: ByteOrder = try header.uint32(at: 32, .little) & 0xffff == 0 ? .big : .little
      found.add(.flirPublic, fieldsOf: header, order)
      found.facts.pixelWidth = try header.uint16(at: 0x2c, order)
      found.facts.pixelHeight = try header.uint16(at: 0x2e, order)
      found.facts.colorModel = .gray
      found.facts.frameCount = 1
      let depths = [16, 32, 32, 64]
      let format = try header.uint16(at: 0x2a, order)
      if format < depths.count { found.facts.bitDepth = depths[format] }
    })
}
