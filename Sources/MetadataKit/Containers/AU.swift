import UniformTypes

extension Container {
  /// Sound of Sun and NeXT (`audio.h`): a header of six numbers.
  package static let au = Container([
    FileFormat("AU", "au", "audio/basic", .au).outsideExiftool
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 24)
    let start = try head.uint32(at: 4, .big)
    let stated = try head.uint32(at: 8, .big)
    let rate = try head.uint32(at: 16, .big)
    let channels = try head.uint32(at: 20, .big)
    var track = MovieTrack(number: 1, kind: .audio)
    track.channels = channels > 0 ? channels : nil
    track.sampleRate = rate > 0 ? Double(rate) : nil
    if let coding = codings[try head.uint32(at: 12, .big)] {
      track.codec = coding.name
      track.sampleSize = coding.bytes * 8
      // All bits are set where the writer did not know.
      let count = stated < 0xffff_ffff ? stated : max(0, file.count - start)
      if rate > 0, channels > 0 {
        track.duration = Double(count / coding.bytes) / Double(channels) / Double(rate)
      }
    }
    if stated < 0xffff_ffff { found.expect("the sound", of: stated, at: start, in: file) }
    found.add(track)
    found.facts.takeMainTrack()
  }

  /// How samples are coded that have a whole number of bytes, by QuickTime's names.
  private static let codings: [Int: (name: String, bytes: Int)] = [
    1: ("ulaw", 1), 2: ("lpcm", 1), 3: ("lpcm", 2), 4: ("lpcm", 3), 5: ("lpcm", 4), 6: ("fl32", 4),
    7: ("fl64", 8), 27: ("alaw", 1),
  ]
}
