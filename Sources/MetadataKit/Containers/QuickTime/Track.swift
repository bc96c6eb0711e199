/// A track of a movie: its headers and how its samples are coded (ISO 14496-12 §8.3).
struct Track {
  private(set) var header: TrackHeader?
  private(set) var media: MovieHeader?
  /// What its samples are: `vide`, `soun`, `pict` …
  private(set) var handler: FourCC = ""
  private(set) var description: SampleDescription?
  /// How its sound is coded; nil for other samples.
  private(set) var sound: SoundDescription?
  /// Of pictures, how many there are and how long they last together.
  private(set) var times: SampleTimes?
  /// What of the media is shown, and when; empty where all of it is.
  private(set) var edits: [MovieTrack.Edit] = []
  /// Three letters of ISO 639-2, or a number of a Macintosh language; nil where none is stated.
  private(set) var language: String?
  /// The language by RFC 4646, `zh-Hant`, which counts before the other.
  private(set) var extendedLanguage: String?
  private(set) var sampleCount = 0
  /// How its pictures are timed, where it is a sequence of images.
  private(set) var sequence = SequenceTimes()
  /// In units of the media, where the table of times is short enough to read.
  private(set) var fragmentLength: UInt64 = 0
  /// Of all samples, those in fragments.
  private(set) var fragmentSamples = 0
  /// Whether it is said how long each of those lasts.
  private(set) var areFragmentsTimed = true
  /// From the start of the first fragment to the end of the last one, in units of the media, as far as they
  /// say when they start: something may be missing between them.
  private var fragmentSpan: Range<UInt64>?
  /// The tracks whose samples name or show its chapters (QTFF, chapter lists).
  private(set) var chapterTracks: [Int] = []
  /// The size to show that QuickTime's movies state beside that of the header (QTFF, track aperture
  /// mode dimensions).
  private(set) var cleanAperture: (width: Double, height: Double)?

  /// Whether its samples are pictures to be seen.
  var isPicture: Bool { handler == "vide" || handler == "pict" }

  init(
    _ body: Region, _ metadata: MovieMetadata, _ scope: inout MovieScope,
    _ found: inout MetadataBuilder
  ) {
    var sampleTable: Region?
    found.walk(body) { (box, found) throws(MetadataError) in
      switch box.type {
      case "tkhd":
        header = try TrackHeader(box)
        try TimedHeader.track.read(box, timeScale: scope.timeScale, scope, &found)
      case "mdia":
        found.walk(box.body) { (box, found) throws(MetadataError) in
          try readMedia(box, &sampleTable, &scope, &found)
        }
      case "edts":
        found.walk(box.body) { (box, found) throws(MetadataError) in
          try sequence.read(box)
          if box.type == "elst" { edits = try EditList.read(box) }
        }
      case "tref":
        chapterTracks = TrackReference.tracks(in: box, "chap")
        Self.readValues(box, .quickTimeTrackReference, scope, &found)
      case "tapt":
        cleanAperture = Self.cleanAperture(in: box)
        Self.readValues(box, .quickTimeAperture, scope, &found)
      case "udta", "meta", "uuid": try metadata.read(box, &scope, &found)
      default: return
      }
    }
    let isRaw = found.format.isRawPhoto
    var samples = LeadingSamples()
    let isBeside = !isRaw && !isPicture && handler != "soun"
    // The handler, which may stand behind, says how to read these.
    if let sampleTable {
      found.walk(sampleTable) { (box, found) throws(MetadataError) in
        if isRaw || isBeside { try samples.read(box) }
        try readSampleTable(box, scope, &found)
      }
    }
    if isBeside {
      PositionSamples.read(samples, description?.codec, file: metadata.file, scope, &found)
    }
    if isRaw {
      CanonSample.read(
        samples, codec: description?.codec, isJPEG: description?.isJPEG ?? false,
        file: metadata.file, scope, &found)
    }
  }

  private mutating func readMedia(
    _ box: ISOBox, _ sampleTable: inout Region?, _ scope: inout MovieScope,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch box.type {
    case "mdhd":
      media = try MovieHeader(box)
      scope.mediaTimeScale = media?.timescale ?? 0
      language = TrackLanguage.read(box)
      try TimedHeader.media.read(box, timeScale: scope.mediaTimeScale, scope, &found)
    case "hdlr":
      handler = try FourCC(try box.body.slice(at: 8, count: 4), at: 0)
      scope.media = handler
      try MovieHandler.read(box, scope, &found)
      scope.warnOfSamples(&found)
    case "elng":
      extendedLanguage = TrackLanguage.readExtended(box)
      try found.add(leaf: box, .quickTimeMain, group: scope.track)
    case "minf":
      found.walk(box.body) { (box, found) throws(MetadataError) in
        if box.type == "stbl" {
          sampleTable = box.body
        } else {
          try MediaInformation.read(box, scope, &found)
        }
      }
    default: return
    }
  }

  private static func readValues(
    _ box: ISOBox, _ table: TagTable, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    found.walk(box.body) { (box, found) throws(MetadataError) in
      try found.add(leaf: box, table, group: scope.track)
    }
  }

  private mutating func readSampleTable(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch box.type {
    case "stsd":
      description = try SampleDescription(
        box, isPicture: isPicture || handler == "auxv", &found)
      sound = handler == "soun" ? try SoundDescription(box, &found) : nil
      try SampleTags.read(box, handler: handler, scope, &found)
    case "stts" where handler == "vide":
      let pictures = try SampleTimes(box, limits: found.limits)
      times = pictures
      SampleTags.addFrameRate(pictures, scope, &found)
    case "stps": try found.add(leaf: box, .quickTimeSampleTable, group: scope.track)
    case "stts" where handler == "pict": try sequence.read(box)
    case "stsz", "stz2":  // §8.7.3
      let (_, _, body) = try box.full()
      sampleCount = try body.uint32(at: 4, .big)
    default: return
    }
  }

  /// Counts what a fragment adds (§8.8.7, §8.8.8).
  mutating func add(_ fragment: TrackFragment) {
    sampleCount = min(sampleCount &+ fragment.sampleCount, Int(UInt32.max))
    fragmentSamples = min(fragmentSamples &+ fragment.sampleCount, Int(UInt32.max))
    fragmentLength = fragmentLength.addingReportingOverflow(fragment.length).partialValue
    areFragmentsTimed = areFragmentsTimed && fragment.isTimed
    guard let start = fragment.start else { return }
    let (end, isBeyond) = start.addingReportingOverflow(fragment.length)
    guard !isBeyond else { return }
    let span = fragmentSpan ?? start..<end
    fragmentSpan = min(span.lowerBound, start)..<max(span.upperBound, end)
  }

  /// How long its fragments last, in seconds; nil where the file does not say it of each.
  var fragmentSeconds: Double? {
    guard let media, media.timescale > 0, fragmentLength > 0, areFragmentsTimed else { return nil }
    return Double(fragmentLength) / Double(media.timescale)
  }

  /// How long it is where all of its samples are in fragments, in seconds: of pieces of a stream, whose headers
  /// are those of the whole. nil where something stands before them, or it is not told how long each lasts.
  var pieceSeconds: Double? {
    guard let media, let seconds = fragmentSeconds, sampleCount == fragmentSamples,
      !edits.contains(where: { $0.mediaStart < 0 })
    else { return nil }
    let span = fragmentSpan.map { Double($0.upperBound - $0.lowerBound) } ?? 0
    return max(seconds, span / Double(media.timescale))
  }

  /// How long it is in all, in seconds, where some samples are in the movie's box and others in
  /// fragments, which its header leaves out (§8.2.2, §8.8.1); nil where the header may count.
  var wholeSeconds: Double? {
    guard let media, media.timescale > 0, fragmentLength > 0, sampleCount > fragmentSamples,
      let stated = media.length
    else { return nil }
    if let times, stated > times.length { return nil }
    if times == nil, stated >= fragmentLength { return nil }
    return (Double(times?.length ?? stated) + Double(fragmentLength)) / Double(media.timescale)
  }
}
