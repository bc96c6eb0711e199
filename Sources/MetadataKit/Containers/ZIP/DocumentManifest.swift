/// What the manifest of an OpenDocument package says of its parts (OpenDocument 1.2 part 3 §3.2).
struct DocumentManifest {
  /// The media type of the package as a whole.
  private(set) var mediaType: [UInt8]?
  /// The names of parts that are encrypted.
  private(set) var encrypted: Set<[UInt8]> = []

  /// That of an archive; one without entries where it has none that can be read.
  init(of archive: ZIPArchive, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard let part = archive.part("META-INF/manifest.xml") else { return }
    let document = try part.content(archive.file, &found)
    let parser = XMLElements(depth: found.limits.nesting, count: 100_000)
    _ = parser.parse(
      XMLText(try document.all(limit: found.limits.inflatedBytes).elements).bytes)
    let elements = parser.elements
    for element in elements {
      let name = XMLName(element.name)
      if name.isLocally("file-entry"), Self.path(of: element) == [0x2f] {
        mediaType = Self.attribute("media-type", of: element)
      } else if name.isLocally("encryption-data") {
        encrypted.insert(element.parent.flatMap { Self.path(of: elements[$0]) } ?? [])
      }
    }
  }

  private static func path(of entry: XMLElements.Element) -> [UInt8]? {
    attribute("full-path", of: entry)
  }

  private static func attribute(_ name: String, of entry: XMLElements.Element) -> [UInt8]? {
    entry.attributes.first { XMLName($0.name).isLocally(name) }?.value
  }
}
