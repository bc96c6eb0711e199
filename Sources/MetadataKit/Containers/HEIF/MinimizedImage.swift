/// A still picture in a box of few bits: what others have in items and properties is a header whose
/// fields are bits, and then the bytes that it has the lengths of.
///
/// Source: ISO 23008-12, low-overhead image file format (`mini`).
struct MinimizedImage {
  private let body: Region
  private var reader: HighBitReader
  private var hasAlpha = false
  private var hasProfile = false
  private var hasEXIF = false
  private var hasXMP = false

  /// Tells of the picture, and hands over the blocks that describe it.
  static func read(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.head(count: 256)
    var image = MinimizedImage(body: body, reader: HighBitReader(Array(head.elements)))
    try image.describe(&found)
    try image.addBlocks(&found)
  }

  private init(body: Region, reader: HighBitReader) {
    self.body = body
    self.reader = reader
  }

  private mutating func bits(_ count: Int) throws(MetadataError) -> Int {
    guard let value = reader.bits(count) else {
      throw MetadataError(.truncated, "a picture's header of bits breaks off", at: body.start)
    }
    return value
  }

  private mutating func flag() throws(MetadataError) -> Bool { try bits(1) == 1 }

  private mutating func describe(_ found: inout MetadataBuilder) throws(MetadataError) {
    guard try bits(2) == 0 else { throw unsupported("a small picture of another version") }
    let hasCodec = try flag()
    let isFloat = try flag()
    _ = try flag()  // Whether numbers have their full range.
    hasAlpha = try flag()
    let hasColors = try flag()
    let hasHighRange = try flag()
    hasProfile = try flag()
    hasEXIF = try flag()
    hasXMP = try flag()
    let chroma = try bits(2)
    let orientation = try bits(3) + 1
    let size = try flag() ? 15 : 7
    let width = try bits(size) + 1
    let height = try bits(size) + 1
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    // As in EXIF, whose own does not count.
    found.facts.displayWidth = orientation < 5 ? width : height
    found.facts.displayHeight = orientation < 5 ? height : width
    found.facts.orientation = orientation
    found.facts.orientationIsFinal = true
    found.facts.colorModel = chroma == 0 ? .gray : .rgb
    found.facts.hasAlpha = hasAlpha
    found.facts.frameCount = 1
    // Where samples of colors lie: of 4:2:0 in both directions, of 4:2:2 in one.
    _ = try bits([0, 2, 1, 0][chroma])
    if isFloat {
      found.facts.bitDepth = 16 << (try bits(2))
    } else {
      found.facts.bitDepth = try flag() ? try bits(3) + 9 : 8
    }
    if hasAlpha { _ = try flag() }  // Whether colors are multiplied by it.
    if hasColors { _ = try bits(chroma == 0 ? 16 : 24) }
    if hasCodec {
      _ = try bits(32)
      _ = try bits(32)
    }
    if hasHighRange { throw unsupported("a small picture with a gain map or levels of light") }
  }

  private func unsupported(_ message: String) -> MetadataError {
    MetadataError(.unsupported, message, at: body.start)
  }

  private mutating func addBlocks(_ found: inout MetadataBuilder) throws(MetadataError) {
    let metadata = hasProfile || hasEXIF || hasXMP ? try flag() ? 20 : 10 : 0
    let configuration = try flag() ? 12 : 3
    let data = try flag() ? 28 : 15
    let profile = hasProfile ? try bits(metadata) + 1 : 0
    var codec = try bits(configuration)
    let picture = try bits(data) + 1
    let alpha = hasAlpha ? try bits(data) : 0
    if alpha > 0 { codec += try bits(configuration) }
    let isCompressed = hasEXIF || hasXMP ? try flag() : false
    let exif = hasEXIF ? try bits(metadata) + 1 : 0
    let xmp = hasXMP ? try bits(metadata) + 1 : 0
    var position = (reader.position + 7) / 8 + codec
    if profile > 0 { found.add(.icc, try part(profile, at: position)) }
    position += profile + alpha + picture
    if isCompressed { throw unsupported("compressed metadata of a small picture") }
    if exif > 0 { found.add(.exif, try part(exif, at: position)) }
    if xmp > 0 { found.add(.xmp, try part(xmp, at: position + exif)) }
    guard position + exif + xmp <= body.count else {
      throw MetadataError(
        .truncated, "a picture reaches past the end of its box", at: body.start + body.count)
    }
  }

  private func part(_ count: Int, at position: Int) throws(MetadataError) -> Region {
    guard position + count <= body.count else {
      throw MetadataError(
        .truncated, "a block of metadata reaches past the end of its box",
        at: body.start + min(position, body.count))
    }
    return body.clamped(at: position, count: count)
  }
}
