import UniformTypes

extension Container {
  /// TIFF (TIFF 6.0), BigTIFF and the raw formats that are TIFF inside: the whole file is one
  /// structure of directories, which the EXIF decoder reads.
  package static let tiff = Container(
    [
      FileFormat("TIFF", "tif", "image/tiff", .tiff),
      .dng,
      FileFormat("CR2", "cr2", "image/x-canon-cr2", .canonCR2),
      FileFormat("Canon 1D RAW", "tif", "image/x-raw", .canonTIF),
      FileFormat("NEF", "nef", "image/x-nikon-nef", .nikonNEF),
      FileFormat("NRW", "nrw", "image/x-nikon-nrw", .nikonNRW),
      FileFormat("ARW", "arw", "image/x-sony-arw", .sonyARW),
      FileFormat("SR2", "sr2", "image/x-sony-sr2", .sonySR2),
      FileFormat("SRF", "srf", "image/x-sony-srf", .sonySRF),
      FileFormat("PEF", "pef", "image/x-pentax-pef", .pentaxPEF),
      FileFormat("SRW", "srw", "image/x-samsung-srw", .samsungSRW),
      FileFormat("ORF", "orf", "image/x-olympus-orf", .olympusORF),
      FileFormat("3FR", "3fr", "image/x-hasselblad-3fr", .hasselblad3FR),
      FileFormat("FFF", "fff", "image/x-hasselblad-fff", .hasselbladFFF),
      FileFormat("IIQ", "iiq", "image/x-raw", .phaseOneIIQ),
      FileFormat("MOS", "mos", "image/x-raw", .leafMOS),
      FileFormat("ERF", "erf", "image/x-epson-erf", .epsonERF),
      FileFormat("DCR", "dcr", "image/x-kodak-dcr", .kodakDCR),
    ], recognize: recognizeTIFF
  ) {
    (file, found) throws(MetadataError) in
    let header = try TIFFHeader(file)
    if header.isBig, found.format.name == "TIFF" {
      found.format.name = "BTF"
      found.format.fileExtension = "btf"
      found.format.mimeTypeInExiftool = "image/x-tiff-big"
    }
    if header.isUnknown {
      found.warn(
        Warning(
          .malformed, "\(header.magic) stands where a TIFF structure has 42", at: file.start + 2))
    }
    found.add(.exif, file)
    found.postpone(.trailers, file)
    var pages = TIFFPages(header, file, limits: found.limits)
    pages.describe(&found)
    if ["CR2", "Canon 1D RAW"].contains(found.format.name) { pages.describeCanonRaw(&found) }
    found.fileKind = found.format.name
  }

  /// What has TIFF's structure, a number of its own behind the byte order, and no type identifier.
  @Sendable private static func recognizeTIFF(_ head: ByteSlice) -> FileFormat? {
    // JPEG XR (ITU-T T.832 Annex A), whose second byte is the version.
    if head.matches("II"), head[2] == 0xbc, let version = head[3], version <= 1 {
      return FileFormat("HDP", "hdp", "image/vnd.ms-photo", nil)
    }
    // The camera profiles of DNG (DNG 1.7 chapter 6).
    if head.matches("IIRC") || head.matches("MMCR") {
      return FileFormat("DCP", "dcp", "application/octet-stream", nil)
    }
    return nil
  }
}

extension FileFormat {
  /// What the first directory of a TIFF file says that it is, wherever that stands.
  static let dng = FileFormat("DNG", "dng", "image/x-adobe-dng", .dng)
}
