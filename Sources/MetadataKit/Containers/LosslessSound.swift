extension Container {
  /// Sound that Lossless Audio, OptimFROG or LPAC compressed: they keep what stands around the data in the WAVE
  /// file that it was (*Multimedia Programming Interface and Data Specifications* 1.0 §3), and tags of Monkey's
  /// Audio or ID3 may follow; little else is known of their files.
  package static let losslessSound = Container(ofSignatures: "LA", "OFR", "PAC") {
    (file, found) throws(MetadataError) in
    var packed = found.addID3(around: file)
    found.attempt { (found) throws(MetadataError) in
      if let tag = try APETag(endOf: packed) {
        packed = packed.clamped(at: 0, count: tag.start - packed.start)
        try tag.tell(&found)
      }
    }
    var sound = PackedWave()
    found.attempt { (found) throws(MetadataError) in try sound.read(packed, &found) }
    sound.tell(&found)
  }

  private static let losslessFormats = [
    ("LA02", FileFormat("LA", "la", "audio/x-nspaudio", nil)),
    ("LA03", FileFormat("LA", "la", "audio/x-nspaudio", nil)),
    ("LA04", FileFormat("LA", "la", "audio/x-nspaudio", nil)),
    ("OFR ", FileFormat("OFR", "ofr", "audio/x-ofr", nil)),
    ("LPAC", FileFormat("PAC", "pac", "audio/x-lpac", nil)),
  ]

  /// Which of them begins so: a text may begin with their marks, so the header of WAVE has to follow.
  static func losslessFormat(of head: ByteSlice) -> FileFormat? {
    guard let format = losslessFormats.first(where: { head.has($0.0) })?.1,
      PackedWave.chunks(in: head) != nil
    else { return nil }
    return format
  }
}
