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

    /// - Parameter mimeType: nil where a format of TIFF's container has the name.
    init(_ name: String, _ mimeType: String? = nil, instead: [String] = ["TIFF"]) {
      format =
        Container.tiff.formats.first { $0.name == name }
        ?? FileFormat(name, name.lowercased(), mimeType ?? "", nil)
      self.instead = instead
    }
  }

  private static let names: [NameByExtension] = [
    NameByExtension("3FR", instead: ["TIFF", "FFF"]),
    NameByExtension("ARW"),
    NameByExtension("CSV", "text/csv", instead: ["TXT"]),
    NameByExtension("DCR"),
    NameByExtension("ERF"),
    NameByExtension("EXIF", "application/unknown"),
    NameByExtension("FFF", instead: ["TIFF", "3FR"]),
    NameByExtension("GPR", "image/x-gopro-gpr", instead: ["TIFF", "DNG"]),
    NameByExtension("IIQ"),
    NameByExtension("INSP", "image/jpeg", instead: ["JPEG"]),
    NameByExtension("JPS", "image/x-jps", instead: ["JPEG"]),
    NameByExtension("JXR", "image/jxr", instead: ["HDP"]),
    NameByExtension("K25", "image/x-kodak-k25", instead: ["TIFF", "DCR"]),
    NameByExtension("KDC", "image/x-kodak-kdc", instead: ["TIFF", "DCR"]),
    NameByExtension("MEF", "image/x-mamiya-mef"),
    NameByExtension("MOS"),
    NameByExtension("MPO", "image/jpeg", instead: ["JPEG"]),
    NameByExtension("NEF"),
    NameByExtension("NRW"),
    NameByExtension("PEF"),
    NameByExtension("SR2"),
    NameByExtension("SRF"),
    NameByExtension("SRW"),
    NameByExtension("THM", "image/jpeg", instead: ["JPEG"]),
    NameByExtension("WDP", "image/vnd.ms-photo", instead: ["HDP"]),
  ]
}
