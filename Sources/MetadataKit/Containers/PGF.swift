extension Container {
  /// Progressive Graphics File: a header, a palette where it has one, and a PNG that has the
  /// metadata, of some programs.
  package static let pgf = Container(
    [],
    recognize: { head in
      head.matches("PGF") ? FileFormat("PGF", "pgf", "image/pgf", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let header = try file.slice(at: 0, count: 24)
      let version = try header.uint8(at: 3)
      guard version == 0x36 else {
        throw MetadataError(
          .unsupported, "version \(version) of PGF is not known", at: file.start + 3)
      }
      found.add(.pgf, fieldsOf: header, .little)
      let mode = try header.uint8(at: 20)
      let components = try header.uint8(at: 19)
      found.facts.pixelWidth = try header.uint32(at: 8, .little)
      found.facts.pixelHeight = try header.uint32(at: 12, .little)
      if components > 0 { found.facts.bitDepth = try header.uint8(at: 18) / components }
      found.facts.isIndexed = mode == 2
      switch mode {
      case 0, 1, 8: found.facts.colorModel = .gray
      case 4: found.facts.colorModel = .cmyk
      case 9: found.facts.colorModel = .lab
      default: found.facts.colorModel = .rgb
      }
      found.facts.frameCount = 1
      let palette = mode == 2 ? 1024 : 0
      let length = try header.uint32(at: 4, .little) - 16 - palette
      guard length > 0, length < 0x100_0000 else { return }
      let picture = try file.region(at: 24 + palette, count: length)
      guard try picture.head(count: 8).has("\u{89}PNG\r\n\u{1a}\n") else { return }
      // What it shows is of no use: only its metadata is, which is the file's.
      let (own, blocks) = ((found.facts, found.format), found.pending.count)
      found.context.isOfOther = true
      defer {
        (found.facts, found.format) = own
        found.context.isOfOther = false
        found.own(blocksFrom: blocks)
      }
      try Container.png.read(picture, &found)
    })
}
