extension TagTable {
  /// A part of an archive: its header in the directory (*.ZIP File Format Specification* 6.3.10 §4.3.12), by the
  /// bytes' places, and the texts behind it.
  package static let zip = TagTable(
    "ZIP", group: "ZIP", yields: true, isNumberless: true,
    [
      TagRow(6, "ZipRequiredVersion", format: .short),
      TagRow(8, "ZipBitFlag", format: .short, print: ZIPValue.flags),
      TagRow(10, "ZipCompression", zipMethods, format: .short),
      TagRow(12, "ZipModifyDate", format: .long, value: ZIPValue.date),
      TagRow(16, "ZipCRC", format: .long, print: ZIPValue.checksum),
      TagRow(20, "ZipCompressedSize", format: .long),
      TagRow(24, "ZipUncompressedSize", format: .long),
      TagRow(46, "ZipFileName"),
      TagRow(47, "ZipFileComment"),
      // Those of 64 bits (§4.5.3).
      TagRow(48, "ZipCompressedSize"),
      TagRow(49, "ZipUncompressedSize"),
    ])

  /// §4.4.5.
  private static let zipMethods =
    "0=None|1=Shrunk|2=Reduced with compression factor 1|3=Reduced with compression factor 2|4=Reduced with compression factor 3|5=Reduced with compression factor 4|6=Imploded|7=Tokenized|8=Deflated|9=Enhanced Deflate using Deflate64(tm)|10=Imploded (old IBM TERSE)|12=BZIP2|14=LZMA (EFS)|18=IBM TERSE (new)|19=IBM LZ77 z Architecture (PFS)|96=JPEG recompressed|97=WavPack compressed|98=PPMd version I, Rev 1"

  /// Capture One's settings, which are kept under the names of the file.
  package static let captureSettings = TagTable(
    "CaptureOne", group: "XML", isNumberless: true,
    [
      TagRow(0, "Setting"),
      TagRow(1, "SettingDate", value: ZIPValue.fullDate),
      TagRow(2, "ColorCorrections", traits: .binary),
    ])
}
