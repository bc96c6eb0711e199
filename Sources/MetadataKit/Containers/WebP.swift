import UniformTypes

extension Container {
  /// WebP (RFC 9649): chunks of RIFF.
  package static let webP = Container([FileFormat("WEBP", "webp", "image/webp", .webP)]) {
    (file, found) throws(MetadataError) in
    var picture = WebPPicture()
    do throws(MetadataError) {
      try picture.walk(file, &found)
    } catch {
      found.warn(error)
    }
    picture.tell(&found)
    try picture.compare(file, &found)
  }
}

/// What the chunks of a WebP tell of its picture.
private struct WebPPicture {
  private var flags: Int?
  private var flagsOffset = 0
  /// The flags of the blocks that are there.
  private var blocks = 0
  private var width: Int?
  private var height: Int?
  private var hasAlpha = false
  private var frames = AnimationFrames()
  private var plays: Int?
  /// The sum of the frames' durations in milliseconds.
  private var duration = 0
  private var isWhole = true

  mutating func walk(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // Writers disagree on what the size in the header covers: all that is there is read.
    var walk = RIFFWalk(file, at: 12, limits: found.limits)
    while let chunk = try walk.next() {
      if !chunk.isWhole {
        isWhole = false
        found.warn(
          Warning(
            .truncated, "\(chunk.name) reaches past the end of the file", at: chunk.body.start))
      }
      do throws(MetadataError) {
        try read(chunk, &found)
      } catch {
        found.warn(error)
      }
    }
    if isWhole {
      warnOfMissing(&found)
      try walk.expectWhole()
    }
  }

  /// RFC 9649 §2.7: the flags say which blocks the file has; one that is not there was lost.
  private func warnOfMissing(_ found: inout MetadataBuilder) {
    for (flag, name) in [(0x20, "ICCP"), (0x08, "EXIF"), (0x04, "XMP")]
    where (flags ?? 0) & flag != 0 && blocks & flag == 0 {
      found.warn(Warning(.malformed, "VP8X announces \(name), which is not there", at: flagsOffset))
    }
  }

  private mutating func read(
    _ chunk: RIFFChunk, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch chunk.name {
    case "VP8X": try extended(chunk.body, &found)
    case "VP8 ": try lossy(chunk.body, &found)
    case "VP8L": try lossless(chunk.body, &found)
    case "ALPH": try alpha(chunk.body, &found)
    case "ANIM":
      // RFC 9649 §2.7.1.1: blue, green, red, alpha; then how often it plays.
      let head = try chunk.body.slice(at: 0, count: 6)
      let background = head.prefix(4).elements.map { Int($0) }
      found.add(.riff, "BackgroundColor", integers: background)
      let plays = try head.uint16(at: 4, .little)
      found.add(.riff, "AnimationLoopCount", plays)
      self.plays = plays
    case "ANMF":
      // RFC 9649 §2.7.1.1: a number of 24 bits.
      let delay = try chunk.body.slice(at: 12, count: 4).uint32(at: 0, .little) & 0xff_ffff
      frames.add(delay, 1000)
      duration += delay
    case "ICCP":
      blocks |= 0x20
      found.add(.icc, chunk.body)
    // The second is what some writers make of the first.
    case "XMP ", "XMP\0":
      blocks |= 0x04
      found.add(.xmp, chunk.body)
    case "EXIF":
      blocks |= 0x08
      try exif(chunk.body, &found)
    case "C2PA": found.add(.jumbf, chunk.body)
    default: return
    }
  }

  /// RFC 9649 §2.7: what the file has, and the size of the canvas.
  private mutating func extended(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if found.format.name == "WEBP" { found.format.name = "Extended WEBP" }
    let head = try body.slice(at: 0, count: 10)
    let flags = try head.uint32(at: 0, .little)
    let width = (try head.uint32(at: 4, .little) & 0xff_ffff) + 1
    let height = (try head.uint32(at: 6, .little) >> 8) + 1
    found.add(.riff, "WebP_Flags", flags)
    if self.flags == nil {
      self.flags = flags
      flagsOffset = body.start
      self.width = width
      self.height = height
      hasAlpha = flags & 0x10 != 0
    }
    tellSize(width, height, &found)
  }

  /// The frame header of VP8 (RFC 6386 §9.1).
  private mutating func lossy(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 10)
    guard head.matches("\u{1}*", at: 4), head[3] == 0x9d else {
      throw MetadataError(.malformed, "a VP8 frame without its start code", at: body.start)
    }
    let across = try head.uint16(at: 6, .little)
    let down = try head.uint16(at: 8, .little)
    found.add(.riff, "VP8Version", try head.uint8(at: 0) >> 1 & 7)
    tellSize(across & 0x3fff, down & 0x3fff, &found)
    found.add(.riff, "HorizontalScale", across >> 14)
    found.add(.riff, "VerticalScale", down >> 14)
  }

  /// The header of a lossless picture (RFC 9649 §3.4): 14 bits each of width and height less one,
  /// a bit of alpha.
  private mutating func lossless(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 5)
    guard head[0] == 0x2f else {
      throw MetadataError(.malformed, "a VP8L picture without its signature", at: body.start)
    }
    let bits = try head.uint32(at: 1, .little)
    if !found.format.name.hasSuffix("(lossless)") { found.format.name += " (lossless)" }
    tellSize((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1, &found)
    found.add(.riff, "AlphaIsUsed", bits >> 28 & 1)
    if flags == nil, bits >> 28 & 1 != 0 { hasAlpha = true }
  }

  /// How the alpha channel is stored (RFC 9649 §2.7.1.2).
  private mutating func alpha(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bits = try body.uint8(at: 0)
    hasAlpha = true
    found.add(.riff, "AlphaPreprocessing", bits >> 4 & 3)
    found.add(.riff, "AlphaFiltering", bits >> 2 & 3)
    found.add(.riff, "AlphaCompression", bits & 3)
    found.add(.riffMisread, "AlphaPreprocessing", bits & 3)
    found.add(.riffMisread, "AlphaFiltering", bits & 3)
  }

  /// EXIF, which some writers start with the header of a JPEG segment.
  private func exif(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var block = body
    var head = try body.head(count: 10)
    if head.matches("Exif\0\0") {
      found.warn(
        Warning(.malformed, "EXIF starts with the header of a JPEG segment", at: body.start))
      block = body.region(from: 6)
      head = head.suffix(from: 6)
    }
    if head.matches("II*\0") || head.matches("MM\0*") {
      found.add(.exif, block)
    } else {
      found.add(.riff, "UnknownEXIF", left: body)
      throw MetadataError(.malformed, "EXIF does not start with a TIFF header", at: body.start)
    }
  }

  private mutating func tellSize(
    _ width: Int, _ height: Int, _ found: inout MetadataBuilder
  ) {
    found.add(.riff, "ImageWidth", width)
    found.add(.riff, "ImageHeight", height)
    if self.width == nil {
      self.width = width
      self.height = height
    }
  }

  func tell(_ found: inout MetadataBuilder) {
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    found.facts.bitDepth = 8
    found.facts.colorModel = .rgb
    found.facts.isIndexed = false
    found.facts.hasAlpha = hasAlpha
    found.facts.frameCount = max(1, frames.count)
    if frames.count > 0 {
      found.facts.duration = Double(duration) / 1000
      found.facts.animation = frames.animation(
        duration: Double(duration) / 1000, loopCount: plays)
      found.add(.riff, "Duration", doubles: [Double(duration) / 1000])
    }
  }

  /// A file that libwebp reads whole to compare: small enough to cost nothing.
  private static let wholeFile = 256 << 10

  /// Warns where libwebp sees another picture.
  func compare(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try file.head(count: ByteReader.firstRead)
    if let seen = try WebPLibrary.features(head),
      seen.width != width || seen.height != height || seen.isAnimated != ((flags ?? 0) & 2 != 0)
    {
      found.warn(
        Warning(
          .malformed,
          "libwebp sees \(seen.width) × \(seen.height) pixels\(seen.isAnimated ? ", animated" : "")",
          at: file.start))
    }
    guard frames.count > 0, isWhole, file.count <= Self.wholeFile,
      let seen = WebPLibrary.animation(try file.all(limit: Self.wholeFile))
    else { return }
    if seen.frames != frames.count || seen.plays != plays {
      found.warn(
        Warning(
          .malformed, "libwebp sees \(seen.frames) frames that play \(seen.plays) times",
          at: file.start))
    }
  }
}
