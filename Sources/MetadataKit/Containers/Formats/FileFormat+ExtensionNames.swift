import UniformTypes

extension FileFormat {
  /// The same format under the name that a file's extension gives it, where the content says no
  /// more than what the format is built of.
  ///
  /// Mamiya's and Kodak's raw files among others are TIFF files to the byte: only their names tell
  /// them from pictures that were scanned. A file of several pictures, one of a stereo pair, is a
  /// JPEG file with more behind it.
  func named(byExtensionOf name: String?) -> FileFormat {
    guard let name, let dot = name.utf8.lastIndex(of: 0x2e) else { return self }
    // Most files are named as what they are.
    if name.utf8[name.utf8.index(after: dot)...].elementsEqual(fileExtension.utf8) { return self }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let row = Self.names.first(where: { $0.format.fileExtension == suffix }),
      row.instead.contains(self.name)
    else { return self }
    var format = row.format
    format.type = type
    return format
  }

  private struct NameByExtension: Sendable {
    let format: FileFormat
    /// The names that content gives to such files.
    let instead: [String]

    init(_ name: String, _ mimeType: String, instead: [String] = ["TIFF"]) {
      format = FileFormat(name, name.lowercased(), mimeType, nil)
      self.instead = instead
    }
  }

  private static let names: [NameByExtension] = [
    NameByExtension("3FR", "image/x-hasselblad-3fr", instead: ["TIFF", "FFF"]),
    NameByExtension("ARW", "image/x-sony-arw"),
    NameByExtension("DCR", "image/x-kodak-dcr"),
    NameByExtension("ERF", "image/x-epson-erf"),
    NameByExtension("EXIF", "application/unknown"),
    NameByExtension("FFF", "image/x-hasselblad-fff", instead: ["TIFF", "3FR"]),
    NameByExtension("GPR", "image/x-gopro-gpr", instead: ["TIFF", "DNG"]),
    NameByExtension("IIQ", "image/x-raw"),
    NameByExtension("INSP", "image/jpeg", instead: ["JPEG"]),
    NameByExtension("JPS", "image/x-jps", instead: ["JPEG"]),
    NameByExtension("JXR", "image/jxr", instead: ["HDP"]),
    NameByExtension("K25", "image/x-kodak-k25", instead: ["TIFF", "DCR"]),
    NameByExtension("KDC", "image/x-kodak-kdc", instead: ["TIFF", "DCR"]),
    NameByExtension("MEF", "image/x-mamiya-mef"),
    NameByExtension("MOS", "image/x-raw"),
    NameByExtension("MPO", "image/jpeg", instead: ["JPEG"]),
    NameByExtension("NEF", "image/x-nikon-nef"),
    NameByExtension("NRW", "image/x-nikon-nrw"),
    NameByExtension("PEF", "image/x-pentax-pef"),
    NameByExtension("SR2", "image/x-sony-sr2"),
    NameByExtension("SRF", "image/x-sony-srf"),
    NameByExtension("SRW", "image/x-samsung-srw"),
    NameByExtension("THM", "image/jpeg", instead: ["JPEG"]),
    NameByExtension("WDP", "image/vnd.ms-photo", instead: ["HDP"]),
  ]
}
