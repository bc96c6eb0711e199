extension TypeIdentifier {
  /// Whether a file name's extension, given without the dot, claims another type than this one.
  ///
  /// Use it on a type found by ``init(content:)`` to find files that are not what their names say.
  /// The name is believed when one of the types that claim its extension is this type, a kind of
  /// it, or one that it is a kind of: `jpg` and `jpeg` are both right for a JPEG image, and `mp4` for
  /// a ``m4v``. So it is when the difference cannot be seen in the first bytes: `mpo` for a JPEG
  /// image, `mka` for a Matroska file, `nef` for what is TIFF as far as it was read. A name without
  /// an extension, or with one that no declared type has, claims nothing.
  ///
  /// On the other hand `tif` is wrong for a camera's raw image, `mov` for an MPEG-4 movie and `jpg` for
  /// a PNG image, although many programs do not care.
  public func disagrees(withFilenameExtension filenameExtension: String) -> Bool {
    let claims = Self.types(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: nil)
    return !claims.isEmpty && !claims.contains(where: isConsistent(with:))
  }

  private func isConsistent(with claim: TypeIdentifier) -> Bool {
    conforms(to: claim) || claim.conforms(to: self)
      || Self.indistinct.contains { Self($0.content) == self && Self($0.claim) == claim }
      || (claim == .plainText && conforms(to: .text))
      || (claim == .heif && conforms(to: .heifStandard))
  }

  /// What content looks like, and what it may nevertheless be.
  private struct Indistinct: Sendable {
    let content: DeclaredType
    let claim: DeclaredType
  }

  // swift-format-ignore
  private static let indistinct: [Indistinct] = [
    // Told apart by what comes after the first bytes
    .init(content: .jpeg, claim: .mpo),
    .init(content: .pdf, claim: .illustrator),
    .init(content: .gzip, claim: .svg),  // svgz
    .init(content: .matroska, claim: .matroskaAudio),
    .init(content: .xml, claim: .html),  // XHTML
    // Texts that need no mark of their own
    .init(content: .plainText, claim: .html),
    .init(content: .plainText, claim: .json),
    .init(content: .plainText, claim: .xml),
    .init(content: .plainText, claim: .propertyList),  // as NeXTSTEP wrote them
    .init(content: .xmlPropertyList, claim: .photosAdjustment),
    .init(content: .binaryPropertyList, claim: .photosAdjustment),
    .init(content: .xmlPropertyList, claim: .slowMotionSidecar),
    .init(content: .binaryPropertyList, claim: .slowMotionSidecar),
    .init(content: .openDocument, claim: .zip),
    .init(content: .openDocumentImage, claim: .zip),
    .init(content: .openDocumentImageTemplate, claim: .zip),
    // One format, several names for it
    .init(content: .heif, claim: .heic),
    .init(content: .heif, claim: .avif),
    .init(content: .heics, claim: .heic),
    .init(content: .heifs, claim: .heic),
    .init(content: .heifs, claim: .heics),
    .init(content: .heifs, claim: .avis),
    .init(content: .avis, claim: .avif),
    .init(content: .matroskaAudio, claim: .matroska),  // most programs write mkv, whatever is in it
    .init(content: .mpeg2Video, claim: .mpeg),
    .init(content: .oggVideo, claim: .oggAudio),  // ogg was for everything until 2007
    // Brands of MPEG-4 do not say whether there is a picture
    .init(content: .mpeg4Movie, claim: .m4a),
    .init(content: .mpeg4Movie, claim: .m4r),
    .init(content: .mpeg4Movie, claim: .appleProtectedMPEG4Audio),
    .init(content: .mpeg4Movie, claim: .appleProtectedMPEG4Audiobook),
    .init(content: .mpeg4Movie, claim: .flashVideo),
    .init(content: .m4v, claim: .m4a),  // sound with pictures of its chapters
    .init(content: .m4a, claim: .m4r),
    .init(content: .m4a, claim: .appleProtectedMPEG4Audio),
    .init(content: .m4a, claim: .appleProtectedMPEG4Audiobook),
    // Raw images that differ in the camera's model only
    .init(content: .nikonNEF, claim: .nikonNRW),
    .init(content: .nikonNRW, claim: .nikonNEF),
    .init(content: .hasselblad3FR, claim: .hasselbladFFF),
    .init(content: .panasonicRW2, claim: .panasonicRAW),
    .init(content: .panasonicRAW, claim: .panasonicRW2),
    .init(content: .leicaRWL, claim: .panasonicRAW),
    .init(content: .panasonicRAW, claim: .leicaRWL),
    // TIFF with the camera's tags out of sight
    .init(content: .tiff, claim: .dng),
    .init(content: .tiff, claim: .nikonNEF),
    .init(content: .tiff, claim: .nikonNRW),
    .init(content: .tiff, claim: .sonySRF),
    .init(content: .tiff, claim: .sonySR2),
    .init(content: .tiff, claim: .sonyARW),
    .init(content: .tiff, claim: .sonyAXR),
    .init(content: .tiff, claim: .pentaxPEF),
    .init(content: .tiff, claim: .samsungSRW),
    .init(content: .tiff, claim: .leicaPWL),
    .init(content: .tiff, claim: .leafMOS),
    .init(content: .tiff, claim: .phaseOneIIQ),
    .init(content: .tiff, claim: .hasselblad3FR),
    .init(content: .tiff, claim: .hasselbladFFF),
    .init(content: .tiff, claim: .kodakDCR),
    .init(content: .tiff, claim: .epsonERF),
    .init(content: .tiff, claim: .dxoRAW),
  ]
}
