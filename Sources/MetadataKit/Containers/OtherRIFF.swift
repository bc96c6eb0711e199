extension Container {
  /// RIFF of other forms than sound and movies: animated pointers, palettes, drawings. The texts about
  /// them are where AVI has them, and of pointers the size.
  ///
  /// Source: *Multimedia Programming Interface and Data Specifications* 1.0 §2.
  package static let otherRIFF = Container(
    [],
    recognize: { head in
      head.matches("RIFF") && head.count >= 12
        ? plainRIFF : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.head(count: 12)
      let isPointer = head.matches("ACON", at: 8)
      // Players refuse a form of small letters, but what it has is sound.
      let isSound = head.matches("wave", at: 8)
      var texts = AVIMovie()
      var walk = RIFFWalk(file, at: 12, limits: found.limits)
      while let chunk = try walk.next() {
        try found.expectRoom()
        do throws(MetadataError) {
          switch (chunk.name, chunk.form) {
          // What these hold in other forms is not what it is in sound.
          case ("fmt ", _) where !isSound, ("data", _) where !isSound: continue
          case ("anih", _) where isPointer: try tellPointer(chunk.body, &found)
          case ("LIST", "fram") where isPointer: try tellFrames(chunk.body, &found)
          default: try texts.read(chunk, &found)
          }
        } catch {
          found.warn(error)
        }
        chunk.warnIfCut(&found)
      }
      if isSound { texts.tell(&found) }
      if !found.warnings.contains(where: \.isDamage) { try walk.expectWhole() }
    })

  private static let plainRIFF = FileFormat("RIFF", "riff", "application/unknown", nil)

  /// Sounds of instruments (SoundFont 2.04 §5, DLS 2.2 §2), and MIDI that is a chunk of RIFF: their types are
  /// told by their forms. MIDI by itself has no chunks of RIFF.
  package static let instrumentRIFF = Container(ofSignatures: "SF2", "DLS", "MIDI") {
    (file, found) throws(MetadataError) in
    guard try file.head(count: 4).matches("RIFF") else { return }
    found.format.isInExiftool = true
    found.misreadFormat = plainRIFF
    try otherRIFF.read(file, &found)
  }

  /// `ANIHEADER`: its size, pictures, steps, and, where they are no icons, how large those are.
  private static func tellPointer(
    _ header: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let fields = try header.slice(at: 0, count: 36)
    found.facts.frameCount = try fields.uint32(at: 4, .little)
    let (width, height) = (try fields.uint32(at: 12, .little), try fields.uint32(at: 16, .little))
    guard width > 0, height > 0 else { return }
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
  }

  /// The first picture, an icon or a pointer: 0 is 256 there.
  private static func tellFrames(
    _ frames: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var walk = RIFFWalk(frames, limits: found.limits)
    guard found.facts.pixelWidth == nil, let first = try walk.next(), first.name == "icon" else {
      return
    }
    let entry = try first.body.slice(at: 6, count: 2)
    found.facts.pixelWidth = entry[0] == 0 ? 256 : entry[0].map(Int.init)
    found.facts.pixelHeight = entry[1] == 0 ? 256 : entry[1].map(Int.init)
  }
}
