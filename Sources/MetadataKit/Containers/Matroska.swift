import UniformTypes

extension Container {
  /// Matroska and WebM (RFC 9559): movies, sound and subtitles in EBML.
  package static let matroska = Container(
    [
      FileFormat("MKV", "mkv", "video/x-matroska", .matroska),
      FileFormat("WEBM", "webm", "video/webm", .webM),
      FileFormat("MKA", "mka", "audio/x-matroska", .matroskaAudio),
    ],
    recognize: { head in
      // Of a type of document that is not known, or of none.
      (try? head.uint32(at: 0, .big)) == Int(MatroskaReader.ID.header)
        ? FileFormat("MKV", "mkv", "video/x-matroska", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      var movie = MatroskaReader()
      found.format = Self.mkv
      found.takeFormat(namedBy: [Self.mka, Self.mks, Self.webM])
      movie.read(file, &found)
      if movie.documentType == "webm" { found.format = Self.webM }
      // What has no pictures is a sound or subtitles, whatever it calls itself.
      let kinds = movie.trackTypes
      if !kinds.contains(1), !kinds.contains(3) {
        if kinds.contains(2) {
          // Sound of WebM is WebM to Apple's types.
          found.format = Self.mka
          if movie.documentType == "webm" { found.format.type = .webM }
        } else if kinds.contains(17) {
          found.format = Self.mks
        }
      }
      if movie.documentType != "webm", movie.documentType != "matroska" {
        found.format.type = nil
        let type = movie.documentType.boundedName
        found.warn(
          Warning(
            .unsupported, "EBML of the type '\(type)' is read as if it were Matroska",
            at: file.start)
        )
      }
    })

  private static let mkv = FileFormat("MKV", "mkv", "video/x-matroska", .matroska)
  private static let mka = FileFormat("MKA", "mka", "audio/x-matroska", .matroskaAudio)
  private static let mks = FileFormat("MKS", "mks", "application/x-matroska", .matroska)
  private static let webM = FileFormat("WEBM", "webm", "video/webm", .webM)
}
