/// The header of RealAudio 4 and 5, of a file or of a stream of RealMedia.
struct RealSound {
  private let sampleRate: Int
  private let channels: Int

  /// - Parameter header: from its mark `.ra` and 253 on; nil where it is another.
  init?(_ header: ByteSlice) {
    guard header.matches(".ra"), header[3] == 0xfd, let version = try? header.uint16(at: 4, .big),
      version == 4 || version == 5
    else { return nil }
    // Version 5 has six bytes more before them.
    let start = version == 4 ? 48 : 54
    guard let rate = try? header.uint16(at: start, .big),
      let count = try? header.uint16(at: start + 6, .big)
    else { return nil }
    (sampleRate, channels) = (rate, count)
  }

  /// Completes a track by what the header says.
  func complete(_ track: inout MovieTrack) {
    if sampleRate > 0 { track.sampleRate = Double(sampleRate) }
    if channels > 0 { track.channels = channels }
  }
}
