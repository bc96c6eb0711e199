extension Container {
  /// Digital Picture Exchange (SMPTE ST 268-1): a header of 2048 bytes, in the byte order that
  /// the first four show.
  package static let dpx = Container(
    [],
    recognize: { head in
      head.matches("SDPX") || head.matches("XPDS")
        ? FileFormat("DPX", "dpx", "image/x-dpx", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let header = try file.head(count: 2080)
      let order: ByteOrder = header.matches("SDPX") ? .big : .little
      found.add(.dpx, fields, of: header, order) { field in
        guard let bytes = try? header.slice(at: field.position, count: 4) else { return false }
        let isUnset = bytes.elements.allSatisfy { $0 == 0xff }
        switch field.position {
        // What a writer does not know is all ones, or no text.
        case 892...1324: return !isUnset && bytes[0] != 0
        case 1628, 1724: return !isUnset
        // Some write what is no number instead.
        case 1728, 1940:
          let bits = UInt32(truncatingIfNeeded: (try? bytes.uint32(at: 0, order)) ?? 0)
          return !isUnset && !Float(bitPattern: bits).isNaN
        default: return true
        }
      }
      let components = try header.uint8(at: 800)
      let orientation = try header.uint16(at: 768, order)
      found.facts.pixelWidth = try header.uint32(at: 772, order)
      found.facts.pixelHeight = try header.uint32(at: 776, order)
      found.facts.bitDepth = try header.uint8(at: 803)
      found.facts.colorModel = [1, 2, 3, 4, 6, 8].contains(components) ? .gray : .rgb
      found.facts.hasAlpha = [51, 52, 101, 103].contains(components)
      found.facts.frameCount = 1
      // §5.2 line scanning: the same eight ways as in TIFF, in another order.
      let asTIFF = [1, 4, 2, 3, 5, 6, 8, 7]
      if orientation < asTIFF.count { found.facts.orientation = asTIFF[orientation] }
    })

  private static let fields: [HeaderField] =
    [
      HeaderField(0, .undefined, 4), HeaderField(8, .ascii, 8), HeaderField(16, .long),
      HeaderField(20, .long), HeaderField(36, .ascii, 100), HeaderField(136, .ascii, 24),
      HeaderField(160, .ascii, 100), HeaderField(260, .ascii, 200), HeaderField(460, .ascii, 200),
      HeaderField(660, .long), HeaderField(768, .short), HeaderField(770, .short),
      HeaderField(772, .long), HeaderField(776, .long), HeaderField(780, .long),
      HeaderField(800, .byte), HeaderField(801, .byte), HeaderField(802, .byte),
      HeaderField(803, .byte),
    ]
    + (0..<8).map { HeaderField(820 + 72 * $0, .ascii, 32) }
    + [
      HeaderField(1432, .ascii, 100), HeaderField(1532, .ascii, 24), HeaderField(1556, .ascii, 32),
      HeaderField(1588, .ascii, 32), HeaderField(1628, .long, 2), HeaderField(1724, .float),
      HeaderField(1728, .float), HeaderField(1732, .ascii, 32), HeaderField(1764, .ascii, 100),
      HeaderField(1920, .long), HeaderField(1940, .float), HeaderField(2048, .ascii, 32),
    ]
}
