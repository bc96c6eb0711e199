import UniformTypes

extension Wholeness {
  static let jpeg2000 = Wholeness([.jpeg2000]) { (file) throws(MetadataError) in
    guard let stream = try codestream(of: Region(file)), try stream.uint16(at: 0, .big) == 0xff4f
    else { return nil }
    return try end(of: file) { () throws(MetadataError) in try hasEnd(stream) }
  }

  /// Of boxes, the first codestream; nil where there is none (ISO 15444-1 Annex I).
  private static func codestream(of file: Region) throws(MetadataError) -> Region? {
    guard try file.head(count: 2).matches("\u{0}\u{0}") else { return file }
    var boxes = ISOBoxes(file, isFile: true, limit: Limits().units)
    while let box = try boxes.next() {
      if box.type == "jp2c" { return box.body }
    }
    return nil
  }

  /// Follows the main header and the tile-parts, each of which says how long it is (Annex A, SOT), to the
  /// marker of the end.
  private static func hasEnd(_ stream: Region) throws(MetadataError) -> Bool {
    var position = 2
    while true {
      switch try stream.uint16(at: position, .big) {
      case 0xffd9: return true
      case 0xff90:
        let length = try stream.uint32(at: position + 6, .big)
        // The last one may go on to the end.
        if length == 0 { return try stream.uint16(at: stream.count - 2, .big) == 0xffd9 }
        guard length >= 14 else {
          throw MetadataError(
            .malformed, "a tile-part says that it has \(length) bytes", at: stream.start + position)
        }
        position += length
      // Table A.1: those of this range have no length.
      case 0xff30...0xff3f: position += 2
      case 0xff40...: position += 2 + max(2, try stream.uint16(at: position + 2, .big))
      default:
        throw MetadataError(.malformed, "no marker stands here", at: stream.start + position)
      }
    }
  }
}
