extension BlockKind {
  package static let nikonRawInfo = BlockKind("nikonRawInfo")
}

extension BlockDecoder {
  /// What NEF and NRW files of Nikon's mirrorless cameras note beside the raw picture: `Nikon`, a
  /// version, and a TIFF structure of its own, in which two entries tell how the lens is
  /// corrected. The tag is none of Nikon's alone: others may have something else there.
  package static let nikonRawInfo = BlockDecoder(.nikonRawInfo) {
    (block, found) throws(MetadataError) in
    guard block.count >= 20, try block.head(count: 6).matches("Nikon\0") else { return }
    let structure = block.region(from: 10)
    let header = try TIFFHeader(structure)
    let directory = try TIFFDirectory(structure, at: 8, header) { found.warn($0) }
    for (tag, table) in [(5, TagTable.nikonDistortionInfo), (6, .nikonVignetteInfo)] {
      guard let entry = directory.entry(tag) else { continue }
      let bytes = try structure.slice(
        at: entry.position, count: min(entry.byteCount, found.limits.valueBytes))
      found.add(table, fieldsOf: bytes, header.order, isInFile: block.isInFile)
    }
  }
}
