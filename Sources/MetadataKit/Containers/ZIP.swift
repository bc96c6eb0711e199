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
      let directory = try ZIPDirectory(file, found.limits)
      if let meta = directory.parts.first(where: { $0.name == "meta.xml" }) {
        found.add(.xmp, try meta.content(file, found.limits))
      }
      // §3.1.6: a small picture of the first page
      if let thumbnail = directory.parts.first(where: { $0.name == "Thumbnails/thumbnail.png" }) {
        let picture = try thumbnail.content(file, found.limits)
        found.add(.file, "PreviewPNG", left: picture)
        found.note(.preview, picture)
      }
      return
    }
    let names = try ZIPDirectory(file, found.limits).parts.map(\.name)
    if let format = ZIPDocument.format(parts: names) { found.format = format }
  }
}

/// An archive's parts, from the directory at its end.
private struct ZIPDirectory {
  private(set) var parts: [ZIPPart] = []

  init(_ file: Region, _ limits: Limits) throws(MetadataError) {
    // The end record is followed by a comment of at most 65,535 bytes; nearly all have none.
    for length in [1 << 10, 22 + 0xffff] {
      let from = max(0, file.count - length)
      let tail = try file.head(at: from, count: file.count - from)
      var at = tail.count - 22
      while at >= 0, !tail.has("PK\u{5}\u{6}", at: at) { at -= 1 }
      guard at >= 0 else { continue }
      let size = try tail.uint32(at: at + 12, .little)
      let start = try tail.uint32(at: at + 16, .little)
      let area = file.clamped(at: start, count: min(size, limits.valueBytes))
      read(try area.all(limit: limits.valueBytes), limits)
      return
    }
  }

  private mutating func read(_ area: ByteSlice, _ limits: Limits) {
    var position = 0
    while parts.count < 4096, area.has("PK\u{1}\u{2}", at: position),
      let name = try? area.uint16(at: position + 28, .little),
      let extra = try? area.uint16(at: position + 30, .little),
      let comment = try? area.uint16(at: position + 32, .little),
      let bytes = try? area.slice(at: position + 46, count: name)
    {
      if let method = try? area.uint16(at: position + 10, .little),
        let size = try? area.uint32(at: position + 20, .little),
        let start = try? area.uint32(at: position + 42, .little)
      {
        parts.append(ZIPPart(name: bytes.text, method: method, size: size, start: start))
      }
      position += 46 + name + extra + comment
    }
  }
}

/// A part of an archive, as the directory tells of it.
private struct ZIPPart {
  let name: String
  /// How it is compressed (§4.4.5).
  let method: Int
  /// How many bytes it has in the archive.
  let size: Int
  /// Where its own header starts.
  let start: Int

  /// The part as it was before it was compressed.
  func content(_ archive: Region, _ limits: Limits) throws(MetadataError) -> Region {
    let header = try archive.slice(at: start, count: 30)
    let position =
      start + 30 + (try header.uint16(at: 26, .little)) + (try header.uint16(at: 28, .little))
    let stored = try archive.region(at: position, count: size)
    switch method {
    case 0: return stored
    case 8:
      let inflated = Inflated(
        try stored.all(limit: limits.blockBytes), limit: limits.inflatedBytes, isRaw: true)
      if let error = inflated.error { throw error }
      return Region(inMemory: inflated.bytes)
    default:
      throw MetadataError(
        .unsupported, "a part of an archive that is compressed by method \(method)",
        at: stored.start)
    }
  }
}
