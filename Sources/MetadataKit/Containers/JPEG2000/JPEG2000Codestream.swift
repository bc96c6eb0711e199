/// The main header of a JPEG 2000 codestream (ISO 15444-1 §A.5): size and components.
struct JPEG2000Codestream {
  /// The extent of the reference grid, which the picture's origin is part of.
  private var grid = (width: 0, height: 0)
  private var origin = (x: 0, y: 0)
  private var components = 0
  /// Of the first component; 38 at most are true (table A.11).
  private(set) var bitDepth = 0

  /// - Parameter comments: whether comments become tags.
  init(_ region: Region, comments: Bool, _ found: inout MetadataBuilder) throws(MetadataError) {
    // §A.4.1: SOC has no length.
    guard try region.uint16(at: 0, .big) == 0xff4f else {
      throw MetadataError(.malformed, "a codestream must start with FF4F", at: region.start)
    }
    do throws(MetadataError) {
      try walk(region, comments: comments, &found)
    } catch {
      guard components > 0 else { throw error }
      found.warn(error)
    }
  }

  /// Reads the marker segments up to the first tile.
  private mutating func walk(
    _ region: Region, comments: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 2
    for _ in 0..<Self.mostMarkers {
      let marker = try region.uint16(at: position, .big)
      // Table A.1: those of this range have no length.
      if (0xff30...0xff3f).contains(marker) {
        position += 2
        continue
      }
      let head = try region.slice(at: position, count: 4)
      let length = try head.uint16(at: 2, .big)
      guard length >= 2, marker >= 0xff00 else {
        throw MetadataError(
          .malformed, "a marker segment that is none", at: region.start + position)
      }
      let body = region.clamped(at: position + 4, count: length - 2)
      switch marker {
      case 0xff51: try readSize(body)
      case 0xff64 where comments: try Self.readComment(body, &found)
      case 0xff90, 0xff93, 0xffd9: return  // SOT, SOD, EOC: the picture itself
      default: break
      }
      guard comments || components == 0 else { return }
      position += 2 + length
    }
    throw MetadataError(
      .limitExceeded, "more than \(Self.mostMarkers) markers before the picture",
      at: region.start + position)
  }

  private static let mostMarkers = 1024

  /// SIZ, §A.5.1
  private mutating func readSize(_ body: Region) throws(MetadataError) {
    let bytes = try body.slice(at: 0, count: 37)
    grid = (try bytes.uint32(at: 2, .big), try bytes.uint32(at: 6, .big))
    origin = (try bytes.uint32(at: 10, .big), try bytes.uint32(at: 14, .big))
    components = try bytes.uint16(at: 34, .big)
    bitDepth = (try bytes.uint8(at: 36)) & 0x7f + 1
  }

  /// CME, §A.9.2: 1 is text in Latin-1, 0 and 65535 are bytes, others are not defined.
  private static func readComment(_ body: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let kind = try body.uint16(at: 0, .big)
    let comment = body.region(from: 2)
    guard comment.count > 0 else { return }
    if kind == 0 || kind == 0xffff {
      return found.add(.file, 28, .undefined, count: comment.count, .big, left: comment)
    }
    let bytes = try comment.all(limit: 1 << 16)
    guard kind == 1 else {
      return found.add(.file, "Comment", text: bytes.elements, offset: bytes.offset)
    }
    var text = String.UnicodeScalarView()
    for byte in bytes.elements { text.append(Unicode.Scalar(byte)) }
    found.add(.file, "Comment", text: String(text))
  }

  func describe(_ found: inout MetadataBuilder, withTags: Bool) {
    guard components > 0 else { return }
    if withTags {
      found.add(.file, "ImageWidth", grid.width)
      found.add(.file, "ImageHeight", grid.height)
    }
    found.facts.pixelWidth = max(0, grid.width - origin.x)
    found.facts.pixelHeight = max(0, grid.height - origin.y)
    found.facts.bitDepth = bitDepth
    // What a second or fourth component is, only boxes tell.
    if components < 4 { found.facts.colorModel = components < 3 ? .gray : .rgb }
    if components & 1 == 1 { found.facts.hasAlpha = false }
    found.facts.frameCount = 1
  }
}
