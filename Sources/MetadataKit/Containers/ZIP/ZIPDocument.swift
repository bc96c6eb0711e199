/// The documents that are ZIP archives.
enum ZIPDocument {
  /// The document whose archive begins with a MIME type.
  static func format(mimeType: String) -> FileFormat? {
    let mimeType = mimeType.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    let names: [(kind: String, name: String)] = [
      ("vnd.oasis.opendocument.database", "ODB"), ("vnd.oasis.opendocument.base", "ODB"),
      ("vnd.oasis.opendocument.chart", "ODC"), ("vnd.oasis.opendocument.formula", "ODF"),
      ("vnd.oasis.opendocument.graphics", "ODG"), ("vnd.oasis.opendocument.image", "ODI"),
      ("vnd.oasis.opendocument.presentation", "ODP"),
      ("vnd.oasis.opendocument.spreadsheet", "ODS"), ("vnd.oasis.opendocument.text", "ODT"),
      ("vnd.adobe.indesign-idml-package", "IDML"), ("epub+zip", "EPUB"),
    ]
    guard mimeType.hasPrefix("application/") || mimeType.hasPrefix("image/") else { return nil }
    let kind = mimeType.drop { $0 != "/" }.dropFirst().lowercased().asLookup
    if kind == "openraster" { return FileFormat("ORA", "ora", "image/openraster", nil) }
    if kind == "x-krita" { return FileFormat("KRA", "kra", "application/x-krita", nil) }
    guard let name = names.first(where: { $0.kind == kind })?.name else {
      return FileFormat("ZIP", "zip", mimeType.lowercased(), .none)
    }
    return FileFormat(name, name.lowercased(), mimeType.lowercased(), nil)
  }

  /// The document that has parts of such names.
  static func format(parts: [String]) -> FileFormat? {
    let all = Set(parts.map(\.asLookup))
    func ends(_ part: String, with end: String) -> Bool {
      part.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
    }
    if all.contains("[Content_Types].xml") {
      let macros = parts.contains { ends($0, with: "vbaProject.bin") }
      if all.contains("word/document.xml") { return macros ? docm : docx }
      if all.contains("xl/workbook.bin") { return xlsb }
      if all.contains("xl/workbook.xml") { return macros ? xlsm : xlsx }
      if all.contains("ppt/presentation.xml") { return macros ? pptm : pptx }
      if all.contains("visio/document.xml") {
        return FileFormat("VSDX", "vsdx", "application/vnd.ms-visio.drawing", nil)
      }
    }
    if parts.contains(where: {
      $0.utf8.starts(with: "CaptureOne/".utf8) && ends($0, with: ".cos")
    }) {
      return FileFormat("EIP", "eip", "application/x-captureone", nil).countingFromBlock
    }
    if all.contains("Index/Slide.iwa") || all.contains("index.apxl") {
      return FileFormat("KEY", "key", "application/x-iwork-keynote-sffkey", nil)
    }
    if all.contains("Index/Tables/DataList.iwa"), !all.contains("Index/Document.iwa") {
      return FileFormat("NUMBERS", "numbers", "application/x-iwork-numbers-sffnumbers", nil)
    }
    if all.contains("AndroidManifest.xml"), all.contains("classes.dex") {
      return FileFormat("APK", "apk", "application/vnd.android.package-archive", nil)
    }
    if all.contains("META-INF/MANIFEST.MF") {
      return FileFormat("JAR", "jar", "application/java-archive", nil)
    }
    return nil
  }

  private static let office = "application/vnd.openxmlformats-officedocument."
  private static let docx = FileFormat("DOCX", "docx", office + "wordprocessingml.document", nil)
  private static let xlsx = FileFormat("XLSX", "xlsx", office + "spreadsheetml.sheet", nil)
  private static let pptx = FileFormat(
    "PPTX", "pptx", office + "presentationml.presentation", nil)
  private static let docm = FileFormat(
    "DOCM", "docm", "application/vnd.ms-word.document.macroEnabled.12", nil)
  private static let xlsm = FileFormat(
    "XLSM", "xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12", nil)
  private static let xlsb = FileFormat(
    "XLSB", "xlsb", "application/vnd.ms-excel.sheet.binary.macroEnabled.12", nil)
  private static let pptm = FileFormat(
    "PPTM", "pptm", "application/vnd.ms-powerpoint.presentation.macroEnabled.12", nil)
}
