extension Container {
  /// Sound that Lossless Audio, OptimFROG or LPAC compressed: they keep the header of the WAVE file that it was
  /// (*Multimedia Programming Interface and Data Specifications* 1.0 §3), and little else is known of their files.
  package static let losslessSound = Container(ofSignatures: "LA", "OFR", "PAC") {
    (file, found) throws(MetadataError) in
    guard let start = waveChunks(try file.head(count: 1024)) else { return }
    var sound = AVIMovie()
    var walk = RIFFWalk(file, at: start, limits: found.limits)
    var bytes = 0
    // What follows them is compressed; only of the data it says how many bytes they were.
    while let name = try? file.slice(at: walk.position, count: 4).text, headers.contains(name) {
      if name == "data" {
        bytes = try file.uint32(at: walk.position + 4, .little)
        break
      }
      guard let chunk = try walk.next() else { break }
      try sound.read(chunk, &found)
    }
    var track = MovieTrack(number: 1, kind: .audio, codec: found.format.name)
    let store = found.store
    track.sampleRate = store.first("RIFF", named: "SampleRate")?.number()
    track.channels = store.first("RIFF", named: "NumChannels")?.integer().map(Int.init)
    if let rate = store.first("RIFF", named: "AvgBytesPerSec")?.number(), rate > 0, bytes > 0,
      bytes < 0xffff_fff0
    {
      track.duration = Double(bytes) / rate
    }
    found.add(track)
    found.facts.takeMainTrack()
    found.facts.duration = track.duration
  }

  private static let headers = ["fmt ", "fact", "LIST", "junk", "data"]

  /// Where the chunks of a WAVE file begin within another's head: behind its form, or its size.
  private static func waveChunks(_ head: ByteSlice) -> Int? {
    var place = head.firstPlace(of: "WAVE")
    while let form = place {
      for start in [form + 4, form + 8]
      where head.matches("fmt ", at: start) || head.matches("junk", at: start) {
        return start
      }
      place = head.firstPlace(of: "WAVE", from: form + 1)
    }
    return nil
  }
}
