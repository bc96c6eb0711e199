extension Container {
  /// MRC (MRC2014), the pictures of electron microscopes: a header of 1024 bytes, and what some
  /// microscopes write behind it.
  package static let mrc = Container(
    [],
    recognize: { head in
      let areAxes = (16..<19).allSatisfy { index in
        (try? head.uint32(at: index * 4, .little)).map { (1...3).contains($0) } ?? false
      }
      guard areAxes, head.matches("MAP", at: 208), head[211] == 0 || head[211] == 0x20,
        head.has("DD\0\0", at: 212) || head.has("DA\0\0", at: 212)
          || head.has("\u{11}\u{11}\0\0", at: 212)
      else { return nil }
      return FileFormat("MRC", "mrc", "image/x-mrc", nil)
    },
    read: { (file, found) throws(MetadataError) in
      let header = try file.slice(at: 0, count: 1024)
      tell(header, .mrc, &found)
      let depth = try header.uint32(at: 8, .little)
      found.facts.pixelWidth = try header.uint32(at: 0, .little)
      found.facts.pixelHeight = try header.uint32(at: 4, .little)
      found.facts.frameCount = depth
      found.facts.colorModel = .gray
      switch try header.uint32(at: 12, .little) {
      case 0: found.facts.bitDepth = 8
      case 1, 6: found.facts.bitDepth = 16
      case 2: found.facts.bitDepth = 32
      default: break
      }
      let length = try header.uint32(at: 92, .little)
      guard length > 0, header.has("FEI1", at: 104) || header.has("FEI2", at: 104) else { return }
      // One for each picture; the first stands for the file.
      let size = try file.uint32(at: 1024, .little)
      guard .clampedProduct(size, depth) <= length, size <= found.limits.valueBytes else {
        throw MetadataError(.malformed, "more than the extended header has room for", at: 1024)
      }
      tell(try file.slice(at: 1024, count: size), .mrcExtended, &found)
    })

  private static func tell(
    _ header: ByteSlice, _ table: TagTable, _ found: inout MetadataBuilder
  ) {
    let note = NotePart.Note(
      order: .little, camera: ByteSlice([]), file: "MRC", group: nil, isInFile: true)
    NotePart.Content(note: note, tag: 0, count: header.count, bytes: header, unit: .byte)
      .tell(table, &found)
  }
}
