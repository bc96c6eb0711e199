import Testing
import UniformTypes

extension Start {
  static func page(_ body: String, flags: UInt8 = 2) -> [UInt8] {
    let body = bytes(body)
    return bytes("OggS\u{0}") + [flags] + zeros(20) + [1, UInt8(body.count)] + body
  }

  static let ogg: [Start] = [
    Start(.oggAudio, bytes: page("\u{1}vorbis\u{0}") + page("\u{3}vorbis", flags: 0)),
    Start(.oggAudio, bytes: page("OpusHead\u{1}") + page("OpusTags", flags: 0)),
    Start(.oggVideo, bytes: page("\u{80}theora\u{3}") + page("\u{1}vorbis\u{0}")),
    Start(.oggVideo, bytes: page("\u{1}vorbis\u{0}") + page("\u{80}theora\u{3}")),
    Start(.audiovisualContent, bytes: page("unheard of") + page("", flags: 0), name: "Ogg"),
  ]
}

@Suite struct OggTests {
  @Test(arguments: Start.ogg)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }
}
