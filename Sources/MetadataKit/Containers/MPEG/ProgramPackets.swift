/// The packets of a program stream (ISO 13818-1 §2.5.3, ISO 11172-1 §2.4.3).
enum ProgramPackets {
  /// Goes through the packets of a stream that begins with a pack: the number of each one's stream, when what
  /// begins in it is to be shown, and what stands behind its header.
  static func forEach(
    in data: ArraySlice<UInt8>,
    _ body: (_ stream: UInt8, _ time: Int?, _ body: ArraySlice<UInt8>) -> Void
  ) {
    guard data.starts(with: [0, 0, 1, 0xba]) else { return }
    var index = data.startIndex
    while index + 6 <= data.endIndex {
      guard data[index] == 0, data[index + 1] == 0, data[index + 2] == 1, data[index + 3] > 0xba
      else {
        // The head of a pack has no length: the next start follows in a few bytes (ISO 13818-1
        // §2.5.3.3).
        index += 1
        continue
      }
      let length = Int(data[index + 4]) << 8 | Int(data[index + 5])
      let packet = data[(index + 6)...].prefix(length)
      if let content = content(of: packet) {
        body(data[index + 3], MPEGProgramTimes.time(packet.prefix(48)), content)
      }
      index += 6 + length
    }
  }

  /// What a packet holds behind its header; nil where it has none.
  private static func content(of packet: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = packet.first else { return nil }
    if first & 0xc0 == 0x80 {
      // MPEG-2: flags, and the length of the header (ISO 13818-1 §2.4.3.6).
      return packet.dropFirst(2).first.map { packet.dropFirst(3 + Int($0)) }
    }
    // MPEG-1: filling, the size of a buffer, one time or two (ISO 11172-1 §2.4.3.3).
    var rest = packet.drop { $0 == 0xff }
    if let byte = rest.first, byte & 0xc0 == 0x40 { rest = rest.dropFirst(2) }
    guard let byte = rest.first else { return nil }
    switch byte {
    case 0x20...0x2f: return rest.dropFirst(5)
    case 0x30...0x3f: return rest.dropFirst(10)
    case 0x0f: return rest.dropFirst()
    default: return nil
    }
  }
}
