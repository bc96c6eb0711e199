/// The clock of a program stream: each pack begins with it (ISO 13818-1 §2.5.3.3, ISO 11172-1
/// §2.4.3.2).
enum MPEGProgramTimes {
  /// Bytes that are read of the start and of the end of a stream.
  static let most = 256 << 10

  /// Seconds between the first and the last pack; nil where there are no two.
  static func duration(of file: Region, _ head: ByteSlice) throws(MetadataError) -> Double? {
    guard let first = times(in: head).first else { return nil }
    let tail = try file.head(at: max(0, file.count - most), count: most)
    guard let last = times(in: tail).last, last > first else { return nil }
    return Double(last - first) / 90_000
  }

  /// Ticks of 90 kHz.
  private static func times(in data: ByteSlice) -> [Int] {
    var times: [Int] = []
    let bytes = data.elements
    var index = bytes.startIndex
    while index + 12 <= bytes.endIndex {
      guard bytes[index] == 0, bytes[index + 1] == 0, bytes[index + 2] == 1,
        bytes[index + 3] == 0xba
      else {
        index += 1
        continue
      }
      let part = (4..<9).map { Int(bytes[index + $0]) }
      if part[0] & 0xc4 == 0x44 {
        let high = (part[0] >> 3 & 7) << 30 | (part[0] & 3) << 28 | part[1] << 20
        let middle = (part[2] >> 3) << 15 | (part[2] & 3) << 13
        times.append(high | middle | part[3] << 5 | part[4] >> 3)
      } else if part[0] & 0xf1 == 0x21 {
        times.append(
          (part[0] >> 1 & 7) << 30 | part[1] << 22 | (part[2] >> 1) << 15 | part[3] << 7
            | part[4] >> 1)
      }
      index += 12
    }
    return times
  }
}
