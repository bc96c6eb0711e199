import MetadataKit

extension Reading {
  /// Looks at a file as a check does, and as who asks for trees of XMP: whether it is whole, where it ends, and
  /// what the files say that it encloses.
  static func checked(_ file: [UInt8]) {
    var options = ReadOptions()
    options.keepsPackets = true
    guard let metadata = try? Metadata(file, name: nil, options: options) else { return }
    _ = (XMPTree(metadata.packets), metadata.bridgedProperties)
    _ = Wholeness.firstDamage(in: ByteReader(file), of: metadata.format)
    _ = Wholeness.end(in: ByteReader(file), of: metadata.format)
    var inflated = 0
    look(into: ByteReader(file), of: metadata, &inflated, deepest: 1)
  }

  /// Reads what a document encloses.
  ///
  /// - Parameter deepest: how many documents within documents are looked into.
  private static func look(
    into file: ByteReader, of metadata: Metadata, _ inflated: inout Int, deepest: Int
  ) {
    guard let kind = EnclosingDocument.of(metadata.format) else { return }
    for enclosed in kind.found(in: file, atMost: 8).files where inflated < 1 << 20 {
      guard let content = try? enclosed.content(in: file, inflated: &inflated),
        let inner = try? Metadata(content.file.asFile(), name: nil, options: ReadOptions()),
        deepest > 0
      else { continue }
      look(into: content.file.asFile(), of: inner, &inflated, deepest: deepest - 1)
    }
  }
}
