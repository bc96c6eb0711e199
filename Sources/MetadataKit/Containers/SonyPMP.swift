extension Container {
  /// The pictures of Sony's DSC-F1: a header of 124 bytes, then a JPEG.
  package static let sonyPMP = Container(
    [],
    recognize: { head in
      head.has("\0\0\0\u{7c}", at: 8) && head.has("\u{ff}\u{d8}\u{ff}\u{db}", at: 124)
        ? FileFormat("PMP", "pmp", "image/x-sony-pmp", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let header = try file.slice(at: 0, count: 124)
      found.add(.sonyPMP, fields, of: header, .big) { field in
        // What the camera did not measure is nothing, or less.
        guard (102...112).contains(field.position),
          let number = try? header.uint16(at: field.position, .big)
        else { return true }
        if field.position == 108 { return number != 0xffff && number != 0x8000 }
        return number > 0 && number < 0x8000
      }
      let start = try header.uint32(at: 8, .big)
      let picture = file.clamped(at: start, count: try header.uint32(at: 12, .big))
      if picture.count > 0 { found.add(.sonyPMP, "JpgFromRaw", left: picture) }
      let format = found.format
      try Container.jpeg.read(file.region(from: 124), &found)
      found.format = format
      let orientation = try header.uint8(at: 27)
      let asTIFF = [1, 8, 3, 6]
      if orientation < asTIFF.count { found.facts.orientation = asTIFF[orientation] }
    })

  private static let fields: [HeaderField] = [
    HeaderField(8, .long), HeaderField(12, .long), HeaderField(22, .short),
    HeaderField(24, .short), HeaderField(27, .byte), HeaderField(29, .byte),
    HeaderField(52, .ascii, 19), HeaderField(76, .byte, 6), HeaderField(84, .byte, 6),
    HeaderField(102, .signedShort), HeaderField(106, .signedShort),
    HeaderField(108, .signedShort), HeaderField(112, .signedShort), HeaderField(118, .byte),
  ]
}
