extension BlockDecoder {
  /// A TIFF structure whose first directory is the one that IFD0 points at elsewhere (Canon CR3).
  package static let exifDirectory = BlockDecoder(.exifDirectory) {
    (block, found) throws(MetadataError) in
    try block.decodeDirectory("ExifIFD", .exif, &found)
  }

  /// A TIFF structure whose first directory is that of a position (Canon CR3).
  package static let gpsDirectory = BlockDecoder(.gpsDirectory) {
    (block, found) throws(MetadataError) in
    try block.decodeDirectory("GPS", .gps, &found)
  }

  /// A directory behind ten bytes, in big-endian order, without a header (Casio movies).
  package static let casioDirectory = BlockDecoder(.casioDirectory) {
    (block, found) throws(MetadataError) in
    var decoder = EXIFDecoder(TIFFHeader(.big, firstDirectory: 10), block)
    found.tellByteOrder(.big)
    decoder.decode(from: 10, group: "IFD0", table: .exif, isChain: false, into: &found)
  }

  /// A directory in little-endian order, without a header (Fujifilm movies).
  package static let fujifilmDirectory = BlockDecoder(.fujifilmDirectory) {
    (block, found) throws(MetadataError) in
    var decoder = EXIFDecoder(TIFFHeader(.little, firstDirectory: 0), block)
    found.tellByteOrder(.little)
    decoder.decode(from: 0, group: "IFD0", table: .exif, isChain: false, into: &found)
  }
}

extension BlockKind {
  /// An ExifIFD in a TIFF structure of its own.
  package static let exifDirectory = BlockKind("exifDirectory")
  /// A GPS directory in a TIFF structure of its own.
  package static let gpsDirectory = BlockKind("gpsDirectory")
  package static let casioDirectory = BlockKind("casioDirectory")
  package static let fujifilmDirectory = BlockKind("fujifilmDirectory")
}

extension Region {
  fileprivate func decodeDirectory(
    _ group: String, _ table: TagTable, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let header = try TIFFHeader(self)
    found.tellByteOrder(header.order)
    var decoder = EXIFDecoder(header, self)
    decoder.decode(
      from: header.firstDirectory, group: group, table: table, isChain: false, into: &found)
  }
}
