extension TypeIdentifier {
  /// The type of a file that begins with some bytes, or `nil` when they are of no type known here.
  ///
  /// Pass the first bytes of a file: 512 are enough for nearly everything, and more than 16 KB are
  /// of no use. Names play no part. The less there is, the less is certain: the result for a part
  /// of a start is `nil`, the type, or one that it conforms to. Raw images on the base of TIFF are
  /// the exception; they are ``tiff`` until the bytes show the camera's tags.
  ///
  /// Some types cannot be told apart by their first bytes: a Multi-Picture file is a ``jpeg``,
  /// Matroska sound is ``matroska``, an Illustrator document is a ``pdf``. Of TIFF images, only what
  /// lies in the given bytes is looked at.
  public init?(content head: Span<UInt8>) {
    for family in Self.families {
      if let type = family(head) {
        self.init(type)
        return
      }
    }
    return nil
  }

  /// What is tried, in this order. The weaker the signature, the later.
  private static let families: [@Sendable (Span<UInt8>) -> DeclaredType?] = [
    Signature.type,
    TIFFFamily.type,
    ISOMedia.type,
    RIFF.type,
    EBML.type,
    Ogg.type,
    ASF.type,
    ZIP.type,
    Bitmap.type,
    QuickDraw.type,
    Netpbm.type,
    MPEGStream.type,
    MPEGAudio.type,
    Markup.type,
    XBitmap.type,
    // After TIFF, which may hide in the preamble of a DICOM file.
    DICOM.type,
  ]
}
