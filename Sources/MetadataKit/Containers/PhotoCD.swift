extension Container {
  /// Kodak's Photo CD: the second sector of 2048 bytes tells of the picture.
  package static let photoCD = Container(
    [],
    recognize: { head in
      head.matches("PCD_IPI", at: 2048)
        ? FileFormat("PCD", "pcd", "image/x-photo-cd", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let sector = try file.slice(at: 2048, count: 2048)
      let hasBalance = sector.matches("SBA", at: 225)
      let isRestricted = hasBalance && sector[331] == 1
      found.add(.photoCD, fields, of: sector, .big) { field in
        switch field.position {
        case 13, 17: !sector.has("\u{ff}\u{ff}\u{ff}\u{ff}", at: field.position)
        case 228...331: hasBalance
        case 332: isRestricted
        default: true
        }
      }
      let attributes = try sector.uint8(at: 1538)
      let size = attributes >> 2 & 3
      let isUpright = attributes & 1 != 0
      let width = (isUpright ? 512 : 768) * max(1, size * 2)
      let height = (isUpright ? 768 : 512) * max(1, size * 2)
      found.add(.photoCD, "Orientation", attributes & 3)
      found.add(.photoCD, "ImageWidth", width)
      found.add(.photoCD, "ImageHeight", height)
      found.add(.photoCD, "CompressionClass", attributes >> 5 & 3)
      // The sizes are those of the picture as it is shown; the orientation is done with.
      found.facts.pixelWidth = width
      found.facts.pixelHeight = height
      found.facts.colorModel = .rgb
      found.facts.bitDepth = 8
      found.facts.frameCount = 1
    })

  private static let fields: [HeaderField] = [
    HeaderField(7, .byte, 2), HeaderField(9, .byte, 2), HeaderField(11, .byte, 2),
    HeaderField(13, .long), HeaderField(17, .long), HeaderField(21, .byte),
    HeaderField(22, .ascii, 20), HeaderField(42, .ascii, 20), HeaderField(62, .ascii, 16),
    HeaderField(78, .ascii, 4), HeaderField(82, .ascii, 8), HeaderField(90, .ascii, 20),
    HeaderField(110, .undefined, 2), HeaderField(112, .ascii, 20), HeaderField(132, .byte),
    HeaderField(165, .ascii, 60), HeaderField(228, .byte, 2), HeaderField(230, .byte),
    HeaderField(325, .short), HeaderField(331, .byte), HeaderField(332, .ascii, 12),
  ]
}
