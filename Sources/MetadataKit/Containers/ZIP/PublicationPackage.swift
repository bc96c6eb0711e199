/// What an EPUB publication says of itself, what parts it has and in which order they are read: its package
/// document (EPUB 3.3 §5, OPF 2.0.1 §2).
enum PublicationPackage {
  /// The part that is the package document, as the container names it (EPUB 3.3 §4.2.6.3.1).
  static func part(
    _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> ZIPPart? {
    guard let container = archive.content("META-INF/container.xml", &found) else { return nil }
    let text = try container.all(limit: found.limits.valueBytes)
    let elements = try XMLElements.read(
      text, "the publication's container", isOfProperties: true, &found)
    for element in elements where XMLName(element.name).isLocally("rootfile") {
      guard let path = element.attribute("full-path") else { continue }
      // Programs wrote one of a URL: from the root, with percents for characters.
      let decoded = PercentText.decoded(path.drop { $0 == 0x2f })
      if let part = part(archive, at: path) ?? part(archive, at: decoded) { return part }
      found.warn(
        Warning(.malformed, "the publication's package document is not in it").hidingProperties)
      return nil
    }
    return nil
  }

  /// Whether the container names a package document: scores and other documents have a container, too.
  static func isNamed(_ archive: ZIPArchive, _ found: inout MetadataBuilder) -> Bool {
    guard let part = archive.part("META-INF/container.xml"),
      let text = try? archive.text(part, having: "rootfile", &found)
    else { return false }
    return text.span.containsInAnyCase("oebps-package") || text.span.containsInAnyCase(".opf")
  }

  private static func part(_ archive: ZIPArchive, at path: [UInt8]) -> ZIPPart? {
    archive.parts.first { $0.nameBytes.elements.elementsEqual(path) }
  }

  static func tell(
    _ package: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.note(.xml, package)
    // Naming its dates copies it, and so does reading it.
    let text = try package.all(limit: 4 * found.limits.valueBytes)
    found.postpone(
      .publicationPackage, datesNamed(text).map { Region(inMemory: $0) } ?? package)
  }

  /// The text with `<dc:date opf:event="creation">` as `<dc:creationDate>`: dates of several kinds have names of
  /// their own so, as in exiftool (OPF 2.0.1 §2.2.7). Nil where there is none.
  private static func datesNamed(_ text: ByteSlice) -> [UInt8]? {
    let (start, end) = ("<dc:date opf:event=\"", "</dc:date>")
    var result: [UInt8] = []
    var done = 0
    var place = text.firstPlace(of: start)
    while let next = place {
      let event = text.suffix(from: next + start.utf8.count).elements
        .prefix(while: NumberText.isOfWord)
      let behind = next + start.utf8.count + event.count
      place = text.firstPlace(of: start, from: behind)
      guard !event.isEmpty, text.matches("\">", at: behind),
        let less = text.firstIndex(of: 0x3c, from: behind + 2), less > behind + 2,
        text.matches("</dc:date>", at: less)
      else { continue }
      let name = Array("dc:".utf8) + event + Array("Date>".utf8)
      result += text.elements.prefix(next).dropFirst(done)
      result.append(0x3c)
      result += name
      result += text.elements.prefix(less).dropFirst(behind + 2)
      result += [0x3c, 0x2f]
      result += name
      done = less + end.utf8.count
    }
    guard done > 0 else { return nil }
    return result + text.elements.dropFirst(done)
  }
}
