/// A kind of document of Office: data, no code of its own.
struct OfficeKind: Sendable {
  /// The media type of its main part, without `.main+xml`, in lower case.
  let mainType: String
  let name: String
  /// That of the document; empty where it is that of its main part.
  var mimeType = ""
  /// Whether exiftool knows it.
  var isInExiftool = true

  var format: FileFormat {
    FileFormat(name, name.lowercased(), mimeType.isEmpty ? mainType : mimeType, nil)
  }

  /// The format of a file whose name ends so: a theme is a presentation by its content.
  func format(named fileExtension: String) -> FileFormat {
    name == "PPTX" && fileExtension == "thmx" ? Self.theme : format
  }

  private static let theme = FileFormat("THMX", "thmx", "application/vnd.ms-officetheme", nil)
}

extension OfficeKind {
  /// The kind whose main part is of a type.
  init?(mainType: String) {
    let type = mainType.lowercased().asLookup
    guard let kind = Self.all.first(where: { $0.mainType == type }) else { return nil }
    self = kind
  }

  /// The kind of a package that has a part of a type, which is not called its main one.
  init?(otherType: [UInt8]) {
    func isOne(of types: [String]) -> Bool {
      types.contains { otherType.elementsEqual($0.utf8) }
    }
    if isOne(of: Self.fixedTypes) {
      self = Self.fixed
    } else if isOne(of: Self.themeTypes) {
      self = Self.themeAlone
    } else {
      return nil
    }
  }

  /// The kind that has parts of such names, where the list of their types says nothing.
  init?(parts: [ZIPPart]) {
    func has(_ name: String) -> Bool { parts.contains { $0.isNamed(name) } }
    guard has(OfficeTypes.part), let kind = Self.names.first(where: { has($0.part) })?.kind else {
      return nil
    }
    let hasMacros = parts.contains { $0.name.utf8.suffix(14).elementsEqual("vbaProject.bin".utf8) }
    let name = hasMacros && kind.hasSuffix("X") ? kind.dropLast() + "M" : kind
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// What exiftool takes a package for: by the type of its main part where that is the document's, too; otherwise by
  /// the file's name.
  static func inExiftool(mainType: String?, fileExtension: String) -> FileFormat {
    if let mainType,
      let main = all.first(where: {
        $0.isInExiftool && mainType.utf8.elementsEqual($0.format.mimeTypeInExiftool.utf8)
      })
    {
      return main.format(named: fileExtension)
    }
    if fileExtension == theme.fileExtension { return theme }
    let named = all.first { $0.isInExiftool && $0.name.lowercased() == fileExtension } ?? all.first
    return named?.format ?? theme
  }

  /// What an encrypted document is ([MS-OFFCRYPTO] §2.3.4), by its name: the package that lies in a compound
  /// file cannot be asked. One of Word's where the name says nothing.
  static func encrypted(fileExtension: String) -> FileFormat {
    let name = fileExtension.uppercased()
    let older = ["XLS": "XLSX", "XLT": "XLTX", "PPT": "PPTX", "POT": "POTX", "PPS": "PPSX"]
    let kind = all.first { $0.name == name || $0.name == older[name] } ?? all.first
    return kind?.format(named: fileExtension) ?? theme
  }

  /// Documents as they are printed (ECMA-388 §9.1.2).
  private static let fixed = OfficeKind(
    mainType: "", name: "XPS", mimeType: "application/vnd.ms-xpsdocument", isInExiftool: false)
  private static let fixedTypes = [
    "application/vnd.ms-package.xps-fixeddocumentsequence+xml",
    "application/oxps-fixeddocumentsequence+xml",
  ]

  /// A theme without slides that show it: PowerPoint's has some (ECMA-376 Part 1 §14.2.7). Before the standard
  /// its types were of Microsoft's.
  private static let themeAlone = OfficeKind(
    mainType: "", name: theme.name, mimeType: theme.mimeTypeInExiftool)
  private static let themeTypes = [
    "application/vnd.openxmlformats-officedocument.themeManager+xml",
    "application/vnd.ms-office.themeManager+xml",
  ]

  private static let names: [(part: String, kind: String)] = [
    ("word/document.xml", "DOCX"), ("xl/workbook.bin", "XLSB"), ("xl/workbook.xml", "XLSX"),
    ("ppt/presentation.xml", "PPTX"), ("visio/document.xml", "VSDX"),
  ]
}
