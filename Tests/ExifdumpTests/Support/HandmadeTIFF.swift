import Foundation

/// A TIFF structure put together by hand: the main directory, and what it leads to.
struct HandmadeTIFF {
  var entries: [(tag: UInt16, type: UInt16, count: UInt32, value: [UInt8])] = []

  mutating func addText(_ tag: UInt16, _ text: String) {
    add(tag, 2, Array(text.utf8) + [0])
  }

  /// A field whose elements are bytes.
  mutating func add(_ tag: UInt16, _ type: UInt16, _ bytes: [UInt8]) {
    entries.append((tag, type, UInt32(bytes.count), bytes))
  }

  /// A directory that a tag of this one points to.
  mutating func addDirectory(_ tag: UInt16, _ directory: HandmadeTIFF, at place: Int) -> [UInt8] {
    entries.append((tag, 4, 1, Self.bytes(UInt32(place))))
    return directory.encoded(at: place)
  }

  /// The directory and its values, little-endian.
  func encoded(at place: Int, next: UInt32 = 0) -> [UInt8] {
    var directory = Self.bytes(UInt16(entries.count))
    var values: [UInt8] = []
    let start = place + 2 + 12 * entries.count + 4
    for entry in entries.sorted(by: { $0.tag < $1.tag }) {
      directory += Self.bytes(entry.tag) + Self.bytes(entry.type) + Self.bytes(entry.count)
      if entry.value.count <= 4 {
        directory += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
      } else {
        directory += Self.bytes(UInt32(start + values.count))
        values += entry.value + (entry.value.count % 2 == 1 ? [0] : [])
      }
    }
    return directory + Self.bytes(next) + values
  }

  /// The directory alone, whose longer values stand at a place of their own.
  func encoded(at place: Int, values start: Int) -> [UInt8] {
    let whole = encoded(at: place)
    var directory = Array(whole.prefix(2 + 12 * entries.count + 4))
    let moved = start - (place + directory.count)
    for (index, entry) in entries.sorted(by: { $0.tag < $1.tag }).enumerated()
    where entry.value.count > 4 {
      let at = 2 + 12 * index + 8
      let old = (0..<4).reduce(0) { $0 | Int(directory[at + $1]) << ($1 * 8) }
      for byte in 0..<4 {
        directory[at + byte] = UInt8(truncatingIfNeeded: (old + moved) >> (byte * 8))
      }
    }
    return directory
  }

  /// The longer values, in the order of the directory.
  var values: [UInt8] { Array(encoded(at: 0).dropFirst(2 + 12 * entries.count + 4)) }

  static let head: [UInt8] = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]

  /// A file with an Exif directory of these entries.
  static func file(exif: HandmadeTIFF) -> Data {
    var main = HandmadeTIFF()
    let place = 8 + 2 + 12 + 4
    let rest = main.addDirectory(0x8769, exif, at: place)
    return Data(head + main.encoded(at: 8) + rest)
  }

  private static func bytes(_ number: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
