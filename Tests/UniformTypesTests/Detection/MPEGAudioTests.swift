import Testing
import UniformTypes

extension Start {
  /// Two frames and some bytes.
  private static func frames(_ header: [UInt8], _ length: Int) -> [UInt8] {
    header + zeros(length - header.count) + header + zeros(64)
  }

  /// 128 kbit/s, 44.1 kHz.
  static let mp3Frames: [UInt8] = frames([0xFF, 0xFB, 0x90, 0x64], 417)

  static let mpegAudio: [Start] = [
    Start(.mp3, bytes: mp3Frames),
    Start(.mp3, bytes: frames([0xFF, 0xF3, 0x40, 0xC4], 104), name: "MPEG-2"),
    Start(.mp2, bytes: frames([0xFF, 0xFD, 0x80, 0x04], 417)),
    Start(.mp3, bytes: bytes("ID3\u{4}\u{0}\u{0}\u{0}\u{0}\u{0}\u{A}") + zeros(10) + mp3Frames),
    Start(.mp3, "ID3\u{3}\u{0}\u{0}\u{0}\u{0}\u{20}\u{A}TIT2", name: "long tag"),
    Start(.aac, bytes: frames([0xFF, 0xF1, 0x50, 0x80, 0x2E, 0x7F, 0xFC], 371)),
    Start(.ac3, bytes: frames([0x0B, 0x77, 1, 2, 0x14, 0x40, 0, 0], 768)),
    Start(.enhancedAC3, bytes: frames([0x0B, 0x77, 0x00, 0x7F, 0x34, 0x86, 0, 0], 256)),
  ]
}

@Suite struct MPEGAudioTests {
  @Test(arguments: Start.mpegAudio)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test func aFrameWithoutANextOneIsNone() {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x64]
    #expect(detect(frame + zeros(600)) == nil)
    #expect(detect(frame + zeros(200)) == .mp3)
    #expect(detect(frame) == nil)
  }

  @Test func tagsBeforeOtherSound() {
    let tag = Start.bytes("ID3\u{3}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}")
    #expect(detect(tag + Start.bytes("fLaC\u{0}\u{0}\u{0}\u{22}")) == .flac)
    #expect(detect("ID3\u{9}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}") == nil)
    #expect(detect("ID3\u{3}\u{0}\u{0}\u{FF}\u{0}\u{0}\u{0}") == nil)
  }

  @Test func byteOrderMarksAreNoSound() {
    #expect(detect([0xFF, 0xFE] + Start.bytes("h\u{0}i\u{0}") + zeros(100)) == nil)
  }
}
