/// A unit of a stream of H.264 or H.265 (ISO 14496-10 §7.3.1, ISO 23008-2 §7.3.1).
enum NALUnit {
  /// What a unit holds, without the bytes that keep it from looking like a start code (§7.4.1).
  static func payload(_ body: ArraySlice<UInt8>) -> [UInt8] {
    var payload: [UInt8] = []
    payload.reserveCapacity(body.count)
    var zeros = 0
    for byte in body {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      payload.append(byte)
    }
    return payload
  }

  /// Where the units between start codes are (annex B of both).
  static func ranges(in data: [UInt8]) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start: Int?
    var index = 0
    while index + 2 < data.count {
      guard data[index] == 0, data[index + 1] == 0, data[index + 2] == 1 else {
        index += 1
        continue
      }
      let end = index > 0 && data[index - 1] == 0 ? index - 1 : index
      if let start, start < end { units.append(start..<end) }
      start = index + 3
      index += 3
    }
    if let start, start < data.count { units.append(start..<data.count) }
    return units
  }
}
