/// The header of a frame (ISO 18181-1 §F.2) and its table of contents (§F.3).
struct JPEGXLFrame {
  /// In ticks of the animation.
  private(set) var duration = 0
  private(set) var isLast = true
  /// How many bytes it takes, its header among them.
  private(set) var length = 0
  /// How many parts it is stored in.
  private(set) var sections = 1

  /// 0 for a frame, 1 for its low frequencies, 2 for what others refer to, 3 for one that is not shown while
  /// it is decoded.
  private var kind = 0
  private var isModular = false
  private var upsampling = 1
  private var groupShift = 1
  private var passes = 1
  private var level = 0
  /// How many blocks are joined for color, as a power of two.
  private var joined = (0, 0)
  private var size: (width: Int, height: Int)
  private var isPart = false

  private var isPicture: Bool { kind == 0 || kind == 3 }
  var isShown: Bool { isPicture && (duration > 0 || isLast) }

  /// nil where the sections are in an order that would have to be decoded.
  init?(_ bytes: ByteSlice, of image: JPEGXLCodestream) throws(MetadataError) {
    size = (image.width, image.height)
    var bits = LowBitReader(bytes)
    if try !bits.bool() { try read(&bits, image) }
    if try bits.bool() { return nil }
    bits.alignToByte()
    sections = try sectionCount(at: bytes.offset)
    for _ in 0..<sections {
      length += try bits.choice((0, 10), (1024, 14), (17_408, 22), (4_211_712, 30))
    }
    bits.alignToByte()
    length += bits.byteOffset
  }

  private mutating func read(
    _ bits: inout LowBitReader, _ image: JPEGXLCodestream
  ) throws(MetadataError) {
    kind = try bits.bits(2)
    isModular = try bits.bool()
    let hasLow = try bits.number() & 0x20 != 0
    let isYCbCr = image.isXYB ? false : try bits.bool()
    if isYCbCr, !hasLow {
      for _ in 0..<3 {
        let mode = try bits.bits(2)
        joined = (max(joined.0, mode == 1 || mode == 2 ? 1 : 0), max(joined.1, mode & 1))
      }
    }
    if !hasLow {
      upsampling = 1 << (try bits.bits(2))
      bits.skip(2 * image.extraChannels)
    }
    if isModular { groupShift = try bits.bits(2) }
    if !isModular, image.isXYB { bits.skip(6) }
    if kind != 2 { try readPasses(&bits) }
    if kind == 1 { level = 1 + (try bits.bits(2)) }
    if kind != 1, try bits.bool() { try readCrop(&bits, image) }
    try readShowing(&bits, image)
    bits.skip(8 * (try bits.choice((0, 0), (0, 4), (16, 5), (48, 10))))
    try skipFilter(&bits)
    try bits.skipExtensions()
  }

  private mutating func readPasses(_ bits: inout LowBitReader) throws(MetadataError) {
    passes = try bits.choice((1, 0), (2, 0), (3, 0), (4, 3))
    guard passes > 1 else { return }
    let resolutions = try bits.choice((0, 0), (1, 0), (2, 0), (3, 1))
    bits.skip(2 * (passes - 1) + 2 * resolutions)
    for _ in 0..<resolutions { _ = try bits.choice((0, 0), (1, 0), (2, 0), (0, 3)) }
  }

  private mutating func readCrop(
    _ bits: inout LowBitReader, _ image: JPEGXLCodestream
  ) throws(MetadataError) {
    func side() throws(MetadataError) -> Int {
      try bits.choice((0, 8), (256, 11), (2304, 14), (18_688, 30))
    }
    var origin = (0, 0)
    if isPicture {
      let packed = (try side(), try side())
      // The lowest bit is the sign.
      origin = (packed.0 >> 1 ^ -(packed.0 & 1), packed.1 >> 1 ^ -(packed.1 & 1))
    }
    size = (try side(), try side())
    isPart =
      isPicture
      && (origin.0 > 0 || origin.1 > 0 || size.width + origin.0 < image.width
        || size.height + origin.1 < image.height)
  }

  /// How it is put on what was before, and for how long.
  private mutating func readShowing(
    _ bits: inout LowBitReader, _ image: JPEGXLCodestream
  ) throws(MetadataError) {
    var replaces = false
    isLast = false
    if isPicture {
      replaces = try readBlending(&bits, image.extraChannels) == 0
      for _ in 0..<image.extraChannels { _ = try readBlending(&bits, image.extraChannels) }
      if image.clock != nil { duration = try bits.choice((0, 0), (1, 0), (0, 8), (0, 32)) }
      if image.clock?.hasTimeCodes == true { bits.skip(32) }
      isLast = try bits.bool()
    }
    guard kind != 1 else { return }
    let reference = isLast ? 0 : try bits.bits(2)
    let mayBeReference = !isLast && (duration == 0 || reference != 0)
    if kind == 2 || mayBeReference && replaces && !isPart { bits.skip(1) }
  }

  /// The mode: 0 for one that replaces, 2 for alpha, 3 for alpha that adds, 4 for one that multiplies.
  private func readBlending(
    _ bits: inout LowBitReader, _ channels: Int
  ) throws(MetadataError) -> Int {
    let mode = try bits.choice((0, 0), (1, 0), (2, 0), (3, 2))
    let hasAlpha = channels > 0 && (mode == 2 || mode == 3)
    if hasAlpha { _ = try bits.choice((0, 0), (1, 0), (2, 0), (3, 3)) }
    if hasAlpha || mode == 4 { bits.skip(1) }
    if mode != 0 || isPart { bits.skip(2) }
    return mode
  }

  /// What smooths the edges of blocks (§J): flags and numbers of 16 bits.
  private func skipFilter(_ bits: inout LowBitReader) throws(MetadataError) {
    if try bits.bool() { return }
    if try bits.bool(), try bits.bool() { bits.skip(16 * 6) }
    if try bits.bits(2) > 0 {
      if !isModular, try bits.bool() { bits.skip(16 * 8) }
      if try bits.bool() { bits.skip(16 * 5) }
      if try bits.bool() { bits.skip(16 * (isModular ? 3 : 4)) }
      if isModular { bits.skip(16) }
    }
    try bits.skipExtensions()
  }

  /// How many sections it has: one, or one for each group of each pass beside those of low frequencies.
  private func sectionCount(at offset: Int) throws(MetadataError) -> Int {
    func parts(_ length: Int, _ unit: Int) -> Int { (length + unit - 1) / unit }
    func sides(_ length: Int, _ shift: Int) -> (groups: Int, low: Int) {
      let side = parts(parts(length, 1 << (3 * level)), upsampling)
      let group = 128 << groupShift
      let blocks = parts(side, 8 << shift) << shift
      return (parts(side, group), parts(blocks, group))
    }
    let (wide, high) = (sides(size.width, joined.0), sides(size.height, joined.1))
    let (groups, low) = (wide.groups * high.groups, wide.low * high.low)
    if groups == 1, passes == 1 { return 1 }
    let count = 2 + low + groups * passes
    guard count <= 65_536 else {
      throw MetadataError(.malformed, "a frame says that it has \(count) sections", at: offset)
    }
    return count
  }
}
