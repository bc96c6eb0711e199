extension Container {
  /// Rich Text Format (Microsoft, *RTF Specification* 1.9.1): what the information group says, the properties of
  /// users, and the template.
  package static let richText = Container(ofSignatures: "RTF") {
    (file, found) throws(MetadataError) in
    let limit = found.limits.blockBytes
    let text = try file.head(count: limit)
    // Of what stands behind its head, which may be photos, a text says nothing of itself.
    if file.count > limit, !RichTextHead.isWhole(in: text) {
      found.warn(
        Warning(
          .limitExceeded, "of a text of more than \(limit) bytes the rest is left",
          at: text.offset + text.count))
    }
    let reader = RichTextReader(RichTextCharacters(of: text.prefix(64)))
    try reader.information(text, &found)
    try reader.properties(text, of: file.count, &found)
    try reader.template(text, &found)
  }
}
