/// How a track's samples are coded: the first entry of `stsd` (ISO 14496-12 §8.5.2).
struct SampleDescription {
  /// Four characters: `avc1`, `hvc1`, `mp4a` …
  let codec: FourCC
  /// The stored size of pictures; nil for other samples, and where the entry has none.
  private(set) var width: Int?
  private(set) var height: Int?
  private(set) var bitDepth: Int?
  private(set) var isGray = false
  private(set) var isIndexed = false
  private(set) var hasAlpha = false
  /// Whether the entry states what samples hold: their depth, colors and transparency.
  private(set) var tellsSamples = true
  /// The shape of a pixel, where it is no square (§12.1.4).
  private(set) var pixelShape: (horizontal: Int, vertical: Int)?
  /// The part to show, where it is not all (§12.1.4).
  private(set) var shown: (width: Int, height: Int)?
  /// How colors are coded, by the numbers of ISO 23091-2.
  private(set) var color: (primaries: Int, transfer: Int, matrix: Int)?
  /// Whether it has the configuration of Dolby Vision.
  private(set) var hasDolbyVision = false
  /// Whether Canon marks it as JPEG.
  private(set) var isJPEG = false
  /// Bits a second on average; nil where nobody states it.
  private(set) var bitRate: Int?
  /// Whether it is the transparency of another track (ISO 23008-12 §7.5.3).
  private(set) var isAlphaMask = false

  /// - Parameter isPicture: whether the track's handler says that samples are pictures.
  init?(_ box: ISOBox, isPicture: Bool, _ found: inout MetadataBuilder) throws(MetadataError) {
    let (_, _, body) = try box.full()
    var entries = ISOBoxes(body.region(from: 4), limit: 1)
    guard let entry = try entries.next() else { return nil }
    codec = entry.type
    guard isPicture else { return }
    // §12.1.3: 8 bytes of every entry, then 70 of a visual one, then boxes.
    let bytes = try entry.body.slice(at: 0, count: 78)
    let size = (try bytes.uint16(at: 24, .big), try bytes.uint16(at: 26, .big))
    if size.0 > 0, size.1 > 0 { (width, height) = size }
    readDepth(try bytes.uint16(at: 74, .big))
    // QTFF: 0 for a table of colors, which stands where boxes do otherwise; Canon's raw codec has
    // numbers of its own there.
    guard codec != "CRAW" else {
      // Two bytes and two boxes behind the numbers.
      isJPEG = try SampleEntry(box.body.region(from: 8)).hasBox("JPEG")
      return
    }
    guard try bytes.uint16(at: 76, .big) != 0 else { return }
    found.walk(entry.body.region(from: 78)) { (box, found) throws(MetadataError) in
      try read(box)
    }
  }

  /// QTFF, video sample description: above 32 they are shades of gray.
  private mutating func readDepth(_ depth: Int) {
    if Self.untold.contains(codec) {
      // Writers have 24 there whatever the samples hold; 32 is said of what has transparency.
      hasAlpha = depth == 32
      tellsSamples = false
      return
    }
    if let known = Self.depths.first(where: { $0.codec == codec }) {
      bitDepth = known.bits
    } else {
      switch depth {
      case 1, 2, 4, 8:
        bitDepth = depth
        isIndexed = true
      case 16: bitDepth = 5
      case 24, 32: bitDepth = 8
      case 33, 34, 36, 40:
        bitDepth = depth - 32
        isGray = true
      case 48, 64: bitDepth = 16
      default: break
      }
    }
    hasAlpha =
      (depth == 32 || depth == 64) && !Self.packed.contains(codec)
      && !Self.opaque.contains(codec)
  }

  private mutating func read(_ box: ISOBox) throws(MetadataError) {
    switch box.type {
    case "pasp":
      let pair = (try box.body.uint32(at: 0, .big), try box.body.uint32(at: 4, .big))
      if pair.0 > 0, pair.1 > 0 { pixelShape = pair }
    case "clap":
      let bytes = try box.body.slice(at: 0, count: 16)
      let divisors = (try bytes.uint32(at: 4, .big), try bytes.uint32(at: 12, .big))
      guard divisors.0 > 0, divisors.1 > 0 else { return }
      shown = (
        try bytes.uint32(at: 0, .big) / divisors.0, try bytes.uint32(at: 8, .big) / divisors.1
      )
    case "colr":
      let bytes = try box.body.head(count: 10)
      guard bytes.matches("nclx") || bytes.matches("nclc") else { return }
      color = (
        try bytes.uint16(at: 4, .big), try bytes.uint16(at: 6, .big), try bytes.uint16(at: 8, .big)
      )
    case "dvcC", "dvvC", "dvwC": hasDolbyVision = true
    case "btrt":
      let average = try box.body.uint32(at: 8, .big)
      if average > 0 { bitRate = average }
    case "esds": bitRate = ElementaryStream(box)?.bitRate ?? bitRate
    case "auxi":
      var position = 4
      isAlphaMask = AuxiliaryImage.Kind.alphaTypes.contains(
        try box.body.head(count: 256).text(upToZeroFrom: &position))
    default:
      guard let configuration = try CodecConfiguration(box) else { return }
      // The 24 of an entry is what writers have of eight bits and of ten.
      bitDepth = configuration.leavesBitDepth ? nil : configuration.bitDepth ?? bitDepth
      isGray = configuration.isGray ?? isGray
      hasAlpha = hasAlpha || configuration.hasAlpha
    }
  }

  /// The size to show: the clean aperture, with square pixels.
  var shownSize: (width: Int, height: Int)? {
    guard let width, let height else { return nil }
    var size = (width, height)
    if let shown, (1...width).contains(shown.width), (1...height).contains(shown.height) {
      size = shown
    }
    if let shape = pixelShape {
      let (product, overflow) = size.0.multipliedReportingOverflow(by: shape.horizontal)
      if !overflow { size.0 = (product + shape.vertical / 2) / shape.vertical }
    }
    return size
  }

  /// Codecs whose depth is not what the entry states (Apple, ProRes and uncompressed video).
  private static let depths: [(codec: FourCC, bits: Int)] = [
    ("apco", 10), ("apcs", 10), ("apcn", 10), ("apch", 10), ("ap4h", 12), ("ap4x", 12),
    ("v210", 10), ("v410", 10), ("v216", 16), ("2vuy", 8), ("yuvs", 8), ("b48r", 16),
    ("b64a", 16), ("b16g", 16), ("r210", 10), ("R10k", 10), ("R10g", 10), ("AVrp", 10),
    ("UYVY", 8), ("YUY2", 8), ("Y42B", 8), ("HFYU", 8), ("FFVH", 8),
    // AVC-Intra of 50 and of 100 Mbit/s (SMPTE RP 2027): its profiles have ten bits.
    ("ai5p", 10), ("ai5q", 10), ("ai52", 10), ("ai53", 10), ("ai55", 10), ("ai56", 10),
    ("ai1p", 10), ("ai1q", 10), ("ai12", 10), ("ai13", 10), ("ai15", 10), ("ai16", 10),
  ]

  /// Codecs that state their depth, colors and transparency in their samples alone.
  private static let untold: [FourCC] = [
    "AVdh", "AVdn", "AVin", "CFHD", "FFV1", "MJLS", "M8G0", "M8RA", "M8RG", "M8Y0", "M8Y2", "M8Y4",
    "M8YA",
    "aivx", "avlg", "dpx ", "drac", "exr ", "mjp2", "png ", "sgi ", "tiff", "xalg",
  ]

  /// Codecs that have no transparency, whatever the entry states.
  private static let opaque: [FourCC] = [
    "mp4v", "avc1", "avc3", "h263", "s263", "mp1v", "mp2v", "jpeg", "mjpa", "mjpb", "SVQ1",
    "SVQ3", "cvid", "dvc ", "dvcp",
  ]

  /// Codecs that put three numbers of ten bits into 32, which is no room for a fourth.
  private static let packed: [FourCC] = ["r210", "R10k", "R10g", "AVrp"]
}
