extension BlockDecoder {
  /// Kodak's own numbers, in a JPEG's APP3: they lead to directories of effects and borders.
  static let kodakMeta = BlockDecoder(.kodakMeta) { (block, found) throws(MetadataError) in
    _ = try block.decodeSegment("MetaIFD", .kodakMeta, &found)
  }

  /// How the two views of a stereoscopic picture are laid out, in a JPEG's APP3 (CIPA DC-006).
  static let stim = BlockDecoder(.stim) { (block, found) throws(MetadataError) in
    let header = try block.decodeSegment("Stim", .stim, &found)
    let directory = try TIFFDirectory(block, at: header.firstDirectory, header) { _ in }
    for (number, table) in [(7, TagTable.stimCropX), (8, TagTable.stimCropY)] {
      guard let entry = directory.entry(number),
        let bytes = try? block.slice(at: entry.position, count: min(entry.byteCount, 256))
      else { continue }
      found.add(table, fieldsOf: bytes, header.order, isInFile: block.isInFile)
    }
  }
}

extension BlockKind {
  static let kodakMeta = BlockKind("kodakMeta")
  static let stim = BlockKind("stim")
}

extension JPEGApplicationSegment {
  /// Segments that are TIFF structures with numbers of their own, under the names that they have.
  static let directories: [JPEGApplicationSegment] = [
    directory("Meta\0\0", .kodakMeta), directory("META\0\0", .kodakMeta),
    directory("Exif\0\0", .kodakMeta), directory("Stim\0\0", .stim),
  ]

  private static func directory(
    _ signature: StaticString, _ kind: BlockKind
  ) -> JPEGApplicationSegment {
    JPEGApplicationSegment(0xe3, signature) { (body, _, found) throws(MetadataError) in
      found.postpone(kind, body)
    }
  }
}

extension Region {
  fileprivate func decodeSegment(
    _ group: String, _ table: TagTable, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> TIFFHeader {
    let header = try TIFFHeader(self)
    var decoder = EXIFDecoder(header, self)
    decoder.decode(
      from: header.firstDirectory, group: group, table: table, isChain: true, into: &found)
    return header
  }
}
