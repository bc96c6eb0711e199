/// The header of a JPEG XL codestream (ISO 18181-1 Annex D): size, depth, colors.
struct JPEGXLCodestream {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = 1
  private(set) var bitDepth = 8
  private(set) var isGray = false
  private(set) var hasAlpha = false
  private(set) var hasBlack = false
  private(set) var isAnimated = false

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
    if try bits.bool() { return }
    if try bits.bool() {
      orientation = 1 + (try bits.bits(3))
      if try bits.bool() { _ = try size() }
      if try bits.bool() { try skipPreview() }
      isAnimated = try bits.bool()
      if isAnimated { try skipAnimation() }
    }
    bitDepth = try depth()
    _ = try bits.bool()  // whether 16 bits are enough to decode
    for _ in 0..<(try bits.choice((0, 0), (1, 0), (2, 4), (1, 12))) { try readExtraChannel() }
    _ = try bits.bool()  // whether colors are XYB
    // §D.3.5: the space is told where it is not the default.
    guard try !bits.bool() else { return }
    _ = try bits.bool()
    isGray = try bits.enumeration() == 1
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

  private mutating func skipAnimation() throws(MetadataError) {
    _ = try bits.choice((100, 0), (1000, 0), (1, 10), (1, 30))
    _ = try bits.choice((1, 0), (1001, 0), (1, 8), (1, 10))
    _ = try bits.choice((0, 0), (0, 3), (0, 16), (0, 32))
    _ = try bits.bool()
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
  mutating func readJPEGXLCodestream(_ region: Region) throws(MetadataError) {
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
    if !stream.isAnimated { facts.frameCount = 1 }
  }
}
