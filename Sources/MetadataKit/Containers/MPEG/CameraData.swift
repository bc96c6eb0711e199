/// What AVCHD cameras put into a supplemental unit of H.264: entries of a number and four bytes,
/// MDPM (IEC 61834-4 has the numbers).
enum CameraData {
  private static let mark: [UInt8] =
    [
      0x17, 0xee, 0x8c, 0x60, 0xf8, 0x4d, 0x11, 0xd9, 0x8c, 0xd6, 0x08, 0x00, 0x20, 0x0c, 0x9a,
      0x66,
    ] + Array("MDPM".utf8)

  /// How many of the entries that follow belong to an entry.
  private static let following: [UInt32: Int] = [
    0x18: 1, 0xb2: 2, 0xb6: 2, 0xbb: 2, 0xc7: 1, 0xca: 2, 0xe4: 2,
  ]

  /// Reads a unit of supplemental information; whether it has a camera's data.
  static func read(_ unit: [UInt8], _ found: inout MetadataBuilder) -> Bool {
    guard let entries = entries(of: unit), let count = entries.first else { return false }
    var rest = entries.dropFirst()
    var last: UInt32 = 0
    var make = 0
    var number = 0
    while number < Int(count), rest.count >= 5, let id = rest.first.map({ UInt32($0) }) {
      guard id > last else {
        found.warn(Warning(.malformed, "the camera's entries in the video are out of order"))
        break
      }
      last = id
      number += 1
      var value = Array(rest.dropFirst().prefix(4))
      rest = rest.dropFirst(5)
      for _ in 0..<(following[id] ?? 0) {
        guard rest.count >= 5, let next = rest.first, UInt32(next) == last + 1 else { break }
        value += rest.dropFirst().prefix(4)
        rest = rest.dropFirst(5)
        last += 1
        number += 1
      }
      if id == 0xe0 { make = Int(value[0]) << 8 | Int(value[1]) }
      add(id, value, make: make, &found)
    }
    return true
  }

  /// The entries within the message of unregistered user data (ISO 14496-10 §D.1), their count
  /// first.
  private static func entries(of unit: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = unit[...]
    func number() -> Int? {
      var number = 0
      while let byte = rest.popFirst() {
        number += Int(byte)
        if byte != 255 { return number }
      }
      return nil
    }
    while let type = number(), type != 0x80, let size = number(), size <= rest.count {
      guard type == 5 else {
        rest = rest.dropFirst(size)
        continue
      }
      guard size > 20, rest.starts(with: mark) else { return nil }
      return rest.prefix(size).dropFirst(20)
    }
    return nil
  }

  private static func add(
    _ id: UInt32, _ value: [UInt8], make: Int, _ found: inout MetadataBuilder
  ) {
    switch id {
    case 0x70: addCamera(value, &found)
    case 0x71: found.add(.h264, "ImageStabilization", Int(value[1]))
    case 0x7f:
      let time = (Int(value[3]) << 8 | Int(value[2])) & 0x7fff
      if time != 0x7fff { found.add(.h264Shutter, "ExposureTime", time) }
    case 0xe0: found.add(.h264, "Make", make)
    case 0xe1: if make == 0x1011 { found.add(.h264, "RecordingMode", Int(value[0])) }
    case 0xe4:
      let text = value.untilNUL
      if make == 0x0108, !text.isEmpty { found.add(.h264, "Model", text: text, offset: -1) }
    case 0xee:
      guard make == 0x1011 else { return }
      found.add(.h264, "CaptureFrameRate", Int(value[0]))
      found.add(.h264, "VideoFrameRate", Int(value[1]))
    default:
      guard let row = TagTable.cameraData.index(of: id) else { return }
      let format = TagTable.cameraData.rows[row].format ?? .undefined
      let bytes = format.isRational ? widened(value, isSigned: format == .signedRational) : value
      found.add(
        .cameraData, id, group: (0xb0...0xcf).contains(id) ? "GPS" : nil, format,
        count: format.size > 0 ? bytes.count / format.size : bytes.count, .big,
        bytes: ByteSlice(bytes), isInFile: false)
    }
  }

  /// Fractions of two numbers of 16 bits as such of 32 bits.
  private static func widened(_ value: [UInt8], isSigned: Bool) -> [UInt8] {
    stride(from: 0, to: value.count - 1, by: 2).flatMap { index in
      let fill: UInt8 = isSigned && value[index] & 0x80 != 0 ? 0xff : 0
      return [fill, fill, value[index], value[index + 1]]
    }
  }

  /// Nothing is said of what has all bits set.
  private static func addCamera(_ value: [UInt8], _ found: inout MetadataBuilder) {
    found.add(.h264, "ApertureSetting", Int(value[0]))
    found.add(.h264, "Gain", Int(value[1] & 0x0f))
    if value[1] >> 4 != 15 { found.add(.h264, "ExposureProgram", Int(value[1] >> 4)) }
    if value[2] >> 5 != 7 { found.add(.h264, "WhiteBalance", Int(value[2] >> 5)) }
    if value[3] != 0xff { found.add(.h264, "Focus", Int(value[3])) }
  }
}
