import UniformTypes

extension Container {
  /// Interchange sound (AIFF 1.3, AIFF-C): chunks, of which one may be an ID3 tag.
  package static let aiff = Container([
    FileFormat("AIFF", "aiff", "audio/x-aiff", .aiff),
    FileFormat("AIFC", "aifc", "audio/x-aiff", .aifc),
  ]) {
    (file, found) throws(MetadataError) in
    var position = 12
    var units = UnitCounter(found.limits)
    // What the chunks before one too many say is told all the same.
    defer { found.facts.takeMainTrack() }
    while position <= file.count - 8 {
      try units.next(at: file.start + position)
      try found.expectRoom()
      let head = try file.slice(at: position, count: 8)
      let length = try head.uint32(at: 4, .big)
      let body = file.clamped(at: position + 8, count: length)
      if body.count < length {
        found.warn(Warning(.truncated, "a chunk reaches past the end of the file", at: body.start))
      }
      found.attempt { (found) throws(MetadataError) in
        try AIFFChunk.read(head.prefix(4), body, &found)
      }
      position += 8 + length + length & 1
    }
  }
}

/// What the chunks of an AIFF file say.
private enum AIFFChunk {
  static func read(
    _ name: ByteSlice, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if let text = texts.first(where: { name.matches($0.chunk) }) {
      let bytes = try body.all(limit: found.limits.valueBytes).elements
      try found.charge(bytes.count)
      return found.add(.aiff, text.tag, text: MacintoshText.utf8(bytes), offset: body.start)
    }
    if name.matches("COMM") { return try common(body, &found) }
    if name.matches("COMT") { return try comments(body, &found) }
    if name.matches("FVER") {
      return found.add(.aiff, "FormatVersionTime", try body.uint32(at: 0, .big))
    }
    if name.matches("APPL") { return try application(body, &found) }
    if name.matches("ID3 ") { found.addID3(body) }
  }

  private static let texts: [(chunk: StaticString, tag: String)] = [
    ("NAME", "Name"), ("AUTH", "Author"), ("(c) ", "Copyright"), ("ANNO", "Annotation"),
  ]

  /// What a program keeps behind four characters that are its own: with some all of it is a text.
  private static func application(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if body.count <= 4096, let row = TagTable.aiff.index(of: 15) {
      let data = try body.all(limit: 4096).elements
      if data.allSatisfy({ (0x20...0x7e).contains($0) }) {
        return found.add(.aiff, row: row, .utf8, count: data.count, bytes: data, at: body)
      }
    }
    found.add(.aiff, "ApplicationData", left: body)
  }

  /// The common chunk (AIFF 1.3, AIFF-C 9/26/91).
  private static func common(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 18)
    let channels = try head.uint16(at: 0, .big)
    let frames = try head.uint32(at: 2, .big)
    let rate = extended(try head.uint16(at: 8, .big), try head.uint64(at: 10, .big))
    found.add(.aiff, "NumChannels", channels)
    found.add(.aiff, "NumSampleFrames", frames)
    let bits = try head.uint16(at: 6, .big)
    found.add(.aiff, "SampleSize", bits)
    found.add(.aiff, "SampleRate", doubles: [rate])
    var track = MovieTrack(number: 1, kind: .audio, codec: "PCM")
    track.channels = channels
    if body.count >= 22 {
      let codec = try body.slice(at: 18, count: 4)
      found.add(.aiff, "CompressionType", text: codec.elements, offset: codec.offset)
      track.codec = codec.text
    } else if found.format.name == "AIFC" {
      found.warn(Warning(.truncated, "the common chunk has no codec", at: body.start))
    }
    if stored.contains(track.codec ?? ""), (1...64).contains(bits) { track.sampleSize = bits }
    if rate > 0, rate.isFinite {
      track.sampleRate = rate
      track.duration = Double(frames) * (samplesOfPackets[track.codec ?? ""] ?? 1) / rate
      found.facts.duration = track.duration
    }
    if body.count > 22 {
      let length = try body.uint8(at: 22)
      let name = body.clamped(at: 23, count: length)
      let bytes = try name.all(limit: found.limits.valueBytes).elements
      found.add(.aiff, "CompressorName", text: MacintoshText.utf8(bytes), offset: name.start)
    }
    found.add(track)
  }

  /// The codecs of which packets are counted, with the samples of each: IMA 4:1 (QTFF, IMA 4:1) and GSM (ETSI EN 300
  /// 961 §1).
  private static let samplesOfPackets: [String: Double] = ["ima4": 64, "GSM ": 160]

  /// The codecs that store samples as they are, of whatever order of bytes (AIFF-C 9/26/91; QTFF, sound
  /// sample descriptions). Of others the size is that of what comes out of them.
  private static let stored: Set<String> = [
    "PCM", "NONE", "sowt", "twos", "raw ", "in24", "in32", "23ni", "42ni", "fl32", "FL32", "fl64",
    "FL64",
  ]

  /// A number of 80 bits (IEEE 754 extended): sign and exponent, then the mantissa with its one.
  private static func extended(_ head: Int, _ mantissa: UInt64) -> Double {
    let magnitude = Double(mantissa) * powerOfTwo(Double(head & 0x7fff) - 16383 - 63)
    return head & 0x8000 != 0 ? -magnitude : magnitude
  }

  /// Comments, each with a time and perhaps a marker's number.
  private static func comments(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = try body.uint16(at: 0, .big)
    var position = 2
    for _ in 0..<min(count, found.limits.entries) {
      try found.expectRoom()
      let head = try body.slice(at: position, count: 8)
      let marker = try head.uint16(at: 4, .big)
      let length = try head.uint16(at: 6, .big)
      found.add(.aiff, "CommentTime", try head.uint32(at: 0, .big))
      if marker != 0 { found.add(.aiff, "MarkerID", marker) }
      let text = try body.slice(at: position + 8, count: length)
      found.add(
        .aiff, "Comment", text: MacintoshText.utf8(text.elements), offset: text.offset)
      position += 8 + length + length & 1
    }
  }
}
