extension Movie {
  /// What the movie says of itself and of its tracks.
  var facts: MovieFacts {
    MovieFacts(
      timeScale: header?.timescale ?? 0, length: header?.length, duration: seconds,
      created: header.flatMap { $0.created > 0 ? $0.created : nil },
      modified: header.flatMap { $0.modified > 0 ? $0.modified : nil },
      preferredRate: header?.rate ?? 1, preferredVolume: header?.volume ?? 1,
      matrix: header?.matrix ?? .identity, isFragmented: isFragmented,
      tracks: tracks.map(\.facts))
  }
}

extension Track {
  fileprivate var facts: MovieTrack {
    let pictures = isPicture ? description : nil
    let rate: Double? =
      if let times, let media, times.length > 0, media.timescale > 0 {
        Double(times.count) * Double(media.timescale) / Double(times.length)
      } else if isPicture, let seconds = fragmentSeconds, seconds > 0, sampleCount > 0 {
        Double(sampleCount) / seconds
      } else {
        nil
      }
    return MovieTrack(
      id: header?.id ?? 0, isEnabled: header?.isEnabled ?? false, kind: handler.description,
      codec: description?.codec.description, language: extendedLanguage ?? language,
      timeScale: media?.timescale ?? 0, mediaLength: media?.length, length: header?.length,
      duration: media?.seconds ?? fragmentSeconds,
      naturalWidth: header?.naturalSize.width ?? 0,
      naturalHeight: header?.naturalSize.height ?? 0, codedWidth: pictures?.width,
      codedHeight: pictures?.height, matrix: header?.matrix ?? .identity,
      layer: header?.layer ?? 0, alternateGroup: header?.alternateGroup ?? 0,
      volume: header?.volume ?? 0, sampleCount: sampleCount, nominalFrameRate: rate,
      edits: edits, channels: sound?.channels, sampleRate: sound?.sampleRate,
      sampleSize: sound?.sampleSize, bitRate: sound?.bitRate ?? description?.bitRate,
      colorPrimaries: description?.color?.primaries,
      transferCharacteristics: description?.color?.transfer,
      matrixCoefficients: description?.color?.matrix,
      hasDolbyVision: description?.hasDolbyVision ?? false)
  }
}

extension MediaTrack {
  /// What all kinds of movies tell of a track.
  init(_ track: MovieTrack, number: Int) {
    let kind: MediaTrack.Kind
    switch track.kind {
    case "vide", "pict", "auxv": kind = .video
    case "soun": kind = .audio
    case "sbtl", "subt", "text", "clcp", "subp": kind = .subtitle
    default: kind = .metadata
    }
    self.init(number: track.id > 0 ? track.id : number, kind: kind, codec: track.codec)
    language = track.language
    duration = track.duration
    pixelWidth = track.codedWidth
    pixelHeight = track.codedHeight
    frameRate = track.nominalFrameRate
    channels = track.channels
    sampleRate = track.sampleRate
  }
}
