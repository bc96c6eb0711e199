extension AVIHeader {
  mutating func streamList(
    _ list: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var walk = RIFFWalk(list, limits: found.limits)
    while let chunk = try walk.next() {
      try found.expectRoom()
      switch chunk.name {
      case "strh": try streamHeader(try chunk.body.head(count: 56), &found)
      case "strf": try format(chunk.body, &found)
      case "strn": try RIFFChunkReader.addText(chunk.body, "StreamName", &found)
      case "strd": try RIFFChunkReader.addStreamData(chunk.body, &found)
      case "vprp": try properties(try chunk.body.head(count: 32))
      default: continue
      }
    }
  }

  /// AVISTREAMHEADER.
  private mutating func streamHeader(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let kind = data.prefix(4)
    stream = kind.text
    let isAudio = stream == "auds"
    let isVideo = stream == "vids"
    found.add(.riff, "StreamType", text: kind.elements, offset: kind.offset)
    let codec = try data.slice(at: 4, count: 4)
    found.add(
      .riff, isAudio ? "AudioCodec" : isVideo ? "VideoCodec" : "Codec", text: codec.elements,
      offset: codec.offset)
    let scale = try data.uint32(at: 20, .little)
    let ticks = try data.uint32(at: 24, .little)
    let rate = Self.rate(scale, ticks)
    if rate > 0 || !isVideo {
      found.add(
        .riff,
        isAudio ? "AudioSampleRate" : isVideo ? "VideoFrameRate" : "StreamSampleRate",
        doubles: [rate])
    }
    let length = try data.uint32(at: 32, .little)
    found.add(
      .riff, isAudio ? "AudioSampleCount" : isVideo ? "VideoFrameCount" : "StreamSampleCount",
      length)
    found.add(.riff, "Quality", try data.uint32(at: 40, .little))
    found.add(.riff, "SampleSize", try data.uint32(at: 44, .little))
    let kinds: [String: MovieTrack.Kind] = [
      "auds": .audio, "vids": .video, "iavs": .video, "txts": .subtitle,
    ]
    var track = MovieTrack(number: tracks.count + 1, kind: kinds[stream] ?? .metadata)
    let handler = codec.elements.untilNUL
    if isVideo, !handler.isEmpty { track.codec = String(decoding: handler, as: UTF8.self) }
    if rate > 0 {
      track.duration = Double(length) * Double(scale) / Double(ticks)
      if isVideo { track.frameRate = scale > 0 ? Double(ticks) / Double(scale) : nil }
    }
    if tracks.count < found.limits.directories { tracks.append(track) }
    if isVideo, videoRate == 0 {
      videoFrames = length
      videoRate = scale > 0 ? Double(ticks) / Double(scale) : 0
      let name = codec.elements.untilNUL
      if !name.isEmpty { self.codec = String(decoding: name, as: UTF8.self) }
    }
  }

  /// Samples a second, of the quotient in ten digits, as the field reckons it.
  private static func rate(_ scale: Int, _ ticks: Int) -> Double {
    guard scale > 0, ticks > 0 else { return 0 }
    var text = TextBuffer()
    text.append(Rational(Int64(scale), Int64(ticks)))
    return 1 / (Double(text.string) ?? (Double(scale) / Double(ticks)))
  }

  /// BITMAPINFOHEADER or WAVEFORMATEX.
  private mutating func format(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch stream {
    case "auds":
      let header = try body.head(count: 40)
      found.add(.riffAudio, fieldsOf: header, .little)
      complete { (track) throws(MetadataError) in
        let format = try WaveFormat(header, .little)
        track.codec = format.codec
        track.channels = format.channels
        track.sampleRate = Double(format.sampleRate)
        track.sampleSize = format.sampleSize
      }
    case "vids":
      let header = try BMPHeader(try body.head(count: 256))
      header.addTags(to: &found)
      complete { (track) throws(MetadataError) in
        track.pixelWidth = header.width
        track.pixelHeight = header.height
        // The handler in the stream's header is a wish for a certain decoder, and often a stale one.
        if header.compression > 256 {
          track.codec = try header.bytes.slice(at: 16, count: 4).text
        } else if Self.namesNoCodec(track.codec) {
          track.codec = Self.bitmapCodec(header)
        }
      }
      if !hasPicture {
        hasPicture = true
        width = header.width
        height = header.height
        if header.compression > 256 {
          codec = try header.bytes.slice(at: 16, count: 4).text
        } else if Self.namesNoCodec(codec) {
          codec = Self.bitmapCodec(header)
          if codec != nil { header.describe(&pixels, after: nil) }
        }
      }
    default: return
    }
  }

  /// Whether a handler is none, or that of pictures without compression.
  private static func namesNoCodec(_ handler: String?) -> Bool {
    handler.map { ["dib", "raw", "rgb"].contains($0.lowercased().filter { $0 != " " }) } ?? true
  }

  /// What pictures are that are coded as those of bitmap files; nil for any other number.
  private static func bitmapCodec(_ header: BMPHeader) -> String? {
    let names = ["BI_RGB", "BI_RLE8", "BI_RLE4", "BI_BITFIELDS"]
    return names.indices.contains(header.compression) ? names[header.compression] : nil
  }

  /// Video properties (OpenDML AVI 1.02 §4.0): the shape of the whole frame.
  private mutating func properties(_ data: ByteSlice) throws(MetadataError) {
    let ratio = try data.uint32(at: 20, .little)
    let (wide, high) = (ratio >> 16, ratio & 0xffff)
    complete { (track) throws(MetadataError) in
      guard let width = track.pixelWidth, let height = track.pixelHeight else { return }
      track.takeShape((wide * height, high * width))
    }
  }

  /// Completes the last track by its format.
  private mutating func complete(
    _ change: (inout MovieTrack) throws(MetadataError) -> Void
  ) {
    guard let last = tracks.indices.last else { return }
    try? change(&tracks[last])
  }
}
