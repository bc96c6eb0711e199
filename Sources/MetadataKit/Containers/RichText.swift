extension Container {
  /// Rich Text Format (Microsoft, *RTF Specification* 1.9.1): what the information group says, the properties of
  /// users, and the template.
  package static let richText = Container(ofSignatures: "RTF") {
    (file, found) throws(MetadataError) in
    let limit = found.limits.blockBytes
    let text = try file.head(count: limit)
    if file.count > limit {
      found.warn(
        Warning(
          .limitExceeded, "of a text of more than \(limit) bytes the rest is left",
          at: text.offset + text.count))
    }
    let reader = RichTextReader(RichTextCharacters(of: text.prefix(64)))
    try reader.information(text, &found)
    try reader.properties(text, &found)
    try reader.template(text, &found)
  }
}
