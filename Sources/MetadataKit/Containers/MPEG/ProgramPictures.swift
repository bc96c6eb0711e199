/// The pictures of MPEG-1 or MPEG-2 in a part of a program stream, of which packets tell when some are shown
/// (ISO 13818-1 §2.4.3.7, ISO 11172-1 §2.4.3.3).
struct ProgramPictures {
  /// The latest time that is told of one, in ticks of 90 kHz, and how many are shown from that one on; nil
  /// where none has a time.
  private(set) var latest: (time: Int, count: Int)?

  private struct Picture {
    /// Its place in the group of pictures, which both fields of a frame have.
    let reference: Int
    /// Whether it is shown as soon as it is decoded; others are shown when the next of these comes (ISO
    /// 13818-2 §6.1.1.11).
    let isBetween: Bool
    let time: Int?
  }

  private typealias Packet = (start: Int, time: Int?)

  /// - Parameter data: a part of the stream, which may begin anywhere.
  init(_ data: ArraySlice<UInt8>) {
    var start = data.startIndex
    while start + 4 <= data.endIndex, !data[start...].starts(with: [0, 0, 1, 0xba]) { start += 1 }
    // Of several streams that of the lowest number.
    var number: UInt8 = 0xef
    var bytes: [UInt8] = []
    var packets: [Packet] = []
    ProgramPackets.forEach(in: data[start...]) { (stream, time, body) in
      guard (0xe0...number).contains(stream) else { return }
      if stream < number { (number, bytes, packets) = (stream, [], []) }
      packets.append((bytes.count, time))
      bytes += body
    }
    let shown = Self.inOrder(Self.pictures(in: bytes, packets))
    for (index, picture) in shown.enumerated() {
      guard let time = picture.time, time >= latest?.time ?? 0 else { continue }
      latest = (time, shown.count - index)
    }
  }

  /// The pictures as they are coded.
  private static func pictures(in bytes: [UInt8], _ packets: [Packet]) -> [Picture] {
    var pictures: [Picture] = []
    // Headers of sequences and groups belong to the picture behind them.
    var header: Int?
    var packet = 0
    var told = -1
    var index = 0
    while index + 6 <= bytes.count {
      guard bytes[index] == 0, bytes[index + 1] == 0, bytes[index + 2] == 1 else {
        index += 1
        continue
      }
      let code = bytes[index + 3]
      if code == 0xb3 || code == 0xb8 { header = header ?? index }
      if code == 0 {
        let start = header ?? index
        while packet + 1 < packets.count, packets[packet + 1].start <= start { packet += 1 }
        // The time is that of the first picture that begins in the packet.
        let time = packet > told && packet < packets.count ? packets[packet].time : nil
        told = packet
        let reference = Int(bytes[index + 4]) << 2 | Int(bytes[index + 5] >> 6)
        let isSecondField = header == nil && pictures.last?.reference == reference
        if !isSecondField {
          let isBetween = bytes[index + 5] >> 3 & 7 == 3
          pictures.append(Picture(reference: reference, isBetween: isBetween, time: time))
        }
        header = nil
      }
      index += 4
    }
    return pictures
  }

  /// The same in the order in which they are shown.
  private static func inOrder(_ pictures: [Picture]) -> [Picture] {
    var shown: [Picture] = []
    var held: Picture?
    for picture in pictures {
      if picture.isBetween {
        shown.append(picture)
      } else {
        if let held { shown.append(held) }
        held = picture
      }
    }
    if let held { shown.append(held) }
    return shown
  }
}
