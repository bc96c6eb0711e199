import UniformTypes

extension Container {
  /// GIF (GIF87a and GIF89a).
  package static let gif = Container([FileFormat("GIF", "gif", "image/gif", .gif)]) {
    (file, found) throws(MetadataError) in
    let screen = try file.head(count: 13)
    found.add(.gif, "GIFVersion", text: screen.suffix(from: 3).prefix(3).elements, offset: 3)
    try describe(try screen.slice(at: 6, count: 7), &found)
    var frames = GIFFrames()
    do throws(MetadataError) {
      let gif = try GIFLibrary(file, found.limits)
      try frames.read(gif, &found)
      // exiftool stops at the trailer.
      found.form = .notInExiftool
      defer { found.form = [] }
      for comment in try GIFTail(file, from: gif.position).comments {
        try found.expectRoom()
        GIFFrames.tell(comment: comment, &found)
      }
    } catch {
      found.warn(error)
    }
    frames.tell(&found)
  }

  /// The logical screen descriptor (GIF89a §18).
  private static func describe(
    _ screen: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let width = try screen.uint16(at: 0, .little)
    let height = try screen.uint16(at: 2, .little)
    let flags = try screen.uint8(at: 4)
    let aspect = try screen.uint8(at: 6)
    found.add(.gif, "ImageWidth", width)
    found.add(.gif, "ImageHeight", height)
    found.add(.gif, "HasColorMap", flags >> 7)
    found.add(.gif, "ColorResolutionDepth", (flags >> 4 & 7) + 1)
    found.add(.gif, "BitsPerPixel", (flags & 7) + 1)
    found.add(.gif, "BackgroundColor", try screen.uint8(at: 5))
    if aspect != 0 { found.add(.gif, "PixelAspectRatio", doubles: [Double(aspect + 15) / 64]) }
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    if flags & 0x80 != 0 { found.facts.bitDepth = (flags & 7) + 1 }
    found.facts.colorModel = .rgb
    found.facts.isIndexed = true
    found.facts.hasAlpha = false
  }
}

/// The pictures of a GIF, and what stands between them.
private struct GIFFrames {
  private var frames = AnimationFrames()
  /// The delay of the next picture, in hundredths of a second.
  private var nextDelay = 0
  private var plays = 1
  /// The sum of the pictures' delays in hundredths of a second.
  private var duration = 0
  /// The sum of all delays, also of those that nothing follows.
  private var allDelays = 0
  private var transparent: UInt8?

  mutating func read(_ gif: GIFLibrary, _ found: inout MetadataBuilder) throws(MetadataError) {
    var units = 0
    // Those of applications are kept until all are there.
    var room = found.limits.blockBytes
    while true {
      units += 1
      guard units <= found.limits.units else {
        throw MetadataError(.limitExceeded, "too many records")
      }
      try found.expectRoom()
      switch try gif.next(keeping: max(room, 1 << 10)) {
      case .end: return
      case .image(let width, let height, let indexBits):
        frames.add(nextDelay, 100)
        duration += nextDelay
        nextDelay = 0
        // A table of its own counts in the place of the one for all (GIF89a §21).
        if frames.count == 1, let indexBits { found.facts.bitDepth = indexBits }
        // A screen of no size is as large as its first picture, as browsers have it.
        if frames.count == 1, found.facts.pixelWidth == 0 || found.facts.pixelHeight == 0 {
          found.facts.pixelWidth = width
          found.facts.pixelHeight = height
        }
      case .other(let label, let blocks):
        if !blocks.isWhole {
          found.warn(
            Warning(.limitExceeded, "an extension is too long to be kept", at: blocks.offset))
        }
        if label == Self.application { room -= blocks.bytes.count }
        found.attempt { (found) throws(MetadataError) in try read(label, blocks, &found) }
      }
    }
  }

  /// GIF89a §26.
  private static let application = 0xff

  private mutating func read(
    _ label: Int, _ blocks: GIFSubBlocks, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch label {
    case 0xf9:  // Graphic control (GIF89a §23).
      let control = ByteSlice(Array(blocks.first), offset: blocks.offset)
      guard control.count == 4 else { return }
      nextDelay = try control.uint16(at: 1, .little)
      allDelays += nextDelay
      if let flags = control[0], flags & 1 != 0, let color = control[3] {
        found.facts.hasAlpha = true
        if transparent != color {
          transparent = color
          found.add(.gif, "TransparentColor", Int(color))
        }
      }
    case 0xfe:  // Comment (GIF89a §24).
      Self.tell(comment: blocks, &found)
    case 0x01:  // Plain text (GIF89a §25): what was to be shown with a delay.
      nextDelay = 0
      if blocks.first.count == 12 {
        found.add(.gif, "Text", text: GIFSubBlocks.joined(blocks.afterFirst), offset: -1)
      }
    case Self.application:
      if let count = GIFApplication.repetitions(blocks) { plays = count == 0 ? 0 : count + 1 }
      try GIFApplication.read(blocks, &found)
    default: return
    }
  }

  static func tell(comment blocks: GIFSubBlocks, _ found: inout MetadataBuilder) {
    let text = GIFSubBlocks.joined(blocks.bytes[...])
    if !text.isEmpty { found.add(.file, "Comment", text: text, offset: -1) }
  }

  func tell(_ found: inout MetadataBuilder) {
    found.facts.frameCount = frames.count
    if frames.count > 1 {
      found.add(.gif, "FrameCount", frames.count)
      found.facts.duration = Double(duration) / 100
      found.facts.animation = frames.animation(duration: Double(duration) / 100, loopCount: plays)
    }
    if allDelays > 0 { found.add(.gif, "Duration", doubles: [Double(allDelays) / 100]) }
  }
}
