/// The header of a JPEG XL codestream (ISO 18181-1 Annex D): size, depth, colors.
struct JPEGXLCodestream {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = 1
  private(set) var bitDepth = 8
  private(set) var isGray = false
  private(set) var hasAlpha = false
  private(set) var hasBlack = false
  private(set) var extraChannels = 0
  private(set) var isXYB = true
  /// How frames are timed; nil where there is but one.
  private(set) var clock: Clock?
  /// Where the first frame starts in the codestream; nil where that takes more than reading numbers.
  private(set) var frameStart: Int?
  private var hasMore = false
  private var hasPreview = false

  /// How an animation's frames are timed: ticks of which a second has so many.
  struct Clock {
    let numerator: Int
    let denominator: Int
    /// How often all frames are played, 0 for ever.
    let plays: Int
    let hasTimeCodes: Bool
  }

  private var bits: LowBitReader

  init(_ region: Region) throws(MetadataError) {
    let head = try region.head(count: 4096)
    guard head[0] == 0xff, head[1] == 0x0a else {
      throw MetadataError(.malformed, "a codestream must start with FF0A", at: region.start)
    }
    bits = LowBitReader(head.suffix(from: 2))
    (width, height) = try size()
  }

  /// SizeHeader, §D.2
  private mutating func size() throws(MetadataError) -> (Int, Int) {
    let isSmall = try bits.bool()
    func side(_ bits: inout LowBitReader) throws(MetadataError) -> Int {
      isSmall
        ? (1 + (try bits.bits(5))) * 8 : try bits.choice((1, 9), (1, 13), (1, 18), (1, 30))
    }
    let height = try side(&bits)
    let ratio = try bits.bits(3)
    guard ratio > 0 else { return (try side(&bits), height) }
    let (numerator, denominator) = Self.ratios[ratio - 1]
    return (height * numerator / denominator, height)
  }

  private static let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]

  /// ImageMetadata, §D.3
  mutating func readMetadata() throws(MetadataError) {
    if try bits.bool() {
      frameStart = try? firstFrame()
      return
    }
    hasMore = try bits.bool()
    if hasMore {
      orientation = 1 + (try bits.bits(3))
      if try bits.bool() { _ = try size() }
      hasPreview = try bits.bool()
      if hasPreview { try skipPreview() }
      if try bits.bool() { clock = try animation() }
    }
    bitDepth = try depth()
    _ = try bits.bool()  // whether 16 bits are enough to decode
    extraChannels = try bits.choice((0, 0), (1, 0), (2, 4), (1, 12))
    for _ in 0..<extraChannels { try readExtraChannel() }
    isXYB = try bits.bool()
    // §D.3.5: the space is told where it is not the default.
    var hasProfile = false
    var space: Int?
    if try !bits.bool() {
      hasProfile = try bits.bool()
      space = try bits.enumeration()
      isGray = space == 1
    }
    // A profile and a preview would have to be decoded.
    if !hasProfile, !hasPreview, (try? skipRest(space)) != nil { frameStart = try? firstFrame() }
  }

  /// Passes over what is behind that: tone mapping and extensions (§D.3.7).
  private mutating func skipRest(_ space: Int?) throws(MetadataError) {
    if let space { try skipColors(space) }
    if hasMore, try !bits.bool() { bits.skip(16 + 16 + 1 + 16) }
    try bits.skipExtensions()
  }

  /// Passes over what stands before the frames: how colors are transformed (§D.2.1).
  private mutating func firstFrame() throws(MetadataError) -> Int {
    if try !bits.bool() {
      if isXYB, try !bits.bool() { bits.skip(16 * 16) }
      let weights = try bits.bits(3)
      for (index, count) in [15, 55, 210].enumerated() where weights >> index & 1 == 1 {
        bits.skip(16 * count)
      }
    }
    bits.alignToByte()
    // The signature is no part of the bits.
    return 2 + bits.byteOffset
  }

  /// White point, primaries and transfer of an enumerated space (§D.3.5).
  private mutating func skipColors(_ space: Int) throws(MetadataError) {
    func point(_ bits: inout LowBitReader) throws(MetadataError) {
      for _ in 0..<2 {
        _ = try bits.choice((0, 19), (524_288, 19), (1_048_576, 20), (2_097_152, 21))
      }
    }
    // 2 is XYB, which has none of them; another 2 says that a point is told.
    if space != 2, try bits.enumeration() == 2 { try point(&bits) }
    if space != 1, space != 2, try bits.enumeration() == 2 {
      for _ in 0..<3 { try point(&bits) }
    }
    if space != 2 {
      if try bits.bool() { bits.skip(24) } else { _ = try bits.enumeration() }
    }
    _ = try bits.enumeration()
  }

  private mutating func skipPreview() throws(MetadataError) {
    let isSmall = try bits.bool()
    func side(_ bits: inout LowBitReader) throws(MetadataError) {
      _ =
        isSmall
        ? try bits.choice((16, 0), (32, 0), (1, 5), (33, 9))
        : try bits.choice((1, 6), (65, 8), (321, 10), (1345, 12))
    }
    try side(&bits)
    if try bits.bits(3) == 0 { try side(&bits) }
  }

  private mutating func animation() throws(MetadataError) -> Clock {
    Clock(
      numerator: try bits.choice((100, 0), (1000, 0), (1, 10), (1, 30)),
      denominator: try bits.choice((1, 0), (1001, 0), (1, 8), (1, 10)),
      plays: try bits.choice((0, 0), (0, 3), (0, 16), (0, 32)), hasTimeCodes: try bits.bool())
  }

  /// BitDepth, §D.3.3
  private mutating func depth() throws(MetadataError) -> Int {
    guard try bits.bool() else { return try bits.choice((8, 0), (10, 0), (12, 0), (1, 6)) }
    let depth = try bits.choice((32, 0), (16, 0), (24, 0), (1, 6))
    _ = try bits.bits(4)
    return depth
  }

  /// ExtraChannelInfo, §D.3.6
  private mutating func readExtraChannel() throws(MetadataError) {
    if try bits.bool() {
      hasAlpha = true
      return
    }
    let type = try bits.enumeration()
    _ = try depth()
    _ = try bits.choice((0, 0), (3, 0), (4, 0), (1, 3))
    bits.skip(8 * (try bits.choice((0, 0), (0, 4), (16, 5), (48, 10))))
    switch type {
    case 0:
      hasAlpha = true
      _ = try bits.bool()
    case 2: bits.skip(64)
    case 4: hasBlack = true
    case 5: _ = try bits.choice((1, 0), (0, 2), (3, 4), (19, 8))
    default: return
    }
  }
}

extension MetadataBuilder {
  /// Tells what the header of a JPEG XL codestream says.
  ///
  /// - Returns: the header of an animation, whose frames are still to be counted.
  mutating func readJPEGXLCodestream(_ region: Region) throws(MetadataError) -> JPEGXLCodestream? {
    var stream = try JPEGXLCodestream(region)
    add(.file, "ImageWidth", stream.width)
    add(.file, "ImageHeight", stream.height)
    facts.pixelWidth = stream.width
    facts.pixelHeight = stream.height
    try stream.readMetadata()
    let swapsSides = stream.orientation > 4
    facts.displayWidth = swapsSides ? stream.height : stream.width
    facts.displayHeight = swapsSides ? stream.width : stream.height
    facts.orientation = stream.orientation
    // ISO 18181-2 §9.8: what EXIF says of it is to be ignored.
    facts.orientationIsFinal = true
    facts.bitDepth = stream.bitDepth
    facts.hasAlpha = stream.hasAlpha
    facts.colorModel = stream.isGray ? .gray : stream.hasBlack ? .cmyk : .rgb
    if stream.clock != nil { return stream }
    facts.frameCount = 1
    return nil
  }

  /// Tells how many frames an animation has, and how they are timed.
  mutating func countJPEGXLFrames(_ region: Region, _ stream: JPEGXLCodestream) {
    do throws(MetadataError) {
      guard let timing = try JPEGXLFrames(region, stream).timing(limits) else { return }
      facts.frameCount = timing.count
      facts.animation = timing.animation
      facts.duration = timing.animation?.duration
    } catch {
      // Parts that are joined have other places than in the file.
      warn(Warning(error.code, error.message, at: region.isInFile ? error.offset : nil))
    }
  }
}
