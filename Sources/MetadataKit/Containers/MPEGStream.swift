import UniformTypes

extension Container {
  /// Program streams and plain video of MPEG-1 and MPEG-2 (ISO 11172-1, ISO 13818-1 §2.5): the
  /// first headers, and the length from the times at both ends.
  package static let mpegProgram = Container([
    FileFormat("MPEG", "mpg", "video/mpeg", .mpeg),
    FileFormat("MPEG", "mpg", "video/mpeg", .mpeg2Video),
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.head(count: MPEGProgramTimes.most)
    found.takeFormat(namedBy: [
      FileFormat("M2V", "m2v", "video/mpeg", .mpeg2Video),
      FileFormat("VOB", "vob", "video/mpeg", .mpeg),
    ])
    let headers = MPEGHeaders(head.elements, &found)
    var tracks = ProgramStreams(head.elements).tracks
    for kind in [MovieTrack.Kind.audio, .video] {
      // Plain video and sound, a header far behind, packets with damaged lengths.
      guard let codec = headers.codec(kind),
        !tracks.contains(where: { $0.kind == kind && $0.codec != nil })
      else { continue }
      var track = MovieTrack(number: 0, kind: kind, codec: codec)
      headers.complete(&track)
      tracks.removeAll { $0.kind == kind }
      tracks.insert(track, at: kind == .video ? 0 : tracks.count)
    }
    tracks += PrivateStreams(head.elements).tracks
    for var track in tracks {
      track.number = found.facts.tracks.count + 1
      found.add(track)
    }
    found.facts.takeMainTrack()
    let main = found.facts.tracks.first { $0.kind == .video }
    let isMPEG = main?.codec == StreamType.words(of: 1) || main?.codec == StreamType.words(of: 2)
    found.facts.duration = try MPEGProgramTimes.duration(
      of: file, head, pictures: isMPEG ? main?.frameRate : nil)
  }

  /// Transport streams (ISO 13818-1 §2.4), those of AVCHD and Blu-ray among them.
  package static let mpegTransport = Container([
    FileFormat("M2T", "m2t", "video/mpeg", .mpeg2TransportStream),
    FileFormat("M2TS", "mts", "video/m2ts", .avchdTransportStream),
  ]) {
    (file, found) throws(MetadataError) in
    guard var stream = try TransportStream(file) else { return }
    stream.read(&found)
  }

  /// The same where the file begins within a packet, as recordings of broadcasts do. A text may have a G in
  /// each of its lines, but is told before.
  package static let mpegTransportBehindPart = Container(
    [],
    recognize: { head in
      for start in 1..<192 where head[start] == 0x47 {
        for (size, format) in Swift.zip([188, 192], mpegTransport.formats) {
          let places = Array(stride(from: start, to: head.count, by: size).prefix(8))
          if places.count > 3, places.allSatisfy({ head[$0] == 0x47 }) { return format }
        }
      }
      return nil
    },
    read: mpegTransport.read)
}
