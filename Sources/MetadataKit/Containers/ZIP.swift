import UniformTypes

extension Container {
  /// ZIP archives, and the documents that are some: the names of their parts tell which.
  ///
  /// Source: PKWARE, *.ZIP File Format Specification* 6.3.10 §4.3.
  package static let zip = Container([
    FileFormat("ZIP", "zip", "application/zip", .zip),
    FileFormat("ZIP", "zip", "application/zip", .openDocument),
    FileFormat("ODI", "odi", "application/vnd.oasis.opendocument.image", .openDocumentImage),
    FileFormat(
      "OTI", "oti", "application/vnd.oasis.opendocument.image-template",
      .openDocumentImageTemplate),
  ]) {
    (file, found) throws(MetadataError) in
    let directory = try ZIPDirectory(file, &found)
    directory.tellComment(&found)
    let archive = ZIPArchive(file, directory)
    // exiftool asks for what kind of document it is in the same order.
    if try OfficeDocument.read(archive, &found) {
    } else if CapturePackage.isOne(archive.parts) {
      found.format = CapturePackage.format
      try CapturePackage.read(archive.parts, file, &found)
    } else if try WorkDocument.read(archive, &found) {
    } else if try !MarkedDocument.read(archive, &found) {
      try archive.tell(&found)
    }
    // Without a directory exiftool sees no document.
    if directory.isMissing, found.format.name != "ZIP" {
      found.misreadFormat = ZIPDocument.archive
    }
  }
}
