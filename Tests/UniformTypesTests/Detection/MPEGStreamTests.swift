import Testing
import UniformTypes

extension Start {
  private static func packets(_ size: Int, before: Int = 0) -> [UInt8] {
    (0..<3).flatMap { _ in zeros(before) + [0x47] + zeros(size - before - 1) }
  }

  static let mpegStreams: [Start] = [
    Start(.mpeg2TransportStream, bytes: packets(188)),
    Start(.mpeg2TransportStream, bytes: packets(204), name: "with error correction"),
    Start(.avchdTransportStream, bytes: packets(192, before: 4)),
    Start(.mpeg, "\u{0}\u{0}\u{1}\u{BA}\u{44}\u{0}\u{4}\u{0}", name: "MPEG-2"),
    Start(.mpeg, "\u{0}\u{0}\u{1}\u{BA}\u{21}\u{0}\u{1}\u{0}", name: "MPEG-1"),
    Start(
      .mpeg,
      "\u{0}\u{0}\u{1}\u{B3}\u{16}\u{0}\u{F0}\u{14}\u{FF}\u{FF}\u{E0}\u{18}\u{0}\u{0}\u{1}\u{B8}"),
    Start(
      .mpeg2Video,
      "\u{0}\u{0}\u{1}\u{B3}\u{16}\u{0}\u{F0}\u{14}\u{FF}\u{FF}\u{E0}\u{18}\u{0}\u{0}\u{1}\u{B5}"),
    Start(
      .mpeg2Video,
      bytes: bytes("\u{0}\u{0}\u{1}\u{B3}\u{16}\u{0}\u{F0}\u{14}\u{FF}\u{FF}\u{E0}\u{1A}")
        + [UInt8](repeating: 16, count: 64) + bytes("\u{0}\u{0}\u{1}\u{B5}"), name: "with matrix"),
    Start(
      .mpeg,
      bytes: zeros(63)
        + bytes(
          "\u{0}\u{0}\u{1}\u{B3}\u{16}\u{0}\u{F0}\u{14}\u{FF}\u{FF}\u{E0}\u{18}\u{0}\u{0}\u{1}\u{B8}"
        ),
      name: "behind zeros"),
  ]
}

@Suite struct MPEGStreamTests {
  @Test(arguments: Start.mpegStreams)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }
}
