/// Hand-made JPEGs: a start, segments, a frame header of one component, a scan without data.
enum JPEGBytes {
  static func file(_ segments: [[UInt8]], trailer: [UInt8] = []) -> [UInt8] {
    let frame: [UInt8] = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9]
    return [0xff, 0xd8] + segments.flatMap { $0 } + frame + scan + trailer
  }

  static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xff, marker] + big(UInt16(body.count + 2)) + body
  }

  static func segment(_ marker: UInt8, _ signature: String, _ body: [UInt8] = []) -> [UInt8] {
    segment(marker, Array(signature.utf8) + body)
  }

  static func big(_ number: UInt16) -> [UInt8] {
    [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  static func big(_ number: UInt32) -> [UInt8] {
    big(UInt16(number >> 16)) + big(UInt16(truncatingIfNeeded: number))
  }

  /// An image resource of Photoshop.
  static func resource(_ number: UInt16, _ data: [UInt8]) -> [UInt8] {
    Array("8BIM".utf8) + big(number) + [0, 0] + big(UInt32(data.count)) + data
      + (data.count % 2 == 1 ? [0] : [])
  }

  /// A data set of IPTC.
  static func dataSet(_ record: UInt8, _ number: UInt8, _ value: [UInt8]) -> [UInt8] {
    [0x1c, record, number] + big(UInt16(value.count)) + value
  }

  /// A JPEG with one IPTC block where it belongs.
  static func iptc(_ block: [UInt8]) -> [UInt8] {
    file([segment(0xed, "Photoshop 3.0\0", resource(0x404, block))])
  }
}
