extension TransportStream {
  func tell(_ found: inout MetadataBuilder) {
    for (index, stream) in streams.order.enumerated() {
      guard
        let kind = stream.isCue
          ? .metadata : StreamType.kind(of: stream.type) ?? stream.content?.kind
      else { continue }
      let codec =
        stream.isCue ? "SCTE-35" : stream.content?.codec ?? StreamType.words(of: stream.type)
      var track = MovieTrack(number: index + 1, kind: kind, codec: codec)
      track.language = stream.language
      if let channels = stream.channels {
        // Opus has one rate.
        (track.channels, track.sampleRate) = (channels, 48_000)
      }
      streams.complete(&track, of: stream.id)
      found.add(track)
    }
    if let first, var last {
      // The clock starts again after 2^33 ticks of 90 kHz.
      if last < first { last += 300 << 33 }
      if !isFirstLate { found.add(.m2ts, "Duration", last - first) }
      // One clock alone tells no length.
      if last > first { found.facts.duration = Double(last - first) / 27_000_000 }
    } else if first == nil, let shown, shown.lowerBound < shown.upperBound {
      found.facts.duration = Double(shown.upperBound - shown.lowerBound) / 90_000
    }
    found.facts.takeMainTrack()
    found.facts.creationDate =
      found.store.first("H264", named: "DateTimeOriginal")?.description
  }
}
