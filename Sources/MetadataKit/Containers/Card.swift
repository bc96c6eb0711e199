extension Container {
  /// Address cards (vCard, RFC 6350), calendars (iCalendar, RFC 5545) and notes (vNote): lines of a name, parameters and a
  /// value.
  package static let card = Container(ofSignatures: "VCard", "ICS", "VNote") {
    (file, found) throws(MetadataError) in
    let limit = found.limits.blockBytes
    let text = try file.head(count: limit)
    if file.count > limit {
      found.warn(
        Warning(
          .limitExceeded, "of cards of more than \(limit) bytes the rest is left",
          at: text.offset + text.count))
    }
    var reader = CardReader(text, kind: found.format.name)
    try reader.read(&found)
  }
}
