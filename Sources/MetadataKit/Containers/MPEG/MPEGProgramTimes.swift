/// The times in a program stream at which its packets are to be shown (ISO 13818-1 §2.4.3.7, ISO
/// 11172-1 §2.4.3.3).
enum MPEGProgramTimes {
  /// Bytes that are read of the start and of the end of a stream.
  static let most = 256 << 10

  /// Seconds from the first time to the last one, or to the end of the last picture; nil where that is none.
  ///
  /// - Parameter pictures: how many are shown in a second, where they are those of MPEG-1 or MPEG-2: one
  ///   packet may have many, and its time is that of the first.
  static func duration(
    of file: Region, _ head: ByteSlice, pictures rate: Double?
  ) throws(MetadataError) -> Double? {
    guard let first = times(in: head.elements).min() else { return nil }
    let tail = try file.head(at: max(0, file.count - most), count: most)
    var ticks = Double((times(in: tail.elements).max() ?? first) - first)
    if let rate, rate > 0, let latest = ProgramPictures(tail.elements).latest, latest.time >= first
    {
      ticks = max(ticks, Double(latest.time - first) + Double(latest.count) * 90_000 / rate)
    }
    return ticks > 0 ? ticks / 90_000 : nil
  }

  /// Ticks of 90 kHz.
  private static func times(in bytes: ArraySlice<UInt8>) -> [Int] {
    var times: [Int] = []
    var index = bytes.startIndex
    while index + 16 <= bytes.endIndex {
      guard bytes[index] == 0, bytes[index + 1] == 0, bytes[index + 2] == 1,
        (0xbd...0xef).contains(bytes[index + 3]), ![0xbe, 0xbf].contains(bytes[index + 3])
      else {
        index += 1
        continue
      }
      if let time = time(bytes[(index + 6)...].prefix(48)) { times.append(time) }
      index += 6
    }
    return times
  }

  /// The time in a packet's header, behind its length; nil where it has none.
  static func time(_ header: ArraySlice<UInt8>) -> Int? {
    var rest = header
    if let first = rest.first, first & 0xc0 == 0x80 {
      // MPEG-2: flags, then a length.
      guard let flags = rest.dropFirst().first, flags & 0x80 != 0 else { return nil }
      rest = rest.dropFirst(3)
    } else {
      // MPEG-1: filling, then the size of a buffer.
      rest = rest.drop { $0 == 0xff }
      if let first = rest.first, first & 0xc0 == 0x40 { rest = rest.dropFirst(2) }
    }
    let part = rest.prefix(5).map { Int($0) }
    guard part.count == 5, part[0] & 0xe1 == 0x21, part[2] & 1 == 1, part[4] & 1 == 1 else {
      return nil
    }
    let high = (part[0] >> 1 & 7) << 30 | part[1] << 22
    return high | (part[2] >> 1) << 15 | part[3] << 7 | part[4] >> 1
  }
}
