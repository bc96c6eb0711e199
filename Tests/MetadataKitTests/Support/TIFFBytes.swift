import MetadataKit

/// Builds TIFF structures byte by byte, sane or not.
struct TIFFBytes {
  let order: ByteOrder
  private(set) var bytes: [UInt8]

  init(_ order: ByteOrder = .little) {
    self.order = order
    bytes = order == .little ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42]
    bytes += number(8, 4)
  }

  /// A structure that was put together elsewhere.
  init(of bytes: [UInt8]) {
    order = .little
    self.bytes = bytes
  }

  /// One field: a tag, a format, a count, and the four bytes of its value or offset.
  struct Field {
    let tag: Int
    let format: Int
    let count: Int
    let value: Value

    enum Value {
      case inline([UInt8])
      case offset(Int)
      case number(Int)
    }
  }

  var position: Int { bytes.count }

  func number(_ value: Int, _ size: Int) -> [UInt8] {
    let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    return order == .little ? little : little.reversed()
  }

  /// Appends a directory at the end, linked to `next`; answers where it stands.
  @discardableResult mutating func directory(_ fields: [Field], next: Int = 0) -> Int {
    let place = bytes.count
    bytes += number(fields.count, 2)
    for field in fields {
      bytes += number(field.tag, 2) + number(field.format, 2) + number(field.count, 4)
      switch field.value {
      case .inline(let value): bytes += value + [UInt8](repeating: 0, count: 4 - value.count)
      case .offset(let offset): bytes += number(offset, 4)
      case .number(let value):
        let size = field.format == 3 ? 2 : field.format == 1 ? 1 : 4
        bytes += number(value, size) + [UInt8](repeating: 0, count: 4 - size)
      }
    }
    bytes += number(next, 4)
    return place
  }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The structure as the EXIF segment of an otherwise empty JPEG.
  var asJPEG: [UInt8] {
    let body = Array("Exif\0\0".utf8) + bytes
    let length = body.count + 2
    return [0xff, 0xd8, 0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)] + body
      + [0xff, 0xc0, 0, 11, 8, 0, 16, 0, 32, 1, 1, 0x11, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9]
  }
}

extension TIFFBytes.Field {
  static func short(_ tag: Int, _ value: Int) -> Self {
    Self(tag: tag, format: 3, count: 1, value: .number(value))
  }
  static func long(_ tag: Int, _ value: Int) -> Self {
    Self(tag: tag, format: 4, count: 1, value: .number(value))
  }
  static func text(_ tag: Int, _ text: String) -> Self {
    Self(tag: tag, format: 2, count: text.utf8.count, value: .inline(Array(text.utf8)))
  }
}
