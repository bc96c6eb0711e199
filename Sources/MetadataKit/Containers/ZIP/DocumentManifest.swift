/// What the manifest of an OpenDocument package says of its parts (OpenDocument 1.2 part 3 §3.2).
///
/// It may have a hundred thousand of them, each with some attributes: only what is asked for is kept.
@safe final class DocumentManifest: XMLParser {
  /// The media type of the package as a whole.
  private(set) var mediaType: [UInt8]?
  /// Whether a part is encrypted.
  private(set) var hasEncrypted = false
  /// Whether what the document says of itself is.
  private(set) var hasEncryptedProperties = false

  /// What was wrong with it: then a part may be encrypted that it does not tell of.
  private(set) var warning: Warning?

  /// The name of the part that is being told of.
  private var path: [UInt8] = []
  /// Of the element that starts.
  private var pending: (path: [UInt8]?, type: [UInt8]?) = (nil, nil)

  /// That of an archive; nil where it has none that can be read, of which a warning tells.
  static func of(_ archive: ZIPArchive, _ found: inout MetadataBuilder) -> DocumentManifest? {
    guard let document = archive.content("META-INF/manifest.xml", &found),
      let text = try? document.all(limit: found.limits.inflatedBytes).elements
    else { return nil }
    let manifest = DocumentManifest(depth: found.limits.nesting, count: 8 * found.limits.entries)
    manifest.warning = manifest.parse(XMLText(text).bytes).warning(of: "the manifest")
    return manifest
  }

  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    if name.endsInAnyCase("full-path") { pending.path = unsafe Array(value) }
    if name.endsInAnyCase("media-type") { pending.type = unsafe Array(value) }
  }

  override func elementStarts(_ name: Span<UInt8>) {
    defer { pending = (nil, nil) }
    if name.endsInAnyCase("file-entry") {
      path = pending.path ?? []
      if path == [0x2f] { mediaType = pending.type }
    } else if name.endsInAnyCase("encryption-data") {
      hasEncrypted = true
      if path.elementsEqual("meta.xml".utf8) { hasEncryptedProperties = true }
    }
  }
}
