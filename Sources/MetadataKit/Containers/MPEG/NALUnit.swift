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
}
