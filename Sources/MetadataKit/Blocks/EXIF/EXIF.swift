extension BlockDecoder {
  /// EXIF: TIFF directories with the tags of Exif 3.0 (CIPA DC-008) and TIFF 6.0.
  package static let exif = BlockDecoder(.exif) {
    (block, found) throws(MetadataError) in
    var decoder = EXIFDecoder(try TIFFHeader(block), block, fileKind: found.fileKind)
    decoder.decode(into: &found)
  }
}
