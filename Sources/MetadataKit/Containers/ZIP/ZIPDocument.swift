import UniformTypes

/// The documents that are ZIP archives.
enum ZIPDocument {
  /// An archive that is no document.
  static let archive = FileFormat("ZIP", "zip", "application/zip", .zip)

  /// The document whose archive has a MIME type for a part. One that is not known is a sign where it is some
  /// program's own: that of a photo may stand in any archive, and exiftool believes it.
  static func kind(mimeType: String) -> Kind? {
    let mimeType = mimeType.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    guard mimeType.hasPrefix("application/") || mimeType.hasPrefix("image/") else { return nil }
    let kind = mimeType.drop { $0 != "/" }.dropFirst().lowercased().asLookup
    let stated = FileFormat("ZIP", "zip", mimeType.lowercased(), nil)
    if kind == "openraster" {
      return Kind(format: FileFormat("ORA", "ora", "image/openraster", nil), inExiftool: stated)
    }
    if kind == "x-krita" {
      return Kind(format: FileFormat("KRA", "kra", "application/x-krita", nil), inExiftool: stated)
    }
    if let name = unnamed.first(where: { $0.kind == kind })?.name {
      return Kind(
        format: FileFormat(name, name.lowercased(), mimeType.lowercased(), nil),
        inExiftool: stated)
    }
    guard let name = names.first(where: { $0.kind == kind })?.name else {
      let isOwn =
        mimeType.hasPrefix("application/") && (kind.hasPrefix("vnd.") || kind.hasPrefix("x-"))
      return Kind(format: isOwn ? stated : archive, inExiftool: stated)
    }
    return Kind(format: FileFormat(name, name.lowercased(), mimeType.lowercased(), nil))
  }

  private static let names: [(kind: String, name: String)] = [
    ("vnd.oasis.opendocument.database", "ODB"), ("vnd.oasis.opendocument.base", "ODB"),
    ("vnd.oasis.opendocument.chart", "ODC"), ("vnd.oasis.opendocument.formula", "ODF"),
    ("vnd.oasis.opendocument.graphics", "ODG"), ("vnd.oasis.opendocument.image", "ODI"),
    ("vnd.oasis.opendocument.presentation", "ODP"),
    ("vnd.oasis.opendocument.spreadsheet", "ODS"), ("vnd.oasis.opendocument.text", "ODT"),
    ("vnd.adobe.indesign-idml-package", "IDML"), ("epub+zip", "EPUB"),
  ]

  /// Those that exiftool does not name: of OpenOffice 1, before they were a standard, and CorelDRAW's.
  private static let unnamed: [(kind: String, name: String)] = [
    ("vnd.sun.xml.writer", "SXW"), ("vnd.sun.xml.writer.template", "STW"),
    ("vnd.sun.xml.writer.global", "SXG"), ("vnd.sun.xml.calc", "SXC"),
    ("vnd.sun.xml.calc.template", "STC"), ("vnd.sun.xml.impress", "SXI"),
    ("vnd.sun.xml.impress.template", "STI"), ("vnd.sun.xml.draw", "SXD"),
    ("vnd.sun.xml.draw.template", "STD"), ("vnd.sun.xml.math", "SXM"),
    ("x-vnd.corel.draw.document+zip", "CDR"), ("x-vnd.corel.zcf.draw.document+zip", "CDR"),
  ]

  /// Whether exiftool knows a MIME type; that which databases have since OpenDocument 1.3 it does not.
  static func isInExiftool(mimeType: String) -> Bool {
    let kind = String(mimeType.drop { $0 != "/" }.dropFirst()).asLookup
    return kind != "vnd.oasis.opendocument.base" && names.contains { $0.kind == kind }
  }

  /// What a file is, and what exiftool takes it for, where that is something else.
  struct Kind {
    let format: FileFormat
    var inExiftool: FileFormat?
  }

  /// The document that has parts of such names.
  static func kind(parts: [String], fileExtension: String) -> Kind? {
    let all = Set(parts.map(\.asLookup))
    if let kind = WorkDocument.kind(parts: parts, all, fileExtension) { return kind }
    if all.contains("AndroidManifest.xml"), all.contains("classes.dex") {
      return Kind(
        format: FileFormat("APK", "apk", "application/vnd.android.package-archive", nil),
        inExiftool: archive)
    }
    if all.contains("content/riffData.cdr") {
      return Kind(format: CorelDrawing.format, inExiftool: archive)
    }
    if all.contains("META-INF/MANIFEST.MF") {
      return Kind(
        format: FileFormat("JAR", "jar", "application/java-archive", nil), inExiftool: archive)
    }
    return nil
  }
}
