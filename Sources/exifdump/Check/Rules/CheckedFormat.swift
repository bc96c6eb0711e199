import MetadataKit
import UniformTypes

/// Which files the rules are held against, by what they are.
enum CheckedFormat {
  /// Whether a format is one of a picture, a movie, a sound, a sidecar or a document.
  static func isOne(_ format: FileFormat) -> Bool {
    if let type = format.type {
      if type.conforms(to: .image) || type.conforms(to: .audiovisualContent) { return true }
    }
    return media.contains { format.mimeType.hasPrefix($0) } || isDocument(format)
  }

  /// Whether a format is one of a document of an office program, a layout or a book.
  static func isDocument(_ format: FileFormat) -> Bool {
    documents.contains { format.mimeType.hasPrefix($0) }
  }

  /// Whether a format is one of a document, PDF among them.
  static func isWritten(_ format: FileFormat) -> Bool {
    isDocument(format) || format.mimeType == "application/pdf"
  }

  /// Whether a format is one of a picture with a list of statements before it, of medicine or astronomy.
  static func isDataSet(_ format: FileFormat) -> Bool {
    ["DICOM", "ACR", "FITS"].contains(format.name)
  }

  /// The last ones are photos' sidecars of XMP, and of Nikon's.
  private static let media = [
    "image/", "video/", "audio/", "application/pdf", "application/postscript",
    "application/dicom", "application/x-mie", "application/x-magick-image", "application/x-krita",
    "application/rdf+xml", "application/x-nikon-",
  ]

  /// Macros, templates and the like go with each: `application/vnd.ms-excel.sheet.macroEnabled.12`.
  private static let documents = [
    "application/vnd.openxmlformats-officedocument.", "application/msword",
    "application/vnd.ms-word.", "application/vnd.ms-excel", "application/vnd.ms-powerpoint",
    "application/vnd.ms-officetheme", "application/vnd.ms-visio.", "application/x-visio",
    "application/vnd.ms-project", "application/x-mspublisher",
    "application/vnd.ms-wordml", "application/vnd.ms-word2006ml",
    "application/vnd.ms-spreadsheetml", "application/vnd.sun.xml.",
    "application/vnd.ms-xpsdocument", "application/vnd.oasis.opendocument.", "text/rtf",
    // exiftool writes that of Keynote in two ways.
    "application/x-iwork-", "application/x-iWork-", "application/epub+zip",
    "application/x-ibooks+zip", "application/x-mobipocket-ebook",
    "application/vnd.adobe.illustrator", "application/vnd.adobe.indesign-idml-package",
    "application/x-indesign",
    // KOffice's and Calligra's own.
    "application/x-kword", "application/x-kspread", "application/x-kpresenter",
    "application/x-karbon", "application/x-kivio",
    // CorelDRAW's, and what programs beside it write in its form.
    "application/x-vnd.corel.", "application/vnd.corel-draw",
    // What Office keeps beside a document that is open.
    "application/x-ms-office-lock",
  ]
}
