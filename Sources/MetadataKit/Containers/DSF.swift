extension Container {
  /// DSD Stream File (DSF File Format Specification 1.01): sound of one bit a sample, and an ID3 tag.
  package static let dsf = Container(
    [],
    recognize: { head in
      head.matches("DSD \u{1c}\0\0\0") && head.matches("fmt ", at: 28)
        ? FileFormat("DSF", "dsf", "audio/x-dsf", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 40)
      let format = try file.slice(at: 28, count: 48)
      found.add(.dsf, fieldsOf: format, .little)
      var track = MovieTrack(number: 1, kind: .audio, codec: "DSD")
      let rate = try format.uint32(at: 28, .little)
      track.channels = try format.uint32(at: 24, .little)
      track.sampleRate = Double(rate)
      // The number of bits that the format has, 1 or 8, is the order of bits in a byte.
      track.sampleSize = 1
      if rate > 0 {
        track.duration = Double(try format.uint64(at: 36, .little)) / Double(rate)
      }
      found.add(track)
      found.facts.takeMainTrack()
      found.expect(
        "the sound", of: Int(clamping: try head.uint64(at: 12, .little)), at: 0, in: file)
      // 0: there is none.
      guard let tag = Int(exactly: try head.uint64(at: 20, .little)), tag > 0 else { return }
      let region = file.region(from: tag)
      if try region.head(count: 3).matches("ID3") { found.addID3(region) }
    })
}
