/// What the chunks of a WebP tell of its picture.
struct WebPPicture {
  var flags: Int?
  var flagsOffset = 0
  /// The flags of the blocks that are there.
  private var blocks = 0
  var width: Int?
  var height: Int?
  var hasAlpha = false
  private(set) var frames = AnimationFrames()
  private(set) var plays: Int?
  /// The sum of the frames' durations in milliseconds.
  private var duration = 0
  private(set) var isWhole = true
  /// Reads what is the same in all forms of RIFF.
  private var texts = AVIMovie()

  mutating func walk(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // Writers disagree on what the size in the header covers: all that is there is read.
    var walk = RIFFWalk(file, at: 12, limits: found.limits)
    while let chunk = try next(&walk, in: file, &found) {
      if !chunk.isWhole {
        isWhole = false
        found.warn(
          Warning(
            .truncated, "\(chunk.name) reaches past the end of the file", at: chunk.body.start))
      }
      found.attempt { (found) throws(MetadataError) in try read(chunk, &found) }
    }
    if isWhole {
      warnOfMissing(&found)
      try walk.expectWhole()
    }
  }

  /// The next chunk; nil at the end, and where what is behind the end only fills the file up.
  private func next(
    _ walk: inout RIFFWalk, in file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> RIFFChunk? {
    let position = walk.position
    do throws(MetadataError) {
      let chunk = try walk.next()
      if chunk?.isWhole != false { return chunk }
      guard try isFilledUp(file, from: position) else { return chunk }
    } catch {
      guard try isFilledUp(file, from: position) else { throw error }
    }
    found.warn(
      Warning(.deviation, "the file is filled up behind its chunks", at: file.start + position))
    return nil
  }

  /// RFC 9649 §2.4: what stands behind the end that the header states may be passed over.
  private func isFilledUp(_ file: Region, from position: Int) throws(MetadataError) -> Bool {
    let size = try file.uint32(at: 4, .little)
    guard position >= 8 + size else { return false }
    return try file.isFilledUp(from: position)
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
      try RIFFChunkReader.exif(chunk.body, &found)
    // What these hold in a picture is not what it is in sound.
    case "fmt ", "data": return
    default: try texts.read(chunk, &found)
    }
  }

  mutating func tellSize(
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
}
