import UniformTypes

extension FileFormat {
  /// The same format under the name that a file's extension gives it, where the content says no
  /// more than that the file is a TIFF structure.
  ///
  /// Mamiya's and Kodak's raw files among others are TIFF files to the byte: only their names tell
  /// them from pictures that were scanned.
  func named(byExtensionOf name: String?) -> FileFormat {
    guard let name, let dot = name.utf8.lastIndex(of: 0x2e) else { return self }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let row = Self.tiffNames.first(where: { $0.format.fileExtension == suffix }),
      row.instead.contains(self.name)
    else { return self }
    var format = row.format
    format.type = type
    return format
  }

  private struct TIFFName: Sendable {
    let format: FileFormat
    /// The names that content gives to such files.
    let instead: [String]

    init(_ name: String, _ mimeType: String, instead: [String] = ["TIFF"]) {
      format = FileFormat(name, name.lowercased(), mimeType, nil)
      self.instead = instead
    }
  }

  private static let tiffNames: [TIFFName] = [
    TIFFName("3FR", "image/x-hasselblad-3fr", instead: ["TIFF", "FFF"]),
    TIFFName("ARW", "image/x-sony-arw"),
    TIFFName("DCR", "image/x-kodak-dcr"),
    TIFFName("ERF", "image/x-epson-erf"),
    TIFFName("EXIF", "application/unknown"),
    TIFFName("FFF", "image/x-hasselblad-fff", instead: ["TIFF", "3FR"]),
    TIFFName("GPR", "image/x-gopro-gpr", instead: ["TIFF", "DNG"]),
    TIFFName("IIQ", "image/x-raw"),
    TIFFName("JXR", "image/jxr", instead: ["HDP"]),
    TIFFName("K25", "image/x-kodak-k25", instead: ["TIFF", "DCR"]),
    TIFFName("KDC", "image/x-kodak-kdc", instead: ["TIFF", "DCR"]),
    TIFFName("MEF", "image/x-mamiya-mef"),
    TIFFName("MOS", "image/x-raw"),
    TIFFName("NEF", "image/x-nikon-nef"),
    TIFFName("NRW", "image/x-nikon-nrw"),
    TIFFName("PEF", "image/x-pentax-pef"),
    TIFFName("SR2", "image/x-sony-sr2"),
    TIFFName("SRF", "image/x-sony-srf"),
    TIFFName("SRW", "image/x-samsung-srw"),
    TIFFName("WDP", "image/vnd.ms-photo", instead: ["HDP"]),
  ]
}
