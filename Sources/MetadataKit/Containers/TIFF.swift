import UniformTypes

extension Container {
  /// TIFF (TIFF 6.0), BigTIFF and the raw formats that are TIFF inside: the whole file is one
  /// structure of directories, which the EXIF decoder reads.
  package static let tiff = Container([
    FileFormat("TIFF", "tif", "image/tiff", .tiff),
    FileFormat("DNG", "dng", "image/x-adobe-dng", .dng),
    FileFormat("CR2", "cr2", "image/x-canon-cr2", .canonCR2),
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
  ]) {
    (file, found) throws(MetadataError) in
    let header = try TIFFHeader(file)
    if header.isBig, found.format.name == "TIFF" {
      found.format.name = "BTF"
      found.format.fileExtension = "btf"
      found.format.mimeType = "image/x-tiff-big"
    }
    found.tiffKind = found.format.name
    found.add(.exif, file)
    var pages = TIFFPages(header, file, limits: found.limits)
    pages.describe(&found, isRaw: found.format.type != .tiff)
  }
}
