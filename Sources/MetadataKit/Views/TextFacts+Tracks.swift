/// The tracks of a movie, in the words of a summary.
extension TextFacts {
  /// `video, avc1, 1920 x 1080, 29.97 fps, eng, 10 s`
  static func track(_ track: MovieTrack) -> [String] {
    [
      "\(track.number)", track.kind.description, track.codec ?? "",
      track.pixelWidth.flatMap { width in track.pixelHeight.map { "\(width) x \($0)" } } ?? "",
      track.frameRate.map { number($0) + " fps" } ?? "",
      track.channels.map { $0 == 1 ? "1 channel" : "\($0) channels" } ?? "",
      track.sampleRate.map { number($0, digits: 10) + " Hz" } ?? "", track.language ?? "",
      track.duration.map { number($0) + " s" } ?? "", track.isEnabled ? "" : "off",
    ]
  }

  private static func number(_ value: Double, digits: Int = 5) -> String {
    var text = TextBuffer()
    text.append(value, significantDigits: digits)
    return text.string
  }
}
