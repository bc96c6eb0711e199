extension BlockDecoder {
  /// An ICC profile (ICC.1:2022): its description, as the name that people know it by.
  package static let icc = BlockDecoder(.icc) {
    (block, found) throws(MetadataError) in
    guard found.facts.profileName == nil else { return }
    let header = try block.slice(at: 0, count: 132)
    guard header.matches("acsp", at: 36) else {
      throw MetadataError(.malformed, "an ICC profile must have 'acsp' at 36", at: block.start)
    }
    // §7.3: a count, then twelve bytes a tag: signature, offset, size.
    let count = min(try header.uint32(at: 128, .big), 256)
    let table = try block.head(at: 132, count: count * 12)
    for index in 0..<(table.count / 12) where table.matches("desc", at: index * 12) {
      let position = try table.uint32(at: index * 12 + 4, .big)
      let size = min(try table.uint32(at: index * 12 + 8, .big), 4096)
      found.facts.profileName = try description(block.clamped(at: position, count: size))
      return
    }
  }

  /// The text of a description tag of version 2 (`desc`) or 4 (`mluc`, its first record).
  private static func description(_ tag: Region) throws(MetadataError) -> String? {
    let bytes = try tag.all(limit: 4096)
    if bytes.matches("desc") {  // ICC.1:2001 §6.5.17
      let length = try bytes.uint32(at: 8, .big)
      return clean(bytes.suffix(from: 12).prefix(length).text)
    }
    guard bytes.matches("mluc"), try bytes.uint32(at: 8, .big) > 0 else { return nil }
    // §10.15: records of language, country, length and offset of UTF-16BE text.
    let length = try bytes.uint32(at: 20, .big)
    let text = bytes.suffix(from: try bytes.uint32(at: 24, .big)).prefix(length)
    var units: [UInt16] = []
    for index in 0..<(text.count / 2) {
      units.append(UInt16(truncatingIfNeeded: try text.uint16(at: index * 2, .big)))
    }
    return clean(String(decoding: units, as: UTF16.self))
  }

  private static func clean(_ text: String) -> String? {
    let text = text.prefix { $0 != "\0" }
    return text.isEmpty ? nil : String(text)
  }
}
