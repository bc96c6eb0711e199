/// What a Matroska file says of one track (RFC 9559 §5.1.4.1), put together for the facts.
struct MatroskaTrack {
  /// The track's type (§5.1.4.1.3); 0 where it is not told yet.
  private(set) var type: UInt64 = 0
  /// By which tags tell which track they are of.
  var identifier: UInt64?
  /// The start of what the codec needs to know.
  var codecHead: [UInt8] = []
  /// All of it, which is not read yet.
  var codecPrivate: Region?
  private var numbers: [UInt32: UInt64] = [:]
  private var texts: [UInt32: String] = [:]
  private var floats: [UInt32: Double] = [:]

  private typealias ID = MatroskaReader.ID

  /// Of a track no more than what the facts are made of is kept.
  private static let kept: Set<UInt32> = [
    ID.trackNumber, ID.defaultDuration, ID.codec, ID.language, ID.languageTag, ID.pixelWidth,
    ID.pixelHeight, ID.displayWidth, ID.displayHeight, ID.displayUnit, ID.cropBottom, ID.cropTop,
    ID.cropLeft, ID.cropRight, ID.alphaMode, ID.roll, ID.sampleRate, ID.outputSampleRate,
    ID.channels, ID.bitDepth,
  ]

  mutating func note(_ id: UInt32, _ value: UInt64) {
    if id == ID.trackType { type = value }
    if Self.kept.contains(id) { numbers[id] = value }
  }

  mutating func note(_ id: UInt32, _ value: Double) {
    if Self.kept.contains(id) { floats[id] = value }
  }

  mutating func note(_ id: UInt32, _ text: [UInt8]) {
    if Self.kept.contains(id) { texts[id] = String(decoding: text.prefix(256), as: UTF8.self) }
  }

  private func number(_ id: UInt32) -> Int? { numbers[id].flatMap { Int(exactly: $0) } }

  /// The codec's identifier; where that is Windows' bitmap header, the four characters in it
  /// (Matroska codec mappings, V_MS/VFW/FOURCC).
  private var codec: String? {
    guard texts[ID.codec] == "V_MS/VFW/FOURCC", codecHead.count == 20 else {
      return texts[ID.codec]
    }
    return String(decoding: codecHead.suffix(4), as: UTF8.self)
  }

  private static let kinds: [UInt64: MovieTrack.Kind] = [
    1: .video, 2: .audio, 3: .video, 17: .subtitle, 16: .video,
  ]

  /// The codecs that lose nothing of a sample. Of others writers state what comes out of their decoder.
  private static let lossless = ["A_PCM/", "A_FLAC", "A_ALAC", "A_TTA1", "A_WAVPACK4"]

  /// The track as a fact; nil of one without a type.
  ///
  /// - Parameter timeScale: nanoseconds of the movie's unit of time.
  func fact(timeScale: Double) -> MovieTrack? {
    guard type > 0 else { return nil }
    var track = MovieTrack(
      number: number(ID.trackNumber) ?? 0, kind: Self.kinds[type] ?? .metadata, codec: codec)
    // English where the track does not say (§5.1.4.1.19).
    track.language = texts[ID.languageTag] ?? texts[ID.language] ?? "eng"
    track.pixelWidth = number(ID.pixelWidth)
    track.pixelHeight = number(ID.pixelHeight)
    if let width = track.pixelWidth, let height = track.pixelHeight, width > 0, height > 0 {
      let shown = shownSize(width, height)
      track.naturalSize = MovieSize(width: Double(shown.0), height: Double(shown.1))
    }
    track.preferredTransform = orientation.flatMap { MovieMatrix(orientation: $0) } ?? .identity
    // Some writers have one unit of time there, a millisecond, whatever the rate is; of longer ones it may be the rate.
    if type == 1, let time = numbers[ID.defaultDuration], time > 0,
      time > 4_000_000 || Double(time) != timeScale
    {
      track.frameRate = 1e9 / Double(time)
    }
    if type == 2 {
      // §5.1.4.1.29: 8000 Hz and one channel where the track does not say.
      track.channels = number(ID.channels) ?? 1
      // What comes out of Opus has one rate, whatever was put in (RFC 7845 §5.1).
      track.sampleRate =
        codec == "A_OPUS"
        ? 48_000 : floats[ID.outputSampleRate] ?? floats[ID.sampleRate] ?? 8000
      if let codec, Self.lossless.contains(where: { codec.hasPrefix($0) }),
        let bits = number(ID.bitDepth), (1...64).contains(bits)
      {
        track.sampleSize = bits
      }
    }
    return track
  }

  /// The codecs that need to know what a box of ISO Base Media has, and the box (Matroska codec
  /// mappings).
  private static let boxes: [String: FourCC] = [
    "V_MPEG4/ISO/AVC": "avcC", "V_MPEGH/ISO/HEVC": "hvcC", "V_AV1": "av1C",
  ]

  /// What the codec's box says of the pixels; nil of other codecs, and where its version is another.
  private var configuration: CodecConfiguration? {
    guard let type = texts[ID.codec].flatMap({ Self.boxes[$0] }), let codecPrivate,
      let version = codecHead.first, version & 0x7f <= 1
    else { return nil }
    return try? CodecConfiguration(ISOBox(type: type, offset: 0, body: codecPrivate, missing: 0))
  }

  /// Tells what the first track of pictures says of how to show them.
  func tell(_ facts: inout ImageFacts) {
    guard type == 1, facts.pixelWidth == nil, let width = number(ID.pixelWidth),
      let height = number(ID.pixelHeight)
    else { return }
    facts.pixelWidth = width
    facts.pixelHeight = height
    // §5.1.4.1.28.4: whether each picture has another one beside it, of its transparency.
    if let alpha = number(ID.alphaMode) { facts.hasAlpha = alpha == 1 }
    if let configuration {
      facts.bitDepth = configuration.bitDepth
      facts.colorModel = configuration.isGray == true ? .gray : .rgb
      facts.hasAlpha = facts.hasAlpha ?? false
    }
    let shown = shownSize(width, height)
    let orientation = orientation
    facts.orientation = orientation
    facts.orientationIsFinal = orientation != nil
    let swaps = (5...8).contains(orientation ?? 1)
    facts.displayWidth = swaps ? shown.1 : shown.0
    facts.displayHeight = swaps ? shown.0 : shown.1
  }

  /// How it is turned about the line of sight, counterclockwise (§5.1.4.1.28.46); nil where it does
  /// not say, or not by quarters.
  private var orientation: Int? {
    let turns: [Double: Int] = [0: 1, 90: 8, -90: 6, 180: 3, -180: 3, 270: 6, -270: 8]
    return floats[ID.roll].flatMap { turns[$0.rounded()] }
  }

  /// What is left after cropping, in square pixels (§5.1.4.1.28.8 to .14).
  private func shownSize(_ width: Int, _ height: Int) -> (Int, Int) {
    let cropped = (
      width &- (number(ID.cropLeft) ?? 0) &- (number(ID.cropRight) ?? 0),
      height &- (number(ID.cropTop) ?? 0) &- (number(ID.cropBottom) ?? 0)
    )
    let left = cropped.0 > 0 && cropped.1 > 0 ? cropped : (width, height)
    guard let first = number(ID.displayWidth), let second = number(ID.displayHeight), first > 0,
      second > 0
    else { return left }
    // Some writers have the ratio without saying so: nobody shows pictures at an eighth of their size.
    let isRatio = first < left.0 / 8 && second < left.1 / 8
    if number(ID.displayUnit) ?? 0 == 0, !isRatio { return (first, second) }
    // Centimeters, inches or a mere ratio: the height stays.
    let wide = (Double(left.1) * Double(first) / Double(second)).rounded()
    return (Int(exactly: wide) ?? left.0, left.1)
  }
}
