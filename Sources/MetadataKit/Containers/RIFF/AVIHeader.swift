/// The header list of an AVI file (AVI RIFF File Reference, `hdrl`).
struct AVIHeader {
  private var microsecondsPerFrame = 0
  private var frames = 0
  /// Frames of all parts of the file (OpenDML AVI 1.02 §5).
  private var totalFrames = 0
  var width = 0
  var height = 0
  /// The kind of the stream whose format comes next.
  var stream = ""
  var codec: String?
  var hasPicture = false
  /// How the samples of pictures are that are coded as those of bitmap files.
  var pixels = ImageFacts()
  var videoFrames = 0
  var videoRate = 0.0
  var tracks: [MovieTrack] = []

  mutating func read(_ list: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var walk = RIFFWalk(list, limits: found.limits)
    while let chunk = try walk.next() {
      try found.expectRoom()
      do throws(MetadataError) {
        switch (chunk.name, chunk.form) {
        case ("avih", _): try main(try chunk.body.head(count: 56), &found)
        case ("LIST", "strl"): try streamList(chunk.body, &found)
        case ("LIST", "odml"): try extended(chunk.body, &found)
        case ("IDIT", _): try RIFFChunkReader.addDate(chunk.body, &found)
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
    found.facts.bitDepth = pixels.bitDepth
    found.facts.colorModel = pixels.colorModel
    found.facts.isIndexed = pixels.isIndexed
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
