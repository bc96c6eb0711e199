import Foundation

/// The halves of a Live Photo, of which each says little more than its identifier.
enum LivePhotoBytes {
  /// A JPEG of 4 by 2 pixels with Apple's maker note, whose number 0x11 is the identifier.
  static func still(_ identifier: String) -> Data {
    let text = Array(identifier.utf8) + [0]
    // Apple's head, the byte order, a directory of one entry; offsets count from the note's start.
    let head = joined([Array("Apple iOS\0".utf8), [0, 1], Array("MM".utf8)])
    let note = joined([
      head, big(1, 2), big(0x11, 2), big(2, 2), big(text.count, 4), big(head.count + 18, 4),
      big(0, 4), text,
    ])
    // IFD0 leads to the directory of EXIF, and that to the note.
    let exif = joined([
      Array("Exif\0\0MM".utf8), big(42, 2), big(8, 4),
      big(2, 2), big(0x10f, 2), big(2, 2), big(6, 4), big(38, 4),
      big(0x8769, 2), big(4, 2), big(1, 4), big(44, 4), big(0, 4), Array("Apple\0".utf8),
      big(1, 2), big(0x927c, 2), big(7, 2), big(note.count, 4), big(62, 4), big(0, 4), note,
    ])
    let frame: [UInt8] = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 4, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0, 0xff, 0xd9]
    return Data(joined([[0xff, 0xd8, 0xff, 0xe1], big(exif.count + 2, 2), exif, frame, scan]))
  }

  /// A QuickTime movie with the identifier among its keys.
  static func movie(_ identifier: String) -> Data {
    let key = Array("com.apple.quicktime.content.identifier".utf8)
    let keys = box("keys", [big(0, 4), big(1, 4), box("mdta", [key])])
    let value = box("data", [big(1, 4), big(0, 4), Array(identifier.utf8)])
    let list = box("ilst", [big(value.count + 8, 4), big(1, 4), value])
    let handler = box("hdlr", [big(0, 8), Array("mdta".utf8), zeros(13)])
    let matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000].map { big($0, 4) }
    let header = box(
      "mvhd",
      [zeros(12), big(600, 4), big(1200, 4), big(0x10000, 4), big(0x100, 2), zeros(10)]
        + matrix + [zeros(24), big(2, 4)])
    let movie = box("moov", [header, box("meta", [handler, keys, list])])
    let type = box("ftyp", [Array("qt  ".utf8), big(0, 4), Array("qt  ".utf8)])
    return Data(joined([type, movie, box("mdat", [[0]])]))
  }

  private static func box(_ type: String, _ parts: [[UInt8]]) -> [UInt8] {
    let content = joined(parts)
    return joined([big(content.count + 8, 4), Array(type.utf8), content])
  }

  private static func joined(_ parts: [[UInt8]]) -> [UInt8] { Array(parts.joined()) }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func big(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ((size - 1 - $0) * 8)) }
  }
}
