extension Container {
  /// Direct Stream Digital Interchange File Format (DSDIFF 1.5): sound of one bit a sample, as it is or compressed (DST),
  /// texts, and an ID3 tag, which programs add.
  package static let dsdiff = Container(
    [],
    recognize: { head in
      head.matches("FRM8") && head.matches("DSD ", at: 12)
        ? FileFormat("DSDIFF", "dff", "audio/x-dff", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      var chunks = DSDChunks(found.limits)
      defer { chunks.tell(&found) }
      try chunks.read(file.region(from: 16), &found)
    })
}

/// What the chunks of such a file say.
private struct DSDChunks {
  private var units: UnitCounter
  private var track = MovieTrack(number: 1, kind: .audio, codec: "DSD")
  /// How many bytes all channels have together.
  private var length: UInt64?
  /// How many frames a compressed sound has, and how many of them a second.
  private var frames: (count: Int, rate: Int)?

  init(_ limits: Limits) {
    units = UnitCounter(limits)
    track.sampleSize = 1
  }

  /// - Parameter isInner: whether they are within one that says what the sound is, where no such stands.
  mutating func read(
    _ chunks: Region, isInner: Bool = false, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 0
    while position <= chunks.count - 12 {
      try units.next(at: chunks.start + position)
      try found.expectRoom()
      let head = try chunks.slice(at: position, count: 12)
      let stated = try head.uint64(at: 4, .big)
      let body = chunks.clamped(at: position + 12, count: Int(clamping: stated))
      if UInt64(body.count) < stated {
        found.warn(Warning(.truncated, "a chunk reaches past the end of the file", at: body.start))
      }
      found.attempt { (found) throws(MetadataError) in
        try read(head.prefix(4), body, stated: stated, isInner: isInner, &found)
      }
      // Chunks have even lengths, whatever they say.
      position += 12 + body.count + body.count & 1
    }
  }

  private mutating func read(
    _ name: ByteSlice, _ body: Region, stated: UInt64, isInner: Bool,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if name.matches("PROP") {
      guard !isInner, try body.head(count: 4).matches("SND ") else { return }
      try read(body.clamped(at: 4, count: body.count), isInner: true, &found)
    } else if name.matches("FS  ") {
      track.sampleRate = Double(try body.uint32(at: 0, .big))
    } else if name.matches("CHNL") {
      track.channels = try body.uint16(at: 0, .big)
    } else if name.matches("DSD ") {
      length = stated
    } else if name.matches("DST ") {
      track.codec = "DST"
      // The first chunk within it says how many frames follow.
      let head = try body.slice(at: 0, count: 18)
      guard head.matches("FRTE") else { return }
      frames = (count: try head.uint32(at: 12, .big), rate: try head.uint16(at: 16, .big))
    } else if name.matches("DIIN") {
      guard !isInner else { return }
      try read(body, isInner: true, &found)
    } else if name.matches("DIAR") {
      _ = try addText("Artist", body, at: 0, &found)
    } else if name.matches("DITI") {
      _ = try addText("Title", body, at: 0, &found)
    } else if name.matches("COMT") {
      try readComments(body, &found)
    } else if name.matches("ID3 ") {
      found.addID3(body)
    }
  }

  /// Comments, each behind when it was made, its kind and what it refers to.
  private mutating func readComments(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 2
    for _ in 0..<(try body.uint16(at: 0, .big)) {
      try units.next(at: body.start + position)
      position = try addText("Comment", body, at: position + 10, &found)
      position += position & 1
    }
  }

  /// Adds a text behind its length, and answers where it ends.
  private func addText(
    _ name: String, _ body: Region, at position: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    let length = try body.uint32(at: position, .big)
    let text = body.clamped(at: position + 4, count: length)
    found.expect("a text", of: length, at: position + 4, in: body)
    let bytes = try text.head(count: found.limits.valueBytes).elements.untilNUL
    try found.charge(entries: 1, bytes: bytes.count)
    if !bytes.isEmpty {
      found.add(
        .dsdiff, name, text: WindowsLatin.utf8(bytes) ?? Array(bytes), offset: text.start)
    }
    return position + 4 + length
  }

  /// Tells of the sound, as far as the chunks did.
  mutating func tell(_ found: inout MetadataBuilder) {
    if let frames, frames.rate > 0 {
      track.duration = Double(frames.count) / Double(frames.rate)
    } else if let length, let channels = track.channels, channels > 0, let rate = track.sampleRate,
      rate > 0
    {
      track.duration = Double(length) * 8 / Double(channels) / rate
    }
    found.add(track)
    found.facts.takeMainTrack()
  }
}
