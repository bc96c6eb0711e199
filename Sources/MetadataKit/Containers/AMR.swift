import UniformTypes

extension Container {
  /// Speech as telephones record it (RFC 4867 §5.1): one channel.
  package static let amr = Container([
    FileFormat("AMR", "amr", "audio/amr", .amr).outsideExiftool
  ]) {
    (file, found) throws(MetadataError) in
    let isWide = try file.head(count: 8).matches("#!AMR-WB")
    var track = MovieTrack(number: 1, kind: .audio, codec: isWide ? "sawb" : "samr")
    track.sampleRate = isWide ? 16000 : 8000
    track.channels = 1
    found.add(track)
    found.facts.takeMainTrack()
  }
}
