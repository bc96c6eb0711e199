import UniformTypes

extension Container {
  /// Ogg (RFC 3533): the first packets of each stream, the place in time of the last page, and ID3
  /// tags around them.
  package static let ogg = Container(
    [
      FileFormat("OGG", "ogg", "audio/ogg", .oggAudio),
      FileFormat("OGV", "ogv", "video/ogg", .oggVideo),
    ],
    recognize: { head in
      head.matches("OggS") ? FileFormat("OGG", "ogg", "audio/ogg", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let type = found.format.type
      found.format = FileFormat("OGG", "ogg", "audio/ogg", type)
      found.takeFormat(namedBy: [
        FileFormat("OGV", "ogv", "video/ogg", type), FileFormat("OPUS", "opus", "audio/ogg", type),
      ])
      let streams = found.addID3(around: file)
      var reader = OggReader()
      reader.read(streams, &found)
      reader.tell(streams, &found)
      // The streams know better than the name.
      if found.format.name == "OGG" {
        if reader.has("Theora") {
          found.format = FileFormat("OGV", "ogv", "video/ogg", .oggVideo)
        } else if reader.has("Opus") {
          found.format = FileFormat("OPUS", "opus", "audio/ogg", type)
        }
      }
    })

  /// Free Lossless Audio Codec (RFC 9639): the metadata blocks, and ID3 and APE tags around the
  /// sound, which the specification advises against and writers add.
  package static let flac = Container([
    FileFormat("FLAC", "flac", "audio/flac", .flac)
  ]) {
    (file, found) throws(MetadataError) in
    let sound = found.addID3(around: file)
    guard try sound.head(count: 4).matches("fLaC") else { return }
    try FLACBlocks.read(sound.region(from: 4), &found)
    found.facts.takeMainTrack()
    // exiftool does not look for it here.
    found.form = .notInExiftool
    defer { found.form = [] }
    try APETag(endOf: sound)?.tell(&found)
  }
}
