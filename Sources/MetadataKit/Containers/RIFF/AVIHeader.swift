/// The header list of an AVI file (AVI RIFF File Reference, `hdrl`).
struct AVIHeader {
  private var microsecondsPerFrame = 0
  private var frames = 0
  /// Frames of all parts of the file (OpenDML AVI 1.02 §5).
  private var totalFrames = 0
  private var width = 0
  private var height = 0
  /// The kind of the stream whose format comes next.
  private var stream = ""
  private var codec: String?
  private var hasPicture = false
  private var videoFrames = 0
  private var videoRate = 0.0
  private var tracks: [MovieTrack] = []

  mutating func read(_ list: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var walk = RIFFWalk(list, limits: found.limits)
    while let chunk = try walk.next() {
      do throws(MetadataError) {
        switch (chunk.name, chunk.form) {
        case ("avih", _): try main(try chunk.body.head(count: 56), &found)
        case ("LIST", "strl"): try streamList(chunk.body, &found)
        case ("LIST", "odml"): try extended(chunk.body, &found)
        case ("IDIT", _): try date(chunk.body, &found)
        case ("ISMP", _): try RIFFChunkReader.addText(chunk.body, "TimeCode", &found)
        default: continue
        }
      } catch {
        found.warn(error)
      }
    }
  }

  private mutating func main(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    microsecondsPerFrame = try data.uint32(at: 0, .little)
    found.add(.aviHeader, fieldsOf: data, .little, except: microsecondsPerFrame == 0 ? 0 : nil)
    frames = try data.uint32(at: 16, .little)
    width = try data.uint32(at: 32, .little)
    height = try data.uint32(at: 36, .little)
  }

  private mutating func extended(
    _ list: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var walk = RIFFWalk(list, limits: found.limits)
    while let chunk = try walk.next() {
      guard chunk.name == "dmlh" else { continue }
      totalFrames = try chunk.body.uint32(at: 0, .little)
      found.add(.riff, "TotalFrameCount", totalFrames)
    }
  }

  private func date(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let before = found.tagCount
    try RIFFChunkReader.addDate(body, &found)
    if found.tagCount > before, found.facts.creationDate == nil {
      found.facts.creationDate = found.store.first("RIFF", named: "DateTimeOriginal")?.description
    }
  }

  private mutating func streamList(
    _ list: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var walk = RIFFWalk(list, limits: found.limits)
    while let chunk = try walk.next() {
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
    let handler = codec.elements.prefix { $0 != 0 }
    if isVideo, !handler.isEmpty { track.codec = String(decoding: handler, as: UTF8.self) }
    if rate > 0 {
      track.duration = Double(length) * Double(scale) / Double(ticks)
      if isVideo { track.frameRate = scale > 0 ? Double(ticks) / Double(scale) : nil }
    }
    if tracks.count < found.limits.directories { tracks.append(track) }
    if isVideo, videoRate == 0 {
      videoFrames = length
      videoRate = scale > 0 ? Double(ticks) / Double(scale) : 0
      let name = codec.elements.prefix { $0 != 0 }
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
        }
      }
      if !hasPicture {
        hasPicture = true
        width = header.width
        height = header.height
        if header.compression > 256 {
          codec = try header.bytes.slice(at: 16, count: 4).text
        }
      }
    default: return
    }
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

  /// Puts what the header says of the movie into its facts.
  func tell(_ found: inout MetadataBuilder) {
    found.facts.tracks = tracks
    guard width > 0 || frames > 0 || hasPicture else {
      // Sound alone.
      return found.facts.takeMainTrack()
    }
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    found.facts.codec = codec
    found.facts.frameRate = tracks.first { $0.kind == .video }?.frameRate
    if let shown = tracks.first(where: { $0.kind == .video })?.naturalSize {
      found.facts.displayWidth = Int(exactly: shown.width)
      found.facts.displayHeight = Int(exactly: shown.height)
    }
    found.facts.frameCount = max(frames, totalFrames)
    // The movie lasts as long as what lasts longest in it.
    let longest = tracks.filter { $0.kind == .video || $0.kind == .audio }
      .compactMap(\.duration).max()
    found.facts.duration = [pictureSeconds, longest].compactMap { $0 }.max()
  }

  /// How long the pictures last, in seconds.
  private var pictureSeconds: Double? {
    guard microsecondsPerFrame > 0 else {
      return videoRate > 0 ? Double(videoFrames) / videoRate : nil
    }
    var duration = Double(max(frames, totalFrames)) * Double(microsecondsPerFrame) / 1e6
    // Of movies with two pictures at a time the header counts the frames of both.
    if videoRate > 0, videoFrames > 0 {
      let ratio = duration / (Double(videoFrames) / videoRate)
      if ratio > 1.9, ratio < 3.1 { duration = Double(videoFrames) / videoRate }
    }
    return duration
  }
}
