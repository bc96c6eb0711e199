/// A track of a movie: its headers and how its samples are coded (ISO 14496-12 §8.3).
struct Track {
  private(set) var header: TrackHeader?
  private(set) var media: MovieHeader?
  /// What its samples are: `vide`, `soun`, `pict` …
  private(set) var handler: FourCC = ""
  private(set) var description: SampleDescription?
  private(set) var sampleCount = 0
  /// How its pictures are timed, where it is a sequence of images.
  private(set) var times = SequenceTimes()
  /// In units of the media, where the table of times is short enough to read.
  private(set) var fragmentLength: UInt64 = 0

  /// Whether its samples are pictures to be seen.
  var isPicture: Bool { handler == "vide" || handler == "pict" }

  init(_ body: Region, _ metadata: MovieMetadata, _ found: inout MetadataBuilder) {
    var sampleTable: Region?
    found.walk(body) { (box, found) throws(MetadataError) in
      switch box.type {
      case "tkhd":
        header = try TrackHeader(box)
        try times.read(box)
      case "edts":
        found.walk(box.body) { (box, found) throws(MetadataError) in try times.read(box) }
      case "mdia":
        found.walk(box.body) { (box, found) throws(MetadataError) in
          switch box.type {
          case "mdhd": media = try MovieHeader(box)
          case "hdlr": handler = try FourCC(try box.body.slice(at: 8, count: 4), at: 0)
          case "minf":
            found.walk(box.body) { (box, found) throws(MetadataError) in
              if box.type == "stbl" { sampleTable = box.body }
            }
          default: return
          }
        }
      case "udta", "meta", "uuid": try metadata.read(box, &found)
      default: return
      }
    }
    // The handler, which may stand behind, says how to read these.
    if let sampleTable {
      found.walk(sampleTable) { (box, found) throws(MetadataError) in
        try readSampleTable(box, &found)
      }
    }
  }

  private mutating func readSampleTable(_ box: ISOBox, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    switch box.type {
    case "stsd":
      description = try SampleDescription(
        box, isPicture: isPicture || handler == "auxv", &found)
    case "stts" where handler == "pict": try times.read(box)
    case "stsz", "stz2":  // §8.7.3
      let (_, _, body) = try box.full()
      sampleCount = try body.uint32(at: 4, .big)
    default: return
    }
  }

  /// Counts what a fragment adds (§8.8.7, §8.8.8).
  mutating func add(samples: Int, length: UInt64) {
    sampleCount = min(sampleCount &+ samples, Int(UInt32.max))
    fragmentLength = fragmentLength.addingReportingOverflow(length).partialValue
  }

  /// How long its fragments last, in seconds.
  var fragmentSeconds: Double? {
    guard let media, media.timescale > 0, fragmentLength > 0 else { return nil }
    return Double(fragmentLength) / Double(media.timescale)
  }
}
