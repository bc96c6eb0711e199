extension TransportStream {
  /// When what starts in a packet is to be shown; nil where nothing does, or nothing says it.
  static func timeShown(in packet: ByteSlice) -> Int? {
    guard let flags = packet[3], let second = packet[1], second & 0x40 != 0, flags & 0x10 != 0,
      let length = flags & 0x20 != 0 ? packet[4] : 0
    else { return nil }
    let payload = packet.suffix(from: flags & 0x20 != 0 ? 5 + Int(length) : 4)
    guard payload[0] == 0, payload[1] == 0, payload[2] == 1,
      let stream = payload[3], (0xbd...0xef).contains(stream), ![0xbe, 0xbf].contains(stream)
    else { return nil }
    return MPEGProgramTimes.time(payload.suffix(from: 6).elements.prefix(48))
  }

  /// The clock in a packet's adaptation field (§2.4.3.4).
  func clock(of packet: ByteSlice) throws(MetadataError) -> Int? {
    guard try packet.uint8(at: 3) & 0x20 != 0, try packet.uint8(at: 4) > 6,
      try packet.uint8(at: 5) & 0x10 != 0
    else { return nil }
    let low = try packet.uint16(at: 10, .big)
    return 300 * (2 * (try packet.uint32(at: 6, .big)) + low >> 15) + low & 0x1ff
  }
}
