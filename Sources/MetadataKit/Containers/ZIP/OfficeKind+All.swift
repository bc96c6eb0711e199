extension OfficeKind {
  /// ECMA-376 Part 1 §11.3.10, §12.3.23, §13.3.6; of macros and of drawings [MS-OFFMACRO2] §2.2.1, [MS-VSDX] §2.2.
  static let all: [OfficeKind] = [
    OfficeKind(
      mainType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      name: "DOCX"),
    OfficeKind(
      mainType: "application/vnd.openxmlformats-officedocument.wordprocessingml.template",
      name: "DOTX"),
    OfficeKind(
      mainType: "application/vnd.ms-word.document.macroenabled", name: "DOCM",
      mimeType: "application/vnd.ms-word.document.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.ms-word.template.macroenabledtemplate", name: "DOTM",
      mimeType: "application/vnd.ms-word.template.macroEnabledTemplate"),
    OfficeKind(
      mainType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", name: "XLSX"),
    OfficeKind(
      mainType: "application/vnd.openxmlformats-officedocument.spreadsheetml.template", name: "XLTX"
    ),
    OfficeKind(
      mainType: "application/vnd.ms-excel.sheet.macroenabled", name: "XLSM",
      mimeType: "application/vnd.ms-excel.sheet.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.ms-excel.template.macroenabled", name: "XLTM",
      mimeType: "application/vnd.ms-excel.template.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.ms-excel.addin.macroenabled", name: "XLAM",
      mimeType: "application/vnd.ms-excel.addin.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.ms-excel.sheet.binary.macroenabled", name: "XLSB",
      mimeType: "application/vnd.ms-excel.sheet.binary.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      name: "PPTX"),
    OfficeKind(
      mainType: "application/vnd.openxmlformats-officedocument.presentationml.slideshow",
      name: "PPSX"),
    OfficeKind(
      mainType: "application/vnd.openxmlformats-officedocument.presentationml.template",
      name: "POTX"),
    OfficeKind(
      mainType: "application/vnd.ms-powerpoint.presentation.macroenabled", name: "PPTM",
      mimeType: "application/vnd.ms-powerpoint.presentation.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.ms-powerpoint.slideshow.macroenabled", name: "PPSM",
      mimeType: "application/vnd.ms-powerpoint.slideshow.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.ms-powerpoint.template.macroenabled", name: "POTM",
      mimeType: "application/vnd.ms-powerpoint.template.macroEnabled.12"),
    OfficeKind(
      mainType: "application/vnd.ms-powerpoint.addin.macroenabled", name: "PPAM",
      mimeType: "application/vnd.ms-powerpoint.addin.macroEnabled.12"),
    OfficeKind(mainType: "application/vnd.ms-visio.drawing", name: "VSDX"),
    OfficeKind(
      mainType: "application/vnd.ms-visio.drawing.macroenabled", name: "VSDM",
      mimeType: "application/vnd.ms-visio.drawing.macroEnabled.12", isInExiftool: false),
    OfficeKind(mainType: "application/vnd.ms-visio.stencil", name: "VSSX", isInExiftool: false),
    OfficeKind(
      mainType: "application/vnd.ms-visio.stencil.macroenabled", name: "VSSM",
      mimeType: "application/vnd.ms-visio.stencil.macroEnabled.12", isInExiftool: false),
    OfficeKind(mainType: "application/vnd.ms-visio.template", name: "VSTX", isInExiftool: false),
    OfficeKind(
      mainType: "application/vnd.ms-visio.template.macroenabled", name: "VSTM",
      mimeType: "application/vnd.ms-visio.template.macroEnabled.12", isInExiftool: false),
  ]
}
