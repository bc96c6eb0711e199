import UniformTypes

extension Container {
  /// Icons and cursors of Windows: a directory of pictures, each a bitmap or a PNG file.
  ///
  /// Source: Microsoft, *Icons* (ICONDIR, ICONDIRENTRY).
  package static let ico = Container(
    [icon, cursor],
    // A file whose count of pictures is wrong is an icon by its first one.
    recognize: { head in
      guard head.has("\u{0}\u{0}"), let kind = head[2], kind == 1 || kind == 2, head[3] == 0,
        head[9] == 0 || head[9] == 255, (try? head.uint16(at: 4, .little)) ?? 0 > 0,
        (try? head.uint32(at: 14, .little)) ?? 0 > 40,
        let place = try? head.uint32(at: 18, .little),
        place >= 22,
        (try? head.uint32(at: place, .little)) == 40 || head.has("\u{89}PNG", at: place)
      else { return nil }
      return kind == 1 ? icon : cursor
    },
    read: readIcon)

  private static let icon = FileFormat("ICO", "ico", "image/x-icon", .ico)
  private static let cursor = FileFormat("CUR", "cur", "image/x-cursor", .cur)

  @Sendable private static func readIcon(_ file: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let head = try file.slice(at: 0, count: 6)
    found.add(.ico, [HeaderField(2, .short), HeaderField(4, .short)], of: head, .little)
    let isCursor = try head.uint16(at: 2, .little) == 2
    let count = try head.uint16(at: 4, .little)
    found.facts.frameCount = count
    var best: IconPicture?
    for index in 0..<count {
      let entry: ByteSlice
      do throws(MetadataError) {
        entry = try file.slice(at: 6 + 16 * index, count: 16)
      } catch {
        found.warn(error)
        break
      }
      // What is said of the size is said of the first one.
      found.context.isOfOther = index > 0
      addTags(of: entry, isCursor, &found)
      found.context.isOfOther = false
      found.attempt { (found) throws(MetadataError) in
        var picture = try IconPicture(entry, isCursor: isCursor)
        // What an entry says of its size counts where its picture is missing, but only of the first.
        if index == 0 { best = picture }
        try picture.look(at: file)
        if let warning = picture.missing(in: file) { found.warn(warning) }
        if best.map({ picture.area > $0.area }) ?? true || index == 0 { best = picture }
      }
    }
    best?.findTransparency(in: file, limit: found.limits.units)
    best?.describe(&found.facts)
  }

  private static func addTags(
    of entry: ByteSlice, _ isCursor: Bool, _ found: inout MetadataBuilder
  ) {
    for (position, format) in [
      (0, TagFormat.byte), (1, .byte), (2, .byte), (4, .short), (6, .short), (8, .long),
    ] {
      guard let bytes = try? entry.slice(at: position, count: format.size) else { continue }
      let isHotSpot = isCursor && (position == 4 || position == 6)
      found.add(
        .ico, UInt32(clamping: position + (isHotSpot ? 1006 : 6)), format, count: 1, .little,
        bytes: bytes)
    }
  }
}

/// One picture of an icon.
private struct IconPicture {
  private var facts = ImageFacts()
  private let place: Int
  private let length: Int
  private var isPNG = false

  init(_ entry: ByteSlice, isCursor: Bool) throws(MetadataError) {
    let width = try entry.uint8(at: 0)
    let height = try entry.uint8(at: 1)
    let depth = isCursor ? 0 : try entry.uint16(at: 6, .little)
    length = try entry.uint32(at: 8, .little)
    place = try entry.uint32(at: 12, .little)
    facts.pixelWidth = width == 0 ? 256 : width
    facts.pixelHeight = height == 0 ? 256 : height
    // Every bitmap has a mask that cuts it out, or an alpha channel.
    facts.hasAlpha = true
    facts.colorModel = .rgb
    if (1...8).contains(depth) { facts.isIndexed = true }
  }

  /// Takes from the picture itself what it is.
  mutating func look(at file: Region) throws(MetadataError) {
    guard place >= 22, place < file.count else {
      throw MetadataError(
        .truncated, "a picture stands outside the file", at: file.start &+ place)
    }
    let head = try file.head(at: place, count: 64)
    if head.has("\u{89}PNG") {
      isPNG = try facts.describePNG(head)
    } else {
      let header = try BMPHeader(head)
      guard header.version == .windows else {
        throw MetadataError(.malformed, "no picture where an entry says", at: head.offset)
      }
      // The two masks, or the colors and the mask, stand one above the other.
      header.describe(&facts, after: nil)
      facts.pixelHeight = header.height / 2
      facts.hasAlpha = true
    }
  }

  /// A warning where the file ends before the picture does.
  func missing(in file: Region) -> Warning? {
    guard place + length > file.count else { return nil }
    return Warning(
      .truncated, "a picture reaches past the end of the file", at: file.start + place)
  }

  /// A PNG has no mask: without an alpha channel, only a tRNS chunk before the pixels can have
  /// parts of it clear (PNG 3 §5.6).
  mutating func findTransparency(in file: Region, limit: Int) {
    guard isPNG, facts.hasAlpha == false else { return }
    var position = place + 8
    for _ in 0..<limit {
      guard let chunk = try? PNGChunk(file, at: position), chunk.name != "IDAT" else { return }
      if chunk.name == "tRNS" { facts.hasAlpha = true }
      position = chunk.end
    }
  }

  var area: Int {
    let pixels = (facts.pixelWidth ?? 0).multipliedReportingOverflow(by: facts.pixelHeight ?? 0)
    return pixels.partialValue &* 64 &+ (facts.isIndexed == true ? 0 : 32)
      &+ (facts.bitDepth ?? 0)
  }

  func describe(_ all: inout ImageFacts) {
    let count = all.frameCount
    all = facts
    all.frameCount = count
  }
}
