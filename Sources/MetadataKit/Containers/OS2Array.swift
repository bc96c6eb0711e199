/// The pictures of an OS/2 bitmap array: the same picture for several displays.
///
/// Source: IBM, *OS/2 Bitmap File Format*, BITMAPARRAYFILEHEADER. Offsets count from the start
/// of the file.
struct OS2Array {
  /// One picture of an array: a bitmap, an icon or a pointer.
  struct Picture {
    /// Where its file header stands.
    let position: Int
    let width: Int
    let height: Int
    let pixelBits: Int
    let hotSpot: (x: Int, y: Int)

    var area: Int { width.multipliedReportingOverflow(by: height).partialValue &* 64 &+ pixelBits }
  }

  private(set) var pictures: [Picture] = []

  /// Walks an array, or reads the one picture where the file has none.
  init(_ file: Region, _ found: inout MetadataBuilder) {
    var position = 0
    var visited = Set<Int>()
    while visited.insert(position).inserted, visited.count <= found.limits.directories {
      do throws(MetadataError) {
        let head = try file.slice(at: position, count: 14)
        guard head.matches("BA") else {
          if position == 0 {
            pictures.append(try Self.picture(file, at: 0))
            return
          }
          throw MetadataError(.malformed, "no bitmap array header", at: head.offset)
        }
        pictures.append(try Self.picture(file, at: position + 14))
        position = try head.uint32(at: 6, .little)
        if position == 0 { return }
      } catch {
        found.warn(error)
        return
      }
    }
  }

  /// A picture's file header, and the header behind it. Of an icon and a pointer it is that of
  /// two masks, one above the other; in color, that of the colors follows.
  private static func picture(_ file: Region, at position: Int) throws(MetadataError) -> Picture {
    let head = try file.head(at: position, count: 14 + 64)
    // `BM`, `IC`, `CI`, `PT` or `CP`.
    let kind = head.prefix(2).text
    let hotSpot = (try head.uint16(at: 6, .little), try head.uint16(at: 8, .little))
    let header = try BMPHeader(head.suffix(from: 14))
    guard ["CI", "CP"].contains(kind) else {
      return Picture(
        position: position, width: header.width,
        height: kind == "BM" ? header.height : header.height / 2, pixelBits: header.pixelBits,
        hotSpot: hotSpot)
    }
    // A palette of two colors stands between, of three bytes each, or four in version 2.
    let second = position + 14 + header.bytes.count + (header.version == .os2Core ? 6 : 8)
    let colors = try BMPHeader(try file.head(at: second, count: 14 + 64).suffix(from: 14))
    return Picture(
      position: position, width: colors.width, height: colors.height,
      pixelBits: colors.pixelBits, hotSpot: hotSpot)
  }
}
