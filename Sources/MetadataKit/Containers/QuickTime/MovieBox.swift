/// The `moov` box of a file (ISO 14496-12 §8.2.1): what its tracks are, and metadata.
struct MovieBox {
  private(set) var header: MovieHeader?
  private(set) var tracks: [Track] = []
  /// Where in ``tracks`` the first of each number is: fragments without end may ask for one.
  private var places: [Int: Int] = [:]
  private var scope = MovieScope()
  /// Whether compressed boxes came: each may inflate to as much as one file may.
  private var hasInflated = false
  /// Whether an index of positions came.
  private var hasIndex = false
  /// Whether samples are described in fragments.
  private(set) var isFragmented = false
  /// How long the whole is with its fragments, in units of the movie (§8.8.2).
  private var fragmentsLength: UInt64?
  /// How long its segments are by their index, in seconds.
  var indexSeconds: Double?
  /// What a sample of a fragment lasts where the fragment does not say (§8.8.3).
  private var defaultDurations: [Int: Int] = [:]

  /// More tracks than this are a lie.
  private static let trackLimit = 1024
  /// How much of the headers is read at once.
  private static let headerRead = 96 << 10

  init(_ body: Region, file: Region, _ found: inout MetadataBuilder) {
    // Most movies' headers are short, but their boxes stand far apart: one read for all of them.
    _ = try? body.head(count: Self.headerRead)
    read(body, MovieMetadata(file: file), isInflated: false, &found)
    scope.addDefaults(to: &found)
  }

  private mutating func read(
    _ body: Region, _ metadata: MovieMetadata, isInflated: Bool, _ found: inout MetadataBuilder
  ) {
    found.walk(body) { (box, found) throws(MetadataError) in
      switch box.type {
      case "mvhd":
        header = try MovieHeader(box)
        scope.timeScale = header?.timescale ?? 0
        try TimedHeader.movie.read(box, timeScale: scope.timeScale, scope, &found)
      case "trak":
        guard tracks.count < Self.trackLimit else {
          if tracks.count == Self.trackLimit {
            throw MetadataError(
              .limitExceeded, "more than \(Self.trackLimit) tracks", at: box.offset)
          }
          return
        }
        if header == nil, tracks.isEmpty {
          scope.timeScale = Self.timeScale(in: body, found.limits)
        }
        scope.track = "Track\(tracks.count + 1)"
        let track = Track(box.body, metadata, &scope, &found)
        if let id = track.header?.id, places[id] == nil { places[id] = tracks.count }
        tracks.append(track)
        scope.track = nil
        scope.media = ""
        scope.mediaTimeScale = 0
      case "mvex":
        isFragmented = true
        found.walk(box.body) { (box, found) throws(MetadataError) in
          try readExtension(box)
        }
      case "cmov" where !isInflated && !hasInflated:
        hasInflated = true
        guard let inflated = try CompressedMovie.inflate(box, &found) else { return }
        read(inflated, metadata, isInflated: true, &found)
      case "gps " where !isInflated && !hasIndex:
        hasIndex = true
        try PositionBoxes.readIndex(box.body, file: metadata.file, &found)
      case "udta", "meta", "uuid": try metadata.read(box, &scope, &found)
      default: return
      }
    }
  }

  /// The units of a second where the header that says them stands behind the tracks, which need them; 0
  /// where none does.
  private static func timeScale(in body: Region, _ limits: Limits) -> Int {
    var boxes = ISOBoxes(body, limit: limits.units)
    // What is wrong with them is told when they are read.
    while let box = try? boxes.next() {
      if box.type == "mvhd" { return (try? MovieHeader(box).timescale) ?? 0 }
    }
    return 0
  }

  private mutating func readExtension(_ box: ISOBox) throws(MetadataError) {
    let (version, _, body) = try box.full()
    switch box.type {
    case "mehd":
      fragmentsLength =
        version == 1 ? try body.uint64(at: 0, .big) : UInt64(try body.uint32(at: 0, .big))
    case "trex":
      if defaultDurations.count < Self.trackLimit {
        defaultDurations[try body.uint32(at: 0, .big)] = try body.uint32(at: 8, .big)
      }
    default: return
    }
  }

  /// Counts the samples of a `moof` box (§8.8.4).
  mutating func add(fragment: Region, _ found: inout MetadataBuilder) {
    found.walk(fragment) { (box, found) throws(MetadataError) in
      guard box.type == "traf" else { return }
      var part = TrackFragment()
      found.walk(box.body) { (box, found) throws(MetadataError) in
        try part.read(box, defaultDurations)
      }
      if let place = places[part.track] { tracks[place].add(part) }
    }
  }

  /// The track that the movie is for people: the first enabled one with pictures, or else the
  /// first with pictures, or with sound. The pictures of chapters are none.
  var mainTrack: Track? {
    let chapters = chapterTracks
    let pictures = tracks.filter { $0.isPicture && !chapters.contains($0.header?.id ?? 0) }
    return pictures.first { $0.header?.isEnabled == true } ?? pictures.first
      ?? tracks.first { $0.handler == "soun" }
  }

  /// The numbers of the tracks that name or show the chapters of others.
  var chapterTracks: Set<Int> { Set(tracks.flatMap(\.chapterTracks)) }

  /// How long it is, in seconds: what the headers say, or what there is of it where that is a piece of a stream.
  var seconds: Double? {
    let stated = secondsInHeaders
    let sampled = tracks.filter { $0.sampleCount > 0 }
    let pieces = sampled.compactMap(\.pieceSeconds)
    guard pieces.count == sampled.count, let longest = pieces.max(), longest < stated ?? 0 else {
      return stated
    }
    return longest
  }

  /// As long as its longest track where it does not say.
  private var secondsInHeaders: Double? {
    let whole = tracks.compactMap(\.wholeSeconds).max()
    if let seconds = header?.seconds, whole == nil { return seconds }
    let longest = tracks.compactMap { $0.wholeSeconds ?? $0.media?.seconds }.max()
    return statedSeconds ?? longest ?? indexSeconds ?? tracks.compactMap(\.fragmentSeconds).max()
  }

  /// How long it is with its fragments, where the file says so (§8.8.2).
  private var statedSeconds: Double? {
    guard let fragmentsLength, fragmentsLength > 0, let timescale = header?.timescale,
      timescale > 0
    else { return nil }
    return Double(fragmentsLength) / Double(timescale)
  }
}
