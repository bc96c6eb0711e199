/// What a Core Audio file says of its sound in texts (Apple, *Core Audio Format Specification 1.0*, *Information Chunk*):
/// how many there are, then a key and a value for each, both ended by a NUL.
enum CoreAudioInformation {
  static func read(_ chunk: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try chunk.all(limit: found.limits.blockBytes)
    var position = 4
    for _ in 0..<(try bytes.uint32(at: 0, .big)) {
      try found.expectRoom()
      guard let keyEnd = bytes.firstIndex(of: 0, from: position),
        let end = bytes.firstIndex(of: 0, from: keyEnd + 1)
      else {
        throw MetadataError(
          .truncated, "texts of a sound end before all are there", at: bytes.offset + position)
      }
      let key = bytes.suffix(from: position).prefix(keyEnd - position)
      let value = bytes.suffix(from: keyEnd + 1).prefix(end - keyEnd - 1)
      position = end + 1
      if key.count > Limits.nameBytes { found.tellCutName() }
      let name = key.prefix(Limits.nameBytes).elements
      try found.charge(entries: 1, bytes: value.count + 4 * name.count)
      found.add(
        .caf, row: 0, named: Self.name(of: name), .utf8, count: value.count,
        bytes: value.elements,
        at: chunk.clamped(at: value.offset - bytes.offset, count: value.count))
    }
  }

  /// A key as a tag's name: `encoding application` is `EncodingApplication`.
  private static func name(of key: ArraySlice<UInt8>) -> String {
    key.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self).capitalized }.joined()
      .tagName
  }
}
