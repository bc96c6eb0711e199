/// Puts the first packets of each stream of an Ogg file together and reads those that are headers.
struct OggReader {
  private var streams: [Int: Stream] = [:]
  private var order: [Int] = []
  /// What the file ends before or within, where that is known.
  private var cut: String?

  /// One stream: a codec, and what is known of its packets so far.
  private struct Stream {
    var codec: OggCodec?
    var packets = 0
    var part: [UInt8] = []
    /// How many of its packets are headers that tell something.
    var wanted = 2
    var flac: [UInt8] = []
  }

  /// Whether a stream is of a codec.
  func has(_ codec: String) -> Bool { streams.values.contains { $0.codec?.name == codec } }

  /// Reads the headers; what is wrong with a page or a block becomes a warning.
  mutating func read(_ file: Region, _ found: inout MetadataBuilder) {
    found.attempt { (found) throws(MetadataError) in try readPages(file, &found) }
    // Blocks that came before a page that cannot be read are there all the same.
    for id in order {
      guard let blocks = streams[id]?.flac, !blocks.isEmpty else { continue }
      found.attempt { (found) throws(MetadataError) in
        try FLACBlocks.read(Region(inMemory: blocks), &found)
      }
    }
  }

  private mutating func readPages(
    _ file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 0
    // The headers come first; a damaged file may have none.
    for _ in 0..<65_536 {
      guard position + 27 <= file.count else {
        if streams.values.contains(where: { $0.packets < $0.wanted }) { cut = "before its headers" }
        return
      }
      let page = try OggPage(file, at: position)
      position = page.end
      if page.isFirst, streams[page.stream] == nil {
        guard order.count < 64 else {
          throw MetadataError(.limitExceeded, "more than 64 streams", at: page.body.start)
        }
        streams[page.stream] = Stream()
        order.append(page.stream)
      }
      try read(page, &found)
      if !page.isFirst, streams.values.allSatisfy({ $0.packets >= $0.wanted }) { return }
    }
    throw MetadataError(
      .limitExceeded, "more than 65536 pages of headers", at: file.start + position)
  }

  private mutating func read(
    _ page: OggPage, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    // Taken out, so that nobody else has the bytes that are added to.
    guard var stream = streams.removeValue(forKey: page.stream) else { return }
    defer { streams[page.stream] = stream }
    try read(page, &stream, &found)
  }

  private mutating func read(
    _ page: OggPage, _ stream: inout Stream, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard stream.packets < stream.wanted else { return }
    var position = 0
    if !page.continues { stream.part = [] }
    var size = 0
    for (index, length) in page.lengths.enumerated() {
      size += Int(length)
      guard length < 255 || index == page.lengths.count - 1 else { continue }
      guard stream.part.count + size <= found.limits.blockBytes else {
        throw MetadataError(.limitExceeded, "a header is too long", at: page.body.start)
      }
      stream.part += try page.body.slice(at: position, count: size).elements
      position += size
      size = 0
      guard length < 255 else { return }
      let packet = stream.part
      stream.part = []
      stream.packets += 1
      read(packet, &stream, &found)
      if stream.packets >= stream.wanted { return }
    }
  }

  private mutating func read(
    _ packet: [UInt8], _ stream: inout Stream, _ found: inout MetadataBuilder
  ) {
    do throws(MetadataError) {
      if stream.packets == 1 {
        stream.codec = try OggCodec(packet, &found)
        if stream.codec?.name == "FLAC" {
          // Each block is a packet (RFC 9639 §10.1).
          stream.wanted = 1 + min(64, Int(packet[7]) << 8 | Int(packet[8]))
          stream.flac = Array(packet.dropFirst(13))
        } else if stream.codec == nil {
          stream.wanted = 1
        }
      } else if stream.codec?.name == "FLAC" {
        stream.flac += packet
      } else if let codec = stream.codec, packet.starts(with: codec.commentMark) {
        let comments = Array(packet.dropFirst(codec.commentMark.count))
        try VorbisComments.read(
          ByteSlice(comments), group: codec.name == "Theora" ? "Theora" : nil, &found)
      }
    } catch {
      found.warn(error)
    }
  }

  /// Fills the facts: a track for each stream, and how long they last.
  mutating func tell(_ file: Region, _ found: inout MetadataBuilder) {
    let ends = (try? ends(of: file)) ?? [:]
    if let cut, !found.warnings.contains(where: \.isDamage) {
      found.warn(
        Warning(.truncated, "the file ends \(cut)", at: file.start + file.count))
    }
    for (index, id) in order.enumerated() {
      guard let codec = streams[id]?.codec else { continue }
      var track = codec.track(number: index + 1)
      track.duration = ends[id].flatMap(codec.seconds)
      if codec.name == "FLAC" {
        Self.complete(&found.facts, ends[id])
      } else {
        found.add(track)
      }
      if codec.isVideo, found.facts.pixelWidth == nil {
        found.facts.pixelWidth = track.pixelWidth
        found.facts.pixelHeight = track.pixelHeight
        let shown = codec.shownSize
        found.facts.displayWidth = shown?.width
        found.facts.displayHeight = shown?.height
      }
    }
    found.facts.takeMainTrack()
  }

  /// A stream of FLAC is told by its blocks, which may leave its length open: places are samples.
  private static func complete(_ facts: inout ImageFacts, _ end: Int?) {
    guard let end, let index = facts.tracks.lastIndex(where: { $0.codec == "FLAC" }),
      facts.tracks[index].duration == nil, let rate = facts.tracks[index].sampleRate, rate > 0
    else { return }
    facts.tracks[index].duration = Double(end) / rate
  }

  /// The last places in time of the streams, from the pages at the end; notes whether the last page
  /// is whole.
  private mutating func ends(of file: Region) throws(MetadataError) -> [Int: Int] {
    // A page has 65,307 bytes at most, and the last ones of all streams come together.
    let start = max(0, file.count - (192 << 10))
    let tail = try file.head(at: start, count: 192 << 10)
    var ends: [Int: Int] = [:]
    // Where the last page ends.
    var last: Int?
    var position = 0
    while position + 27 <= tail.count {
      guard tail[position] == 0x4f, tail.matches("OggS", at: position),
        let page = try? OggPage(file, at: start + position)
      else {
        position += 1
        continue
      }
      if let granule = page.granule { ends[page.stream] = granule }
      // What stands in a page may look like one, but is of none of the streams.
      let isPage = streams[page.stream] != nil || position == last
      position = max(position + 1, page.end - start)
      if isPage { last = position }
    }
    if let last {
      let rest = tail.suffix(from: last)
      let isPart =
        "OggS".utf8.starts(with: rest.elements.prefix(4)) && !rest.isEmpty
        && (try? OggPage(file, at: start + last)) == nil
      if last > tail.count || isPart { cut = cut ?? "within a page" }
    }
    return ends
  }
}
