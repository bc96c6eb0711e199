/// Turns the bytes of one kind of block into tags.
///
/// A new one is a file of its own with a `static let`, and one line in ``all``.
package struct BlockDecoder: Sendable {
  package let kind: BlockKind
  package let decode:
    @Sendable (_ block: Region, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void

  package init(
    _ kind: BlockKind,
    decode:
      @escaping @Sendable (_ block: Region, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void
  ) {
    self.kind = kind
    self.decode = decode
  }

  /// Every decoder. A block of a kind that has none is told of, and not read.
  package static let all: [BlockDecoder] = [
    .drawing,
    .exif,
    .exifDirectory,
    .gpsDirectory,
    .canonNote,
    .canonRaw,
    .casioDirectory,
    .ciff,
    .fujifilmDirectory,
    .fujiIFD,
    .icc,
    .id3,
    .imageSequence,
    .iptc,
    .jfif,
    .jumbf,
    .kodakMeta,
    .leaf,
    .microsoftStitch,
    .multiPicture,
    .nikonRawInfo,
    .originalRaw,
    .panasonicCamera,
    .panasonicDistortion,
    .panasonicRaw,
    .panasonicWhite,
    .panasonicWhite2,
    .photoshop,
    .photoshopDocument,
    .pictureInfo,
    .pictureItNotes,
    .postScript,
    .postScriptPreview,
    .printIM,
    .profileDynamicRange,
    .publicationPackage,
    .rafMultiple,
    .seal,
    .stim,
    .trailers,
    .vivoFilter,
    .x3fProperties,
    .xiaomiSettings,
    .xml,
    .xmp,
  ]
}

extension BlockDecoder {
  /// The decoder of a kind of block, or nil.
  package static func decoder(of kind: BlockKind, _ engine: ReadOptions.Engine) -> BlockDecoder? {
    if kind == .exif, engine == .libexif { return .exifThroughLibexif }
    return places[kind].map { all[$0] }
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: zip(all.map(\.kind), all.indices))
}
