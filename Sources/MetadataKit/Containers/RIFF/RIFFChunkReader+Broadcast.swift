/// What broadcasters say of a sound.
extension RIFFChunkReader {
  /// What the traffic of a radio station knows of a sound (AES46 §4): texts of fixed lengths, and what they
  /// leave.
  @Sendable static func cart(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let data = try body.all(limit: found.limits.valueBytes)
    for row in TagTable.riffCart.rows {
      let field = data.suffix(from: Int(row.id)).prefix(row.count == 0 ? .max : Int(row.count))
      let text = field.elements.untilNUL
      guard !text.isEmpty else { continue }
      let latin = isUTF8(text) ? nil : WindowsLatin.utf8(text)
      found.add(
        .riffCart, row.name, text: latin ?? Array(text), offset: latin == nil ? field.offset : -1)
    }
  }

  /// EBU Tech 3285 §2.3.
  @Sendable static func broadcast(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let data = try body.all(limit: found.limits.valueBytes)
    for (name, position, length) in [
      ("Description", 0, 256), ("Originator", 256, 32), ("OriginatorReference", 288, 32),
      ("DateTimeOriginal", 320, 18),
    ] {
      let text = data.suffix(from: position).prefix(length)
      if !text.isEmpty {
        found.add(.riffBroadcast, name, text: text.elements, offset: text.offset)
      }
    }
    // Only a chunk that has one is asked: to look through all tags takes time.
    if found.facts.creationDate == nil, data.count > 320 {
      found.facts.creationDate = found.store.first("RIFF", named: "DateTimeOriginal")?.description
    }
    let low = try data.uint32(at: 338, .little)
    found.add(.riffBroadcast, "TimeReference", try data.uint32(at: 342, .little) << 32 | low)
    found.add(.riffBroadcast, "BWFVersion", try data.uint16(at: 346, .little))
    let identifier = data.suffix(from: 348).prefix(64).elements
    var text = identifier.map { hexadecimal(UInt64($0), digits: 2) }.joined().uppercased()
    // A basic UMID has 32 bytes, and zeros behind it.
    if text.hasSuffix(String(repeating: "0", count: 64)) { text.removeLast(64) }
    found.add(.riffBroadcast, "BWF_UMID", text: text)
    let history = data.suffix(from: 602)
    if !history.isEmpty {
      found.add(.riffBroadcast, "CodingHistory", text: history.elements, offset: history.offset)
    }
  }
}
