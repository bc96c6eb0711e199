extension PNGChunkReader {
  /// The color profile (PNG 3 §11.3.2.3): a name, a method, a compressed profile.
  static let profile = PNGChunkReader("iCCP") {
    (data, chunk, state, found) throws(MetadataError) in
    guard let end = data.firstIndex(of: 0), let method = data[end + 1] else {
      return state.add(.png, chunk.type, data, &found)
    }
    let name = data.prefix(end)
    if !name.isEmpty {
      found.add(
        .png, 0x6943_436e, group: state.group, .utf8, count: name.count, .big, bytes: name)
    }
    let stream = data.suffix(from: end + 2)
    guard method == 0 else {
      state.add(.png, chunk.type, stream, &found)
      throw MetadataError(
        .unsupported, "the profile's compression method is \(method)", at: stream.offset)
    }
    let inflated = state.inflate(stream, found.limits)
    // ICC.1:2022 §7.2.2: a profile starts with its length. Some writers forget the checksum that
    // ends the stream, which then lacks nothing else.
    let stated = (try? ByteSlice(inflated.bytes).uint32(at: 0, .big)) ?? 0
    if stated >= 128, stated <= inflated.bytes.count {
      found.context.isBehindDamage = inflated.error != nil
      found.add(.icc, Region(inMemory: inflated.bytes))
      found.context.isBehindDamage = false
      if inflated.error?.code == .truncated {
        state.add(.png, chunk.type, stream.suffix(from: inflated.consumed), &found)
        return found.warn(
          Warning(.deviation, "the profile is whole, its stream ends early", at: stream.offset))
      }
    } else {
      found.facts.profileName = name.text
      if inflated.error == nil {
        found.add(.png, "ICC_Profile", group: state.group, left: Region(inMemory: inflated.bytes))
        throw MetadataError(
          .malformed, "the profile says \(stated) bytes and has \(inflated.bytes.count)",
          at: stream.offset)
      }
    }
    if let error = inflated.error {
      state.add(.png, chunk.type, stream.suffix(from: inflated.consumed), &found)
      throw error
    }
  }

  /// EXIF (PNG 3 §11.3.5.2).
  static let exif = PNGChunkReader("eXIf", read: readEXIF)
  /// Compressed EXIF, a proposal that was not adopted.
  static let compressedEXIF = PNGChunkReader("zxIf", read: readEXIF)
  /// EXIF by the name that it had in drafts.
  static let misspelledEXIF = PNGChunkReader("exIf", read: readEXIF)

  @Sendable private static func readEXIF(
    _ data: ByteSlice, _ chunk: PNGChunk, _ state: inout PNGState, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var block = chunk.body
    var head = data.prefix(8)
    if head.matches("Exif\0\0") {
      found.warn(
        Warning(.deviation, "EXIF starts with the header of a JPEG segment", at: data.offset))
      block = block.region(from: 6)
      head = data.suffix(from: 6)
    }
    if head.matches("II") || head.matches("MM") { return found.add(.exif, block) }
    // A zero, the length of what it inflates to, a stream.
    guard head[0] == 0, data.count > 5 else {
      state.add(.png, 0x6558_4966, data, &found)
      throw MetadataError(.malformed, "EXIF does not start with II or MM", at: data.offset)
    }
    let inflated = state.inflate(data.suffix(from: 5), found.limits)
    if inflated.bytes.starts(with: [0x49, 0x49]) || inflated.bytes.starts(with: [0x4d, 0x4d]) {
      found.add(.exif, Region(inMemory: inflated.bytes))
    } else if inflated.error == nil {
      throw MetadataError(.malformed, "EXIF does not inflate to II or MM", at: data.offset)
    }
    if let error = inflated.error { throw error }
  }
}
