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
    let head = try file.head(count: 512)
    // The first part of an OpenDocument or EPUB file is its MIME type, not compressed.
    if head.matches("mimetype", at: 30), try head.uint16(at: 8, .little) == 0 {
      let size = try head.uint32(at: 22, .little)
      let extra = try head.uint16(at: 28, .little)
      let mime = (try? head.slice(at: 38 + extra, count: size).text) ?? ""
      if let format = ZIPDocument.format(mimeType: mime) { found.format = format }
      // What an OpenDocument file says of itself is a part of its own, in XML with Dublin Core
      // (OpenDocument 1.2 part 3 §3.1.3).
      let directory = try ZIPDirectory(file, &found)
      directory.tellComment(&found)
      if let meta = directory.parts.first(where: { $0.name == "meta.xml" }) {
        do throws(MetadataError) {
          found.add(.xmp, try meta.content(file, found.limits))
        } catch {
          found.warn(error)
        }
      }
      // §3.1.6: a small picture of the first page
      if let thumbnail = directory.parts.first(where: { $0.name == "Thumbnails/thumbnail.png" }) {
        let picture = try thumbnail.content(file, found.limits)
        found.add(.file, "PreviewPNG", left: picture)
        found.note(.preview, picture)
      }
      return
    }
    let directory = try ZIPDirectory(file, &found)
    directory.tellComment(&found)
    if let format = ZIPDocument.format(parts: directory.parts.map(\.name)) {
      found.format = format
    }
    if found.format.name == "EIP" {
      return try CapturePackage.read(directory.parts, file, &found)
    }
    for part in directory.parts { try part.tell(&found) }
  }
}
