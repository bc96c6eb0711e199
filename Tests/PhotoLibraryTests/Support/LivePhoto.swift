import Foundation

/// The halves of a Live Photo, built by hand: what ties them together is all that is in them.
enum LivePhoto {
  static let identifier = "6F5B3C3A-1B7C-4F7E-9A0D-3C5E6D7F8091"

  /// A JPEG whose EXIF has Apple's maker note with texts under some numbers (0x11: the pair,
  /// 0x0b: the burst).
  ///
  /// - Parameter salt: tells one photo from another that is alike.
  static func still(_ notes: [UInt16: String], salt: UInt8 = 0) -> Data {
    // Apple's note: its head, the byte order, one directory; offsets count from the note's start.
    let entries = notes.sorted { $0.key < $1.key }
    var note = Array("Apple iOS\0".utf8) + [0, 1] + Array("MM".utf8)
    note += big16(UInt16(entries.count))
    var offset = UInt32(note.count + entries.count * 12 + 4)
    var texts: [UInt8] = []
    for (number, text) in entries {
      let bytes = Array(text.utf8) + [0]
      note += big16(number) + big16(2) + big32(UInt32(bytes.count)) + big32(offset)
      texts += bytes
      offset += UInt32(bytes.count)
    }
    note += big32(0) + texts
    var tiff = Array("MM".utf8) + big16(42) + big32(8)
    // IFD0: a model, and where the EXIF directory is.
    tiff += big16(2)
    tiff += big16(0x10f) + big16(2) + big32(6) + big32(38)
    tiff += big16(0x8769) + big16(4) + big32(1) + big32(44)
    tiff += big32(0) + Array("Apple\0".utf8)
    tiff += big16(1) + big16(0x927c) + big16(7) + big32(UInt32(note.count)) + big32(62) + big32(0)
    tiff += note
    let exif = Array("Exif\0\0".utf8) + tiff
    var jpeg: [UInt8] = [0xff, 0xd8, 0xff, 0xe1] + big16(UInt16(exif.count + 2)) + exif
    // A frame of 4 x 2 pixels and a scan that nobody decodes.
    jpeg += [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 4, 1, 1, 0x11, 0]
    jpeg += [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, salt, 0xff, 0xd9]
    return Data(jpeg)
  }

  /// A QuickTime movie with a content identifier among its keys.
  static func movie(_ identifier: String) -> Data {
    let key = "com.apple.quicktime.content.identifier"
    let keys = atom("keys", big32(0) + big32(1) + atom("mdta", Array(key.utf8)))
    let value = atom("data", big32(1) + big32(0) + Array(identifier.utf8))
    let list = atom("ilst", big32(UInt32(value.count + 8)) + big32(1) + value)
    let handler = atom(
      "hdlr", big32(0) + big32(0) + Array("mdta".utf8) + [UInt8](repeating: 0, count: 13))
    var header = big32(0) + big32(0) + big32(0) + big32(600) + big32(1200) + big32(0x10000)
    header += big16(0x100) + [UInt8](repeating: 0, count: 10)
    for number: UInt32 in [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000] {
      header += big32(number)
    }
    header += [UInt8](repeating: 0, count: 24) + big32(2)
    let movie = atom("moov", atom("mvhd", header) + atom("meta", handler + keys + list))
    let type = atom("ftyp", Array("qt  ".utf8) + big32(0) + Array("qt  ".utf8))
    return Data(type + movie + atom("mdat", [0]))
  }

  private static func atom(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big32(UInt32(content.count + 8)) + Array(type.utf8) + content
  }

  private static func big16(_ value: UInt16) -> [UInt8] {
    [UInt8(value >> 8), UInt8(value & 0xff)]
  }

  private static func big32(_ value: UInt32) -> [UInt8] {
    big16(UInt16(value >> 16)) + big16(UInt16(value & 0xffff))
  }
}
