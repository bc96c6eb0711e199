/// The layers of one of GIMP's pictures, as far as they tell whether it may be transparent.
///
/// Source: GIMP, `devel-docs/xcf.txt`, *Image*, *Layer*, *Properties*.
struct XCFLayers {
  let file: Region
  /// Where their offsets start, behind the picture's properties.
  let start: Int
  /// Whether offsets have eight bytes, as from version 11 on.
  let isWide: Bool
  let width: Int
  let height: Int

  /// More layers are not looked at.
  private static let mostLayers = 64
  private static let mostProperties = 64

  /// How a layer lets the color through that is below it.
  private enum Cover {
    case all
    /// It is smaller than the picture.
    case part
    case transparent
    /// Of a group, which is as its own layers are.
    case unknown
  }

  /// Whether the picture has transparent places: not where a layer without any covers it, and where
  /// all have alpha channels; nil where that depends on how layers lie.
  func hasAlpha() throws(MetadataError) -> Bool? {
    var position = start
    var count = 0
    var parts = 0
    while count <= Self.mostLayers {
      let place = try offset(at: position)
      position += offsetSize
      guard place != 0 else { return count > 0 && (parts == 0 || count == 1) ? true : nil }
      switch try cover(of: place) {
      case .all: return false
      case .part: parts += 1
      case .transparent: break
      case .unknown: return nil
      }
      count += 1
    }
    return nil
  }

  private var offsetSize: Int { isWide ? 8 : 4 }

  private func offset(at position: Int) throws(MetadataError) -> Int {
    isWide
      ? Int(clamping: try file.uint64(at: position, .big)) : try file.uint32(at: position, .big)
  }

  private func cover(of place: Int) throws(MetadataError) -> Cover {
    let head = try file.slice(at: place, count: 16)
    let size = (try head.uint32(at: 0, .big), try head.uint32(at: 4, .big))
    // RGB, gray or of a palette: 1, 3 and 5 are the same with alpha.
    let hasAlpha = try head.uint32(at: 8, .big) % 2 == 1
    // What can be read of the file stands in it: no sum is longer than two files.
    var position = place + 16 + (try head.uint32(at: 12, .big))
    var isShown = true
    var (x, y) = (0, 0)
    for _ in 0..<Self.mostProperties {
      let property = try file.slice(at: position, count: 8)
      let value = position + 8
      let length = try property.uint32(at: 4, .big)
      switch try property.uint32(at: 0, .big) {
      case 0:
        // The layer's pixels, and its mask.
        let isMasked = try offset(at: value + offsetSize) != 0
        guard isShown, !isMasked, !hasAlpha else { return .transparent }
        return x <= 0 && y <= 0 && size.0 + x >= width && size.1 + y >= height ? .all : .part
      case 6: if try file.uint32(at: value, .big) < 255 { isShown = false }
      case 8: if try file.uint32(at: value, .big) == 0 { isShown = false }
      case 15:
        let corner = try file.slice(at: value, count: 8)
        (x, y) = (try corner.int32(at: 0, .big), try corner.int32(at: 4, .big))
      case 29, 30: return .unknown
      default: break
      }
      position = value + length
    }
    return .unknown
  }
}
